#ifndef ATOMIC_POINTER_H
#define ATOMIC_POINTER_H

#include <stdbool.h>

// A pointer that is empty until one thread puts something there for all threads to read. In C, because
// the atomics of Swift's Synchronization module need newer systems than this package does.

/// What is at a place; all that was written before it was put there is seen as well.
void *_Nullable atomic_pointer_load(void *_Nullable const *_Nonnull place);

/// Puts a pointer at an empty place; returns false, and does nothing, if the place is not empty.
bool atomic_pointer_store_if_empty(void *_Nullable *_Nonnull place, void *_Nonnull pointer);

#endif
