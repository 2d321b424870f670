#ifndef ATOMIC_POINTER_H
#define ATOMIC_POINTER_H

#include <stdbool.h>
#include <stddef.h>

// Places for pointers. A place is empty until one thread puts a pointer there for all threads to
// read. In C, because the atomics of Swift's Synchronization module need newer systems than this
// package does.

/// A row of places.
typedef struct atomic_places atomic_places;

/// Makes a row of empty places.
atomic_places *_Nonnull atomic_places_make(size_t count);

/// Frees the places; what they point to is not freed.
void atomic_places_free(atomic_places *_Nonnull places);

/// What is at a place; all that was written before it was put there is seen as well.
void *_Nullable atomic_places_load(atomic_places const *_Nonnull places, size_t index);

/// Puts a pointer at an empty place; returns false, and does nothing, if the place is not empty.
bool atomic_places_fill(atomic_places *_Nonnull places, size_t index, void *_Nonnull pointer);

#endif
