import { ApiError, type PageKind } from '@pravesh/contract'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { article, career, college, counselling, course, exam, school } from '../../platform/db/tables.ts'
import { formerTarget } from './redirect.ts'

/** Tables of the records with a page. Courses are public; of the others, the published ones. */
const tables = { school, college, exam, article, career, course, counselling } as const satisfies Record<
  PageKind,
  unknown
>

/** The record at an address, or at its new address. GONE where the record was deleted, NOT_FOUND without a record. */
export async function foundAt<Found>(
  db: Db,
  kind: PageKind,
  url: string,
  read: (url: string) => Promise<Found | undefined>,
): Promise<Found> {
  const result = await read(url)
  if (result) return result
  const target = await formerTarget(db, kind, url)
  if (target === 'gone') throw new ApiError('GONE')
  if (target === undefined) throw new ApiError('NOT_FOUND')
  const table = tables[kind]
  const isTarget = eq(table.id, target)
  const [now] = await db
    .select({ url: table.url })
    .from(table)
    .where('status' in table ? and(isTarget, eq(table.status, 'published')) : isTarget)
  const movedResult = now && (await read(now.url))
  if (!movedResult) throw new ApiError('NOT_FOUND')
  return movedResult
}
