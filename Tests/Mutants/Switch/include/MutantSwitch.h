// Chooses a mutant while the program runs.

#ifndef MUTANT_SWITCH_H
#define MUTANT_SWITCH_H

#include <stdbool.h>

/// The number of the mutant that the environment variable `MUTANT` names, or -1.
extern int mutant_chosen;

/// A byte for each mutant that was reached, or null if nothing is recorded.
extern unsigned char *mutant_reached;

/// Returns whether the place is to be broken, and records that it was reached.
static inline bool mutant(int number) {
  if (mutant_reached) mutant_reached[number] = 1;
  return number == mutant_chosen;
}

#endif
