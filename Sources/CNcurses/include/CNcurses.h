// What Pappers asks of the terminal. Only UTF-8 strings and ints cross: no WINDOW, no wchar_t, no cchar_t.
// One screen at a time, and all calls from the main thread.
#pragma once

// Why a screen could not be opened.
enum {
  CN_OPENED = 0,
  CN_NO_TERMINAL,   // standard input or output is something else
  CN_NO_TYPE,       // TERM is not set
  CN_UNKNOWN_TYPE,  // TERM is in no terminfo
  CN_TOO_DUMB,      // no cursor addressing
  CN_ALREADY_OPEN,
  CN_FAILED,
};

// Takes the screen over; `mouse` asks for the mouse where the terminal has one.
int cn_open(int mouse);
// Gives the screen, the line settings and standard error back. Does nothing when called again.
void cn_close(void);

// TERM, or "".
const char *cn_type(void);
// Whether NO_COLOR is set and not empty.
int cn_no_color(void);
// Whether the user's own locale is a UTF-8 one.
int cn_is_utf8(void);
// How many colours and pairs of them there are; 0 without colours.
int cn_colors(void);
int cn_pairs(void);

// The size of now, which curses is told too.
int cn_columns(void);
int cn_rows(void);
// Whether curses was told another size since this was last asked.
int cn_was_resized(void);

enum { CN_BOLD = 1, CN_REVERSE = 2 };

void cn_define_pair(int pair, int ink, int surface);
// Empties the screen to the surface of a pair; the next cn_show sends all of it, over a cleared terminal if asked.
void cn_begin(int pair, int clear);
// Puts a glyph in `room` cells.
void cn_put(int x, int y, const char *glyph, int room, int pair, int attributes);
// Sends what changed. The cursor is hidden if `x` is negative.
void cn_show(int x, int y);
// Clears the screen and sends all of it again.
void cn_repaint(void);
void cn_ring(void);

enum { CN_INPUT = 1, CN_SIGNALS = 2, CN_HANG_UP = 4 };

// Sleeps until there is something: a set of the above, 0 after `milliseconds`, which are without end if negative.
int cn_wait(int milliseconds);

// What cn_key gives: a Unicode scalar, one of these, or a mouse button's column on top of CN_PRESS or CN_RELEASE.
enum {
  CN_NO_KEY = -1,
  CN_OTHER_KEY = 0x110000,
  CN_ENTER,
  CN_BACKSPACE,
  CN_DELETE,
  CN_BACK_TAB,
  CN_UP,
  CN_DOWN,
  CN_LEFT,
  CN_RIGHT,
  CN_HOME,
  CN_END,
  CN_PAGE_UP,
  CN_PAGE_DOWN,
  CN_PRESS = 0x200000,
  CN_RELEASE = 0x300000,
};

// The next key that is there. Bytes that are no text in the user's charset are skipped.
int cn_key(void);
// Forgets what was typed and not read.
void cn_flush_keys(void);

enum { CN_RESIZED = 1, CN_ENDED = 2, CN_STOP = 4, CN_RESUMED = 8 };

// Which signals came since this was last asked: a set of the above. Takes the screen again if the program was stopped.
int cn_signals(void);
// Gives the screen back, stops the whole job, and once it goes on takes the screen again; CN_RESUMED follows.
void cn_suspend(void);
