#include "MutantSwitch.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int mutant_chosen = -1;
unsigned char *mutant_reached = NULL;

/// Larger than any number of mutants.
static const size_t record_size = 1 << 16;

// A mapped file keeps what was recorded when the process, or a child of an exit test, traps.
__attribute__((constructor)) static void read_environment(void) {
  const char *number = getenv("MUTANT");
  if (number) mutant_chosen = atoi(number);

  const char *path = getenv("MUTANTS_REACHED");
  if (!path) return;
  int file = open(path, O_RDWR | O_CREAT, 0644);
  if (file < 0 || ftruncate(file, record_size) != 0) abort();
  void *bytes = mmap(NULL, record_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) abort();
  mutant_reached = bytes;
  close(file);
}
