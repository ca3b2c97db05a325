import { type InstituteType, instituteTypes } from '@pravesh/contract'
import { sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { pageViewDay } from '../../platform/db/tables.ts'

/** Views of a page on a day, by the last part of its address. */
export type Views = { type: InstituteType; url: string; day: string; count: number }

/** Adds views to the days of their institutes, in the order of their keys, so that two processes never wait for each other. */
export async function storeViews(db: Db, views: readonly Views[]): Promise<void> {
  for (const type of instituteTypes) {
    const rows = views.filter((view) => view.type === type)
    if (rows.length === 0) continue
    const table = instituteTables[type]
    await db.execute(sql`
      insert into ${pageViewDay} (kind, id, day, count)
      select ${type}, ${table.id}, v.day, v.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (url text, day date, count int)
      join ${table} on ${table.url} = v.url
      order by 2, 3
      on conflict (kind, id, day) do update set count = ${pageViewDay.count} + excluded.count`)
  }
}
