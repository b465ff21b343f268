#include "Private.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

// While the screen is ours standard error goes to a file without a name; afterwards its text follows where it belongs.
static int real = -1;

static int is_regular_file(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

// A file without a name in a folder, or -1.
static int open_unnamed(const char *folder) {
  char path[1024];
  int length = snprintf(path, sizeof path, "%s/pappers.XXXXXX", folder);
  int file = length > 0 && length < (int)sizeof path ? mkstemp(path) : -1;
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFL, O_APPEND);
  return file;
}

static int open_log(void) {
  const char *folder = getenv("TMPDIR");
  int log = folder && *folder ? open_unnamed(folder) : -1;
  if (log < 0) log = open_unnamed("/tmp");
  return log < 0 ? open("/dev/null", O_RDWR) : log;
}

void cn_open_error_log(void) {
  if (real >= 0 || is_regular_file(STDERR_FILENO)) return;
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (copy < 0) return;
  int log = open_log();
  if (log < 0 || dup2(log, STDERR_FILENO) < 0) {
    close(copy);
  } else {
    real = copy;
  }
  if (log > STDERR_FILENO) close(log);
}

// Also called by the crash handler: nothing in it may lock or allocate.
void cn_close_error_log(void) {
  if (real < 0) return;
  int log = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  dup2(real, STDERR_FILENO);
  close(real);
  real = -1;
  if (log < 0) return;
  char text[4096];
  lseek(log, 0, SEEK_SET);
  for (;;) {
    ssize_t count = read(log, text, sizeof text);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t done = 0; done < count;) {
      ssize_t step = write(STDERR_FILENO, text + done, (size_t)(count - done));
      if (step < 0 && errno == EINTR) continue;
      if (step <= 0) break;
      done += step;
    }
  }
  close(log);
}
