#include "CWords.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char packs[] = {
#embed "../../Words/packs.csv"
};
static const unsigned char everyday[] = {
#embed "../../Words/everyday.csv"
};
static const unsigned char animals[] = {
#embed "../../Words/animals.csv"
};
static const unsigned char films[] = {
#embed "../../Words/films.csv"
};

static const BundledTable tables[] = {
    {"packs", packs, sizeof packs},
    {"everyday", everyday, sizeof everyday},
    {"animals", animals, sizeof animals},
    {"films", films, sizeof films},
};

BundledTable bundled_table(const char *slug) {
    for (unsigned i = 0; i < sizeof tables / sizeof *tables; i++)
        if (strcmp(tables[i].slug, slug) == 0) return tables[i];
    return (BundledTable){slug, 0, 0};
}
