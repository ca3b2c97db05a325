import { inArray } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import type { college, collegeFacility, school, schoolFacility } from '../db/tables.ts'

type Seo = { seoTitle: string | null; seoDescription: string | null; seoImage: string | null; noindex: boolean }
export const seoOf = (row: Seo) => ({
  title: row.seoTitle,
  description: row.seoDescription,
  image: row.seoImage,
  noindex: row.noindex,
})

type Row = typeof school.$inferSelect | typeof college.$inferSelect
/** What the page of any institute says beside its card. */
export async function contactOf(db: Db, row: Row, table: typeof schoolFacility | typeof collegeFacility) {
  const facilities =
    row.facilities.length === 0
      ? []
      : await db
          .select({ title: table.title, group: table.group })
          .from(table as typeof schoolFacility)
          .where(inArray(table.id, row.facilities))
          .orderBy(table.group, table.position)
  return {
    nameLocal: row.nameLocal,
    about: row.about,
    address: row.address,
    pincode: row.pincode,
    phones: row.phones,
    email: row.email,
    website: row.website,
    established: row.established,
    claimed: row.claimed,
    facilities,
    sources: row.sources,
    seo: seoOf(row),
    updatedAt: row.updatedAt,
  }
}
