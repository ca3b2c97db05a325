import { moneyGuards } from './guards/money.ts'
import { ownershipGuards } from './guards/ownership.ts'
import { sessionsGuards } from './guards/sessions.ts'
import type { Mutant } from './mutant.ts'

/** Every guard that is removed once: of money, of what belongs to whom, and of signing in. */
export const mutants: readonly Mutant[] = [...moneyGuards, ...ownershipGuards, ...sessionsGuards]
