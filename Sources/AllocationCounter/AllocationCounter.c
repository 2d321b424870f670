#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)


// The C library's own functions under their private names; the public ones are taken over below.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long allocations = 0;

long heap_allocations_of_thread(void) { return allocations; }

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? 12 /* ENOMEM */ : 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

#else

long heap_allocations_of_thread(void) { return -1; }

#endif

#if defined(__linux__) && defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#define COUNTS_BYTES
#endif
#endif

long heap_bytes(void) {
#ifdef COUNTS_BYTES
  struct mallinfo2 information = mallinfo2();
  return (long)(information.uordblks + information.hblkhd);
#else
  return -1;
#endif
}

void look_at(const void *memory) { (void)memory; }
