#include "Private.h"

#include "CNcurses.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int cn_pending_signals;

static int pipe_ends[2] = {-1, -1};

static void note(int signal) {
  int error = errno;
  unsigned char number = (unsigned char)signal;
  ssize_t written = write(pipe_ends[1], &number, 1);
  (void)written;
  errno = error;
}

// Other than SIG_IGN this isn't handed down to the programs that we start.
static void ignore(int signal) { (void)signal; }

static int open_pipe(void) {
  if (pipe_ends[0] >= 0) return 1;
  if (pipe(pipe_ends) != 0) return 0;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  return 1;
}

static void handle(const int *signals, int count, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
}

static const int noted[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
static const int ignored[] = {SIGPIPE, SIGXFSZ};

int cn_catch_signals(void) {
  if (!open_pipe()) return 0;
  handle(noted, sizeof noted / sizeof *noted, note);
  handle(ignored, sizeof ignored / sizeof *ignored, ignore);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  return 1;
}

void cn_release_signals(void) { handle(noted, sizeof noted / sizeof *noted, SIG_DFL); }

static int meaning(int signal) {
  switch (signal) {
    case SIGWINCH: return CN_RESIZED;
    case SIGTSTP: return CN_STOP;
    case SIGCONT: return CN_CONTINUED;
    default: return CN_ENDED;
  }
}

void cn_collect_signals(void) {
  unsigned char numbers[64];
  ssize_t count;
  while ((count = read(pipe_ends[0], numbers, sizeof numbers)) > 0) {
    for (ssize_t i = 0; i < count; i++) cn_pending_signals |= meaning(numbers[i]);
  }
}

int cn_signals(void) {
  cn_collect_signals();
  if (cn_pending_signals & CN_CONTINUED) cn_resume();
  int signals = cn_pending_signals;
  cn_pending_signals = 0;
  return signals;
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

// A line that is ready to be read and has nothing in it has come to its end.
static int is_at_end(void) {
  int count = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &count) != 0 || count == 0;
}

int cn_wait(int milliseconds) {
  if (cn_pending_signals) return CN_SIGNALS;
  struct pollfd sources[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.fd = pipe_ends[0], .events = POLLIN}};
  long long deadline = milliseconds > 0 ? now() + milliseconds : 0;
  int count;
  while ((count = poll(sources, 2, milliseconds)) < 0 && errno == EINTR) {
    if (milliseconds > 0) {
      long long left = deadline - now();
      milliseconds = left > 0 ? (int)left : 0;
    }
  }
  if (count == 0) return 0;
  if (count < 0) return CN_HANG_UP;
  int what = sources[1].revents ? CN_SIGNALS : 0;
  if (sources[0].revents & (POLLHUP | POLLERR | POLLNVAL)) return what | CN_HANG_UP;
  if (sources[0].revents & POLLIN) what |= is_at_end() ? CN_HANG_UP : CN_INPUT;
  return what;
}
