import { cacheGuards } from './guards/cache.ts'
import { instituteGuards } from './guards/institute.ts'
import { limitGuards } from './guards/limits.ts'
import { strangerGuards } from './guards/strangers.ts'
import { takingGuards } from './guards/taking.ts'
import type { Mutant } from './mutant.ts'

/** Every guard that is taken away once, by what it guards. */
export const mutants: readonly Mutant[] = [
  ...cacheGuards,
  ...strangerGuards,
  ...limitGuards,
  ...takingGuards,
  ...instituteGuards,
]
