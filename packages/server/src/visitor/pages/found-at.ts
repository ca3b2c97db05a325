import { ApiError } from '@pravesh/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { college, school } from '../../db/tables.ts'
import { movedTo } from '../../institute/redirect.ts'
import { published } from '../../listing/published.ts'

const tables = { school, college }

/** What is read at an address, or at the one that its institute has moved to. NOT_FOUND where there is nothing. */
export async function foundAt<Found>(
  db: Db,
  type: keyof typeof tables,
  url: string,
  read: (url: string) => Promise<Found | undefined>,
): Promise<Found> {
  const here = await read(url)
  if (here) return here
  const moved = await movedTo(db, type, url)
  if (moved === undefined) throw new ApiError('NOT_FOUND')
  const { id, url: address } = tables[type]
  const [now] = await db
    .select({ url: address })
    .from(tables[type])
    .where(and(eq(id, moved), published(tables[type])))
  const there = now && (await read(now.url))
  if (!there) throw new ApiError('NOT_FOUND')
  return there
}
