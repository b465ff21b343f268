// Runs one full-screen program in a pseudo-terminal, presses keys by a script, and writes down when how many bytes came back.
// What the figures mean is worked out by `bench`, beside this file.
//
//     cc -O2 -o pty-bench pty-bench.c -lutil
//     pty-bench ROWS COLUMNS STEP... -- PROGRAM [ARG...]
//
// Steps, done one after the other:
//
//     key=BYTES    press a key, given as the bytes that a terminal sends for it
//     quiet=MS     read until nothing has come for MS milliseconds, which count from the last byte; 3 s if nothing comes at all
//     for=MS       read for MS milliseconds, counted from the end of the step before: several of them in a row don't drift
//     until=TEXT   read until TEXT has come, 400 s at most; colours and cursor moves between its letters don't matter
//     state        look at the program's memory, processor time and context switches
//
// On standard output afterwards, a line each, in their order; times are milliseconds since the program was started:
//
//     key TIME
//     read TIME BYTES
//     seen TIME                                            the text of `until` is complete
//     state TIME RESIDENT PROCESSOR VOLUNTARY FORCED       KiB, ms, and how often its threads gave up or lost a core
//
// The exit code is 1 if the program ended before the script did, or `until` waited in vain.
#define _GNU_SOURCE
#include <dirent.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utmp.h>

enum { MOST_NOTES = 200000, QUIET_PATIENCE = 3000, UNTIL_PATIENCE = 400000 };

// What happened. It is printed when all is over, so that printing delays nothing.
typedef struct {
    enum { KEY, READ, SEEN, STATE } kind;
    double time;
    long bytes, resident, voluntary, forced;
    double processor;
} Note;

static Note notes[MOST_NOTES];
static int note_count;
static double started;
static int terminal;
static pid_t program;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void stop(const char *problem) {
    fprintf(stderr, "pty-bench: %s\n", problem);
    if (program > 0) kill(program, SIGKILL);
    exit(1);
}

static Note *note(int kind, double time) {
    if (note_count == MOST_NOTES) stop("too much to write down");
    notes[note_count] = (Note){.kind = kind, .time = time - started};
    return &notes[note_count++];
}

// Whether the text that is waited for is complete with these bytes. Escape sequences between its letters are passed over; a
// sequence may be cut by the end of what was read at once.
static int completes(const char *text, const char *bytes, long count) {
    static char seen[256];
    static size_t length;
    static enum { PLAIN, ESCAPE, SEQUENCE } inside;
    for (long i = 0; i < count; i++) {
        char c = bytes[i];
        if (c == 27) {
            inside = ESCAPE;
        } else if (inside == ESCAPE) {
            inside = c == '[' ? SEQUENCE : PLAIN; // ESC ( and its like leave a letter behind, which does no harm here
        } else if (inside == SEQUENCE) {
            if (c >= '@' && c <= '~') inside = PLAIN;
        } else {
            if (length == sizeof seen) memmove(seen, seen + 1, --length);
            seen[length++] = c;
            size_t wanted = strlen(text);
            if (length >= wanted && memcmp(seen + length - wanted, text, wanted) == 0) {
                length = 0;
                return 1;
            }
        }
    }
    return 0;
}

// Waits for bytes until a moment and writes down what came; returns when, or 0 if nothing did. Sets *found when `text` came.
static double read_until(double moment, const char *text, int *found) {
    static char buffer[1 << 16];
    double left = moment - now();
    if (left < 0) left = 0;
    struct pollfd p = {terminal, POLLIN, 0};
    struct timespec wait = {(time_t)(left / 1e3), (long)((left - 1e3 * (long)(left / 1e3)) * 1e6)};
    if (ppoll(&p, 1, &wait, NULL) <= 0) return 0;
    ssize_t count = read(terminal, buffer, sizeof buffer);
    double time = now();
    if (count <= 0) stop("the program ended too early");
    note(READ, time)->bytes = count;
    if (text && completes(text, buffer, count)) {
        note(SEEN, time);
        *found = 1;
    }
    return time;
}

