#ifndef PAPPERS_CWORDS_H
#define PAPPERS_CWORDS_H

/// A table of Words/ as it stands in the program.
typedef struct {
    const char *slug;
    const unsigned char *bytes;
    long length;
} BundledTable;

/// The table with a slug, "packs" being the index; without bytes if there is none.
BundledTable bundled_table(const char *slug);

#endif
