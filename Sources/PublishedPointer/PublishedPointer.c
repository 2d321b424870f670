#include "PublishedPointer.h"

#include <stddef.h>

void *published_pointer(void *const *place) { return __atomic_load_n(place, __ATOMIC_ACQUIRE); }

bool publish_pointer(void **place, void *pointer) {
  void *empty = NULL;
  return __atomic_compare_exchange_n(
      place, &empty, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}
