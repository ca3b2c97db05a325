import { factorsGuards } from './guards/factors.ts'
import { moneyGuards } from './guards/money.ts'
import { ownershipGuards } from './guards/ownership.ts'
import { sessionsGuards } from './guards/sessions.ts'
import type { Mutant } from './mutant.ts'

/** Every guard that is removed once: of money, of what belongs to whom, of signing in, and of second factors. */
export const mutants: readonly Mutant[] = [...moneyGuards, ...ownershipGuards, ...sessionsGuards, ...factorsGuards]