static double read_quiet(double quiet) {
    double end = now() + QUIET_PATIENCE;
    while (now() < end) {
        double time = read_until(end, NULL, NULL);
        if (time) end = time + quiet;
    }
    return now();
}

static double read_for(double since, double duration) {
    do read_until(since + duration, NULL, NULL);
    while (now() < since + duration);
    return since + duration;
}

static double read_text(const char *text) {
    int found = 0;
    double end = now() + UNTIL_PATIENCE;
    while (!found) {
        if (now() >= end) stop("waited for a text in vain");
        read_until(end, text, &found);
    }
    return now();
}

// Reads a number that stands behind a name in one of the kernel's files about the program.
static long number(const char *path, const char *name) {
    char line[256];
    long value = -1;
    size_t length = strlen(name);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, name, length) == 0) value = atol(line + length);
    if (f) fclose(f);
    return value;
}

static void look_at_state(void) {
    char path[300];
    Note *n = note(STATE, now());
    clockid_t clock; // counts all threads, to the nanosecond
    struct timespec used;
    if (clock_getcpuclockid(program, &clock) || clock_gettime(clock, &used)) stop("the program ended too early");
    n->processor = used.tv_sec * 1e3 + used.tv_nsec / 1e6;
    // Not VmRSS, which the kernel may round by hundreds of KiB.
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", program);
    n->resident = number(path, "Rss:");
    snprintf(path, sizeof path, "/proc/%d/task", program);
    DIR *threads = opendir(path);
    for (struct dirent *thread; threads && (thread = readdir(threads));) {
        if (thread->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s/status", program, thread->d_name);
        n->voluntary += number(path, "voluntary_ctxt_switches:");
        n->forced += number(path, "nonvoluntary_ctxt_switches:");
    }
    if (threads) closedir(threads);
}

// Does a step that begins at a moment; returns when it ended.
static double perform(const char *step, double since) {
    const char *value = strchr(step, '=');
    value = value ? value + 1 : "";
    if (strncmp(step, "key=", 4) == 0) {
        note(KEY, now());
        if (write(terminal, value, strlen(value)) < 0) stop("can't press a key");
        return since;
    }
    if (strncmp(step, "quiet=", 6) == 0) return read_quiet(atof(value));
    if (strncmp(step, "for=", 4) == 0) return read_for(since, atof(value));
    if (strncmp(step, "until=", 6) == 0) return read_text(value);
    if (strcmp(step, "state") != 0) stop("unknown step");
    look_at_state();
    return since;
}

static void print(const Note *n) {
    switch (n->kind) {
    case KEY: printf("key %.4f\n", n->time); break;
    case READ: printf("read %.4f %ld\n", n->time, n->bytes); break;
    case SEEN: printf("seen %.4f\n", n->time); break;
    case STATE:
        printf("state %.4f %ld %.4f %ld %ld\n", n->time, n->resident, n->processor, n->voluntary, n->forced);
        break;
    }
}

int main(int argc, char **argv) {
    int end = 3;
    while (end < argc && strcmp(argv[end], "--") != 0) end++;
    if (end + 1 >= argc) {
        fprintf(stderr, "usage: pty-bench ROWS COLUMNS STEP... -- PROGRAM [ARG...]\n");
        return 64;
    }
    struct winsize size = {atoi(argv[1]), atoi(argv[2]), 0, 0};
    int inside;
    if (openpty(&terminal, &inside, NULL, NULL, &size)) stop("no pseudo-terminal");
    started = now();
    program = fork();
    if (program == 0) {
        close(terminal);
        login_tty(inside);
        execvp(argv[end + 1], argv + end + 1);
        _exit(127);
    }
    if (program < 0) stop("can't start the program");
    close(inside);
    double since = started;
    for (int i = 3; i < end; i++) since = perform(argv[i], since);
    kill(program, SIGKILL);
    waitpid(program, NULL, 0);
    for (int i = 0; i < note_count; i++) print(&notes[i]);
    return 0;
}
