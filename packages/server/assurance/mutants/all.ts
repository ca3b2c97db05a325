import { takingGuards } from './guards/admitting.ts'
import { anonymousGuards } from './guards/anonymous.ts'
import { backupGuards } from './guards/backup.ts'
import { cacheGuards } from './guards/cache.ts'
import { fileGuards } from './guards/files.ts'
import { instituteGuards } from './guards/institute.ts'
import { jobsGuards } from './guards/jobs.ts'
import { limitGuards } from './guards/limits.ts'
import { moneyGuards } from './guards/money.ts'
import { ownershipGuards } from './guards/ownership.ts'
import { publicationGuards } from './guards/publication.ts'
import { sealedGuards } from './guards/sealed.ts'
import { sessionsGuards } from './guards/sessions.ts'
import type { Mutant } from './mutant.ts'

/** Every guard that is removed once, by its subject. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = {
  money: moneyGuards,
  'fees, consent and pictures': takingGuards,
  ownership: ownershipGuards,
  sessions: sessionsGuards,
  strangers: anonymousGuards,
  limits: limitGuards,
  'files that are sent and stored': fileGuards,
  'sealed things and borders': sealedGuards,
  publication: publicationGuards,
  'what institutes say': instituteGuards,
  jobs: jobsGuards,
  backups: backupGuards,
  'kept pages': cacheGuards,
}
export const mutants: readonly Mutant[] = Object.values(areas).flat()
