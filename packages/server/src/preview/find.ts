import { sitePath } from '@pravesh/contract'
import { columnsOf } from '../catalogue/tables.ts'
import { columnOf } from '../catalogue/where.ts'
import { eq } from '../db/drizzle.ts'
import type { Db } from '../db/index.ts'
import { instituteTables } from '../db/tables-of.ts'
import { publicationSources } from '../publication/sources.ts'
import type { Draft } from './address.ts'

/** The path of the site's page of a record, whatever its state; undefined where there is no such record. */
export async function findPagePath(db: Db, { kind, record }: Draft): Promise<string | undefined> {
  const source = publicationSources.find((candidate) => candidate.kind === kind)
  if (!source) return undefined
  const url =
    source.type === 'institute' ? instituteTables[source.instituteType].url : columnOf(columnsOf(source.entity), 'url')
  const [found] = await db.select({ url }).from(source.table).where(eq(source.columns.id, record)).limit(1)
  return found && sitePath(kind, String(found.url))
}
