import type { Database, Tx } from '../../../platform/db/index.ts'
import { ensureReferenceData } from '../../seed/index.ts'

class RollBack extends Error {}

/** A whole import in one transaction that is undone: a dry run meets everything that the real one would. */
export async function rehearse<T>(database: Pick<Database, 'bulk'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  try {
    await database.bulk(async (tx) => {
      await ensureReferenceData(tx)
      result = { value: await work(tx) }
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  if (!result) throw new Error('A dry run ended without counts')
  return result.value
}
