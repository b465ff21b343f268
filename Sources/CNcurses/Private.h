// What the files of this target share.
#pragma once

#define NCURSES_WIDECHAR 1
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <signal.h>

// Whether the terminal is in our modes now; read by the crash handler.
extern volatile sig_atomic_t cn_screen_is_ours;

// Charset.c
void cn_choose_charset(void);

// Signals.c
int cn_catch_signals(void);
void cn_release_signals(void);
// Adds what came to the pending signals: a set of those in CNcurses.h and CN_CONTINUED.
void cn_collect_signals(void);
extern int cn_pending_signals;
enum { CN_CONTINUED = 0x100 };

// Suspend.c
void cn_resume(void);

// Crash.c
void cn_prepare_for_crash(int has_mouse, int has_alternate_screen);
void cn_restore_line(void);
void cn_write_farewell(void);

// ErrorLog.c
void cn_open_error_log(void);
void cn_close_error_log(void);

// Keys.c
int cn_start_keys(int mouse);
void cn_resume_keys(void);
void cn_end_keys(void);
