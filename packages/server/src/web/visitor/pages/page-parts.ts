import type { SchoolPage } from '@pravesh/contract'
import type { college, school } from '../../../platform/db/tables.ts'

type Seo = { seoTitle: string | null; seoDescription: string | null; seoImage: string | null; noindex: boolean }
export const seoOf = (row: Seo) => ({
  title: row.seoTitle,
  description: row.seoDescription,
  image: row.seoImage,
  noindex: row.noindex,
})

type InstituteRecord = typeof school.$inferSelect | typeof college.$inferSelect
/** Fields of the page of any institute in addition to its card. */
export const contactOf = (row: InstituteRecord, facilities: SchoolPage['facilities']) => ({
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
})
