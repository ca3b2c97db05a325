import { type ScheduledAction, scheduledActions } from '@pravesh/contract'
import { and, asc, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { tryEach } from '../../services/jobs/try-each.ts'
import { savePublication, type Values } from './save.ts'
import { findScheduler } from './scheduler.ts'
import { isDue, type PublicationSource, publicationSources, timeOf } from './sources.ts'

/** Maximum number of records of one kind in a run. The next run, a minute later, continues. */
const maxBatch = 500

async function listDueIds(db: Db, { table, columns }: PublicationSource, action: ScheduledAction): Promise<number[]> {
  const rows = (await db
    .select({ id: columns.id })
    .from(table)
    .where(isDue(action, columns))
    .orderBy(asc(timeOf(action, columns)), asc(columns.id))
    .limit(maxBatch)) as { id: number }[]
  return rows.map(({ id }) => id)
}

/** Change of a record whose time has come. The end of a schedule is removed once it is reached: a later publication would end at once. */
function changeFor(action: ScheduledAction, before: Values): Values {
  if (action === 'unpublish') return { status: 'archived', unpublishAt: null }
  return {
    status: 'published',
    ...('publishedAt' in before && before.publishedAt === null && { publishedAt: new Date().toISOString() }),
  }
}

/** False if the record is not due any more, or another process has it in hand. */
async function applyDue(db: Db, source: PublicationSource, action: ScheduledAction, id: number): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [before] = (await tx
      .select()
      .from(source.table)
      .where(and(eq(source.columns.id, id), isDue(action, source.columns)))
      .for('update', { skipLocked: true })) as Values[]
    if (!before) return false
    const author = await findScheduler(tx, source, action, id)
    const logged = action === 'publish' ? 'published' : 'unpublished'
    await savePublication(tx, source, author, before, { action: logged, change: changeFor(action, before) })
    return true
  })
}

/**
 * A scheduled task: publishes and unpublishes records of every kind whose time has come, each in a transaction of its own.
 * Returns their number. Throws the first failure after the others had their turn.
 */
export async function publishDue(db: Db): Promise<number> {
  const { attempt, end } = tryEach()
  let count = 0
  for (const source of publicationSources)
    for (const action of scheduledActions)
      for (const id of await listDueIds(db, source, action))
        await attempt(async () => {
          if (await applyDue(db, source, action, id)) count++
        })
  end()
  return count
}
