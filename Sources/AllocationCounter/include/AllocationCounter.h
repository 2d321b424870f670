#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The number of times that the present thread asked for memory on the heap since it started, or -1 on
/// systems where nobody counts.
///
/// Linking this module puts a counting malloc in front of the system's one. It is for benchmarks and tests.
long heap_allocations_of_thread(void);

/// The number of bytes on the heap that are in use now, by any thread, or -1 on systems where nobody counts.
long heap_bytes(void);

/// Does nothing, in a module of another language, so that no optimizer knows that it does nothing: what the
/// memory holds has to be computed and stored.
void look_at(const void *memory);

#endif
