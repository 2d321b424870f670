#include "AtomicPointer.h"

#include <stddef.h>

void *atomic_pointer_load(void *const *place) { return __atomic_load_n(place, __ATOMIC_ACQUIRE); }

bool atomic_pointer_store_if_empty(void **place, void *pointer) {
  void *empty = NULL;
  return __atomic_compare_exchange_n(
      place, &empty, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}
