#include "Private.h"

#include "CNcurses.h"
#include <ncurses.h>
#include <string.h>
#include <term.h>
#include <wchar.h>

static mbstate_t state;
// Reading from a pad never draws, as reading from a window does.
static WINDOW *pad;

// A mouse that another program left on would else send its reports as letters.
static void forget_mouse(void) {
  char *prefix = tigetstr("kmous");
  if (prefix && prefix != (char *)-1) define_key(prefix, 0);
}

int cn_start_keys(int mouse) {
  pad = newpad(1, 1);
  if (!pad) return 0;
  memset(&state, 0, sizeof state);
  raw();
  noecho();
  nonl();
  intrflush(pad, FALSE);
  keypad(pad, TRUE);
  nodelay(pad, TRUE);
  set_escdelay(25);
  // A frame is sent whole, whatever is typed meanwhile.
  typeahead(-1);
  if (mouse) {
    mouseinterval(0);
    mousemask(BUTTON1_PRESSED | BUTTON1_RELEASED, NULL);
  } else {
    forget_mouse();
  }
  return 1;
}

void cn_resume_keys(void) { keypad(pad, TRUE); }

void cn_end_keys(void) { delwin(pad); }

static int mouse_key(void) {
  MEVENT event;
  if (getmouse(&event) != OK) return CN_OTHER_KEY;
  if (event.bstate & BUTTON1_PRESSED) return CN_PRESS + event.x;
  if (event.bstate & BUTTON1_RELEASED) return CN_RELEASE + event.x;
  return CN_OTHER_KEY;
}

static int named_key(int code) {
  switch (code) {
    case KEY_ENTER: return CN_ENTER;
    case KEY_BACKSPACE: return CN_BACKSPACE;
    case KEY_DC: return CN_DELETE;
    case KEY_BTAB: return CN_BACK_TAB;
    case KEY_UP: return CN_UP;
    case KEY_DOWN: return CN_DOWN;
    case KEY_LEFT: return CN_LEFT;
    case KEY_RIGHT: return CN_RIGHT;
    case KEY_HOME:
    case KEY_A1: return CN_HOME;
    case KEY_END:
    case KEY_C1: return CN_END;
    case KEY_PPAGE:
    case KEY_A3: return CN_PAGE_UP;
    case KEY_NPAGE:
    case KEY_C3: return CN_PAGE_DOWN;
    case KEY_MOUSE: return mouse_key();
    default: return CN_OTHER_KEY;
  }
}

int cn_key(void) {
  for (;;) {
    int code = wgetch(pad);
    if (code == ERR) return CN_NO_KEY;
    int is_begun = !mbsinit(&state);
    if (code > 0xFF) {
      memset(&state, 0, sizeof state);
      return named_key(code);
    }
    char byte = (char)code;
    wchar_t character = 0;
    size_t length = mbrtowc(&character, &byte, 1, &state);
    if (length == (size_t)-1 && is_begun) {
      // What was begun is lost; this byte may begin something new.
      memset(&state, 0, sizeof state);
      length = mbrtowc(&character, &byte, 1, &state);
    }
    if (length == (size_t)-1) memset(&state, 0, sizeof state);
    if (length <= 1) return (int)character;
  }
}

void cn_flush_keys(void) {
  flushinp();
  memset(&state, 0, sizeof state);
}
