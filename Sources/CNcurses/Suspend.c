#include "Private.h"

#include "CNcurses.h"
#include <ncurses.h>
#include <unistd.h>

static int is_in_foreground(void) {
  pid_t owner = tcgetpgrp(STDIN_FILENO);
  return owner < 0 || owner == getpgrp();
}

// Stops as the shell expects it: with the signal's default action, and with whoever shares our job.
static void stop(int signal) {
  struct sigaction usual = {.sa_handler = SIG_DFL}, ours;
  sigemptyset(&usual.sa_mask);
  sigaction(signal, &usual, &ours);
  kill(is_in_foreground() ? 0 : getpid(), signal);
  sigaction(signal, &ours, NULL);
}

// Waits in the background, stopped, for the terminal to be ours again; returns 0 if the end came first.
static int regain_terminal(void) {
  for (;;) {
    cn_collect_signals();
    if (cn_pending_signals & CN_ENDED) return 0;
    if (is_in_foreground()) return 1;
    cn_pending_signals &= ~CN_CONTINUED;
    stop(SIGTTOU);
    cn_collect_signals();
    // An orphaned job can't be stopped, and nobody will give it the terminal.
    if (!(cn_pending_signals & CN_CONTINUED)) cn_pending_signals |= CN_ENDED;
  }
}

void cn_resume(void) {
  cn_screen_is_ours = 0;
  int is_regained = regain_terminal();
  cn_pending_signals &= ~(CN_CONTINUED | CN_STOP);
  cn_pending_signals |= CN_RESUMED;
  if (is_regained) {
    // Whoever had the terminal meanwhile may have changed anything in it.
    if (!isendwin()) endwin();
    reset_prog_mode();
    cn_resume_keys();
    cn_screen_is_ours = 1;
  } else if (!isendwin()) {
    cn_write_farewell();
  }
}

void cn_suspend(void) {
  if (!cn_screen_is_ours) return;
  endwin();
  cn_screen_is_ours = 0;
  stop(SIGTSTP);
  cn_resume();
}
