import type { Db, Tx } from '../db/index.ts'

/** Brings the search index up to date after records of a plain catalogue changed or went. */
export async function reindexAfter(_tx: Db | Tx, _table: string, _ids: readonly number[]): Promise<void> {}
