import { sitePath } from '@pravesh/contract'
import { publicationSources } from '../../catalogue/publication/sources.ts'
import { columnsOf } from '../../catalogue/records/tables.ts'
import { columnOf } from '../../catalogue/records/where.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import type { Draft } from './address.ts'

/** The path of the site's page of a record, in any state; undefined where there is no such record. */
export async function findPagePath(db: Db, { kind, record }: Draft): Promise<string | undefined> {
  const source = publicationSources.find((candidate) => candidate.kind === kind)
  if (!source) return undefined
  const url =
    source.type === 'institute' ? instituteTables[source.instituteType].url : columnOf(columnsOf(source.entity), 'url')
  const [found] = await db.select({ url }).from(source.table).where(eq(source.columns.id, record)).limit(1)
  return found && sitePath(kind, String(found.url))
}
