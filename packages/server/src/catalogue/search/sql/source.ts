import type { Db, Tx } from '../../../platform/db/index.ts'
import type { NameSource } from '../name-source.ts'
import { countByKind, hitsOf, match, topOf } from './match.ts'
import { correct, readQuery } from './read-query.ts'

/** The index of names as it is in the database, or in an open transaction. */
export const sqlNames = (db: Db | Tx): NameSource => ({
  readQuery: (text, typing) => readQuery(db, text, typing),
  correct: (terms) => correct(db, terms),
  match: (request) => match(db, request),
  countByKind: (query, bound) => countByKind(db, query, bound),
  topOf: (request) => topOf(db, request),
  hitsOf: (kind, ids) => hitsOf(db, kind, ids),
})
