import { ApiError, type PublicationState, publicationState, type ScheduledAction } from '@pravesh/contract'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { assertUnchanged } from '../../platform/http/request/if-unchanged.ts'
import type { Author } from '../institute/changes/changes.ts'
import { savePublication, type Values } from './save.ts'
import { type PublicationSource, publicationSources, waitsFor } from './sources.ts'

const stateOf = ({ kind }: PublicationSource, row: Values): PublicationState => {
  const { id: record, status, publishAt, unpublishAt, updatedAt } = row
  return publicationState.parse({ kind, record, status, publishAt, unpublishAt, updatedAt })
}

type Cancellation = { kind: string; record: number; action: ScheduledAction; updatedAt: string }

/**
 * Cancels a scheduled change: a scheduled record becomes a draft, a published one is not taken off. NOT_FOUND if there is no
 * such record. CONFLICT if it was saved since `updatedAt`, or does not wait for the action.
 */
export async function cancelScheduled(
  db: Db,
  author: Author,
  { kind, record, action, updatedAt }: Cancellation,
): Promise<PublicationState> {
  const source = publicationSources.find((candidate) => candidate.kind === kind)
  if (!source) throw new ApiError('NOT_FOUND')
  const { table, columns } = source
  return await db.transaction(async (tx) => {
    const [before] = (await tx.select().from(table).where(eq(columns.id, record)).for('update')) as Values[]
    if (!before) throw new ApiError('NOT_FOUND')
    await assertUnchanged(updatedAt, String(before.updatedAt), async () => stateOf(source, before))
    const waiting = await tx.$count(table, and(eq(columns.id, record), waitsFor(action, columns)))
    if (waiting === 0) throw new ApiError('CONFLICT', { message: 'It is not scheduled any more' })
    const change = action === 'publish' ? { status: 'draft' } : { unpublishAt: null }
    return stateOf(source, await savePublication(tx, source, author, before, { action: 'changed', change }))
  })
}
