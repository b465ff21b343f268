#include "Private.h"

#include "CNcurses.h"
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20170401
#define MANY_PAIRS 1
#else
#define MANY_PAIRS 0
#endif

static SCREEN *screen;
static int was_resized;

static int has_capability(const char *name) {
  char *text = tigetstr((char *)name);
  return text && text != (char *)-1;
}

static int check_type(void) {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return CN_NO_TERMINAL;
  if (!*cn_type()) return CN_NO_TYPE;
  int reason = 0;
  if (setupterm(NULL, STDOUT_FILENO, &reason) != OK) return reason == 1 ? CN_TOO_DUMB : CN_UNKNOWN_TYPE;
  return has_capability("cup") ? CN_OPENED : CN_TOO_DUMB;
}

int cn_open(int mouse) {
  if (screen) return CN_ALREADY_OPEN;
  int result = check_type();
  if (result != CN_OPENED) return result;
  int has_mouse = mouse && has_capability("kmous");

  cn_choose_charset();
  // Before curses starts, so that it leaves these signals alone.
  if (!cn_catch_signals()) return CN_FAILED;
  cn_prepare_for_crash(has_mouse, has_capability("smcup"));
  cn_screen_is_ours = 1;
  screen = newterm(NULL, stdout, stdin);
  if (!screen) {
    cn_screen_is_ours = 0;
    cn_release_signals();
    return CN_FAILED;
  }
  cn_open_error_log();
  static int is_registered;
  if (!is_registered) is_registered = atexit(cn_close) == 0;
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  if (!cn_start_keys(has_mouse)) {
    cn_close();
    return CN_FAILED;
  }
  return CN_OPENED;
}

void cn_close(void) {
  if (!screen) return;
  if (cn_screen_is_ours) {
    endwin();
    cn_restore_line();
    cn_screen_is_ours = 0;
  }
  cn_end_keys();
  delscreen(screen);
  screen = NULL;
  cn_close_error_log();
  cn_release_signals();
}

const char *cn_type(void) {
  const char *type = getenv("TERM");
  return type ? type : "";
}

int cn_no_color(void) {
  const char *value = getenv("NO_COLOR");
  return value && *value;
}

int cn_colors(void) { return has_colors() ? COLORS : 0; }

int cn_pairs(void) { return MANY_PAIRS || COLOR_PAIRS < 256 ? COLOR_PAIRS : 256; }

static void follow_size(void) {
  struct winsize size;
  if (!screen || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return;
  if (size.ws_row == LINES && size.ws_col == COLS) return;
  resize_term(size.ws_row, size.ws_col);
  was_resized = 1;
}

int cn_columns(void) {
  follow_size();
  return COLS;
}

int cn_rows(void) {
  follow_size();
  return LINES;
}

int cn_was_resized(void) {
  follow_size();
  int result = was_resized;
  was_resized = 0;
  return result;
}

void cn_define_pair(int pair, int ink, int surface) {
#if MANY_PAIRS
  init_extended_pair(pair, ink, surface);
#else
  init_pair((short)pair, (short)ink, (short)surface);
#endif
}

static cchar_t cell(const wchar_t *text, int pair, int attributes) {
  attr_t look = (attributes & CN_BOLD ? A_BOLD : 0) | (attributes & CN_REVERSE ? A_REVERSE : 0);
  cchar_t result;
  memset(&result, 0, sizeof result);
#if MANY_PAIRS
  setcchar(&result, text, look, (short)pair, &pair);
#else
  setcchar(&result, text, look, (short)pair, NULL);
#endif
  return result;
}

void cn_begin(int pair, int clear) {
  // Curses adds the background's attributes to each cell, so it has none.
  cchar_t blank = cell(L" ", pair, 0);
  wbkgrndset(stdscr, &blank);
  werase(stdscr);
  if (clear) {
    clearok(curscr, TRUE);
  } else {
    redrawwin(stdscr);
  }
}

// A glyph's base and the marks on it, at most four; returns its width, or 0 if it can't stand alone.
static int decode(const char *glyph, wchar_t *text) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  int width = 0, count = 0;
  while (*glyph && count < 5) {
    wchar_t character = 0;
    size_t length = mbrtowc(&character, glyph, MB_CUR_MAX, &state);
    if (length == 0 || length > MB_CUR_MAX) break;
    glyph += length;
    int own = wcwidth(character);
    if (count == 0 ? own < 1 : own != 0) break;
    // Joiners and variation selectors change widths in ways that terminals don't agree on.
    if (character == 0x200D || (character >= 0xFE00 && character <= 0xFE0F)) break;
    if (count == 0) width = own;
    text[count++] = character;
  }
  text[count] = 0;
  return width;
}

void cn_put(int x, int y, const char *glyph, int room, int pair, int attributes) {
  wchar_t text[6];
  int width = decode(glyph, text);
  if (width < 1 || width > room) {
    wcscpy(text, L"?");
    width = 1;
  }
  cchar_t put = cell(text, pair, attributes);
  mvadd_wchnstr(y, x, &put, 1);
  if (width < room) {
    cchar_t blank = cell(L" ", pair, attributes);
    mvadd_wchnstr(y, x + 1, &blank, 1);
  }
}

void cn_show(int x, int y) {
  if (!cn_screen_is_ours) return;
  int can_hide = curs_set(x >= 0) != ERR;
  leaveok(stdscr, x < 0 && can_hide);
  // One that can't be hidden is out of the way in the corner.
  move(x < 0 ? LINES - 1 : y, x < 0 ? COLS - 1 : x);
  refresh();
}

void cn_repaint(void) {
  if (!cn_screen_is_ours) return;
  clearok(curscr, TRUE);
  refresh();
}

void cn_ring(void) {
  if (cn_screen_is_ours) beep();
}
