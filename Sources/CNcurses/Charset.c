#include "Private.h"

#include "CNcurses.h"
#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int is_utf8;

static int is_utf8_now(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// The locale's name that the environment gives for characters.
static const char *name(void) {
  static const char *const variables[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(variables[i]);
    if (value && *value) return value;
  }
  return "";
}

// A locale that isn't installed still says which charset its user has.
static int names_utf8(void) {
  const char *charset = strchr(name(), '.');
  return charset && (strncasecmp(charset, ".UTF-8", 6) == 0 || strncasecmp(charset, ".utf8", 5) == 0);
}

static int names_nothing(void) {
  return !*name() || strcmp(name(), "C") == 0 || strcmp(name(), "POSIX") == 0;
}

static void use_any_utf8(void) {
  static const char *const names[] = {"C.UTF-8", "UTF-8", "en_US.UTF-8"};
  for (int i = 0; i < 3; i++) {
    if (setlocale(LC_CTYPE, names[i])) return;
  }
}

void cn_choose_charset(void) {
  int is_installed = setlocale(LC_ALL, "") || setlocale(LC_CTYPE, "");
  // Numbers in files have points everywhere.
  setlocale(LC_NUMERIC, "C");
  is_utf8 = is_utf8_now();
  if (is_utf8) return;
  if (!is_installed && names_utf8()) {
    use_any_utf8();
    is_utf8 = is_utf8_now();
  } else if (!is_installed || names_nothing()) {
    // Nothing is known: keys are read as UTF-8, which ASCII is too, and only ASCII is shown.
    use_any_utf8();
  }
}

int cn_is_utf8(void) { return is_utf8; }
