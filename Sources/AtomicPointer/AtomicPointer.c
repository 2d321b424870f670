#include "AtomicPointer.h"

#include <stdlib.h>

struct atomic_places {
  void *first;  // The others follow.
};

atomic_places *atomic_places_make(size_t count) {
  atomic_places *places = calloc(count > 0 ? count : 1, sizeof(void *));
  if (places == NULL) abort();
  return places;
}

void atomic_places_free(atomic_places *places) { free(places); }

void *atomic_places_load(atomic_places const *places, size_t index) {
  return __atomic_load_n(&places->first + index, __ATOMIC_ACQUIRE);
}

bool atomic_places_fill(atomic_places *places, size_t index, void *pointer) {
  void *empty = NULL;
  return __atomic_compare_exchange_n(
      &places->first + index, &empty, pointer, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}
