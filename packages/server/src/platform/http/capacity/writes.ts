import type { Endpoint } from '@pravesh/contract'
import type { Db } from '../../db/index.ts'
import { countTry } from '../../limits/throttle.ts'
import type { Actor } from '../actor.ts'

/** Whether a call counts as a write of a family. Family accounts are open to all; those of staff and institutes are assigned. */
export const isCounted = ({ realm, method, always }: Endpoint): boolean =>
  realm === 'student' && method !== 'GET' && always === undefined

/** Counts a write under its account: twenty a minute for an hour are more than a person types, and few enough to store. TOO_MANY beyond. */
export const countWrite = (db: Db, { realm, account }: Actor): Promise<void> =>
  countTry(db, [['writes', realm, account], 1_200, 60])
