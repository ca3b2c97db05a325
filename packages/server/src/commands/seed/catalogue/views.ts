import type { InstituteType } from '@pravesh/contract'
import { today } from '../../../catalogue/search-terms/store.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { pageViewDay } from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { managedIds } from './managed.ts'

/** Counting began nine weeks before the demo: its first weeks have no views. */
const days = 63

/** Views of the pages that the demo's logins manage, invented like its visitors: fewer on each page than on the one before it. */
export async function seedViews(tx: Tx, kind: InstituteType): Promise<void> {
  const { between } = chance(`views of ${kind}s`)
  const rows = (await managedIds(tx, kind)).flatMap((id, index) =>
    Array.from({ length: days }, (_, daysAgo) => ({
      kind,
      id,
      day: sql<string>`${today} - ${daysAgo}::int`,
      count: between(4, 60 - 6 * index),
    })),
  )
  await tx.insert(pageViewDay).values(rows)
}
