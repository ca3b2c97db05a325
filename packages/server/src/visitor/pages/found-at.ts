import type { InstituteType } from '@pravesh/contract'
import { ApiError } from '@pravesh/contract'
import { and, eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'
import { instituteTables } from '../../db/tables-of.ts'
import { movedTo } from '../../institute/redirect.ts'
import { published } from '../../listing/published.ts'

/** What is read at an address, or at the one that its institute has moved to. NOT_FOUND where there is nothing. */
export async function foundAt<Found>(
  db: Db,
  type: InstituteType,
  url: string,
  read: (url: string) => Promise<Found | undefined>,
): Promise<Found> {
  const result = await read(url)
  if (result) return result
  const moved = await movedTo(db, type, url)
  if (moved === undefined) throw new ApiError('NOT_FOUND')
  const { id, url: address } = instituteTables[type]
  const [now] = await db
    .select({ url: address })
    .from(instituteTables[type])
    .where(and(eq(id, moved), published(instituteTables[type])))
  const movedResult = now && (await read(now.url))
  if (!movedResult) throw new ApiError('NOT_FOUND')
  return movedResult
}
