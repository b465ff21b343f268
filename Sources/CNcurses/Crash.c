#include "Private.h"

#include <string.h>
#include <termios.h>
#include <unistd.h>

volatile sig_atomic_t cn_screen_is_ours;

static struct termios line;
static int has_line;
static char farewell[128];

void cn_write_farewell(void) {
  ssize_t written = write(STDOUT_FILENO, farewell, strlen(farewell));
  (void)written;
}

void cn_restore_line(void) {
  if (has_line) tcsetattr(STDIN_FILENO, TCSANOW, &line);
}

static void crashed(int signal) {
  if (cn_screen_is_ours) {
    cn_screen_is_ours = 0;
    cn_write_farewell();
    cn_restore_line();
  }
  cn_close_error_log();
  raise(signal);
}

// Must be called before curses changes the line.
void cn_prepare_for_crash(int has_mouse, int has_alternate_screen) {
  static char stack[64 * 1024];
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT};

  has_line = tcgetattr(STDIN_FILENO, &line) == 0;
  farewell[0] = 0;
  if (has_mouse) strcat(farewell, "\033[?1000l\033[?1006l");
  // Without a second screen the prompt goes under what stands there.
  if (!has_alternate_screen) strcat(farewell, "\033[0m\033[999;1H\033[K");
  strcat(farewell, "\033[?1049l\033[0m\033[?25h\033[?1l\033>");

  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  // So that the line can be restored from the background too.
  sigaddset(&action.sa_mask, SIGTTOU);
  for (unsigned i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &action, NULL);
}
