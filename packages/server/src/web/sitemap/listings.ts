import {
  type InstituteType,
  infoPagePath,
  infoPages,
  instituteTypes,
  listingPath,
  listPath,
  openEnquiryKinds,
  verifyPath,
} from '@pravesh/contract'
import { colleges } from '../../catalogue/listing/kinds/college-kind.ts'
import { schools } from '../../catalogue/listing/kinds/school-kind.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import type { SitePage } from './records.ts'

/** Filters whose value alone is the address of a listing: places, and the targets of links by kind. */
const filters: Readonly<Record<InstituteType, readonly string[]>> = {
  school: ['state', 'city', 'location', 'board', 'type'],
  college: ['state', 'city', 'category', 'course', 'specialization', 'exam', 'type'],
}
const listed = { school: schools, college: colleges }

/** The values of a filter that published institutes have, by the url that names each. */
function valuesOf(kind: InstituteType, name: string): SQL[] {
  const lookup = listed[kind].facets.find((facet) => facet.name === name)?.of
  if (!lookup) return []
  const isPublished = lookup.status ? sql`and ${lookup.status} = 'published'` : sql``
  return [
    sql`select ${kind}::text as kind, ${lookup.url} as url from listing_tally t join ${lookup} on ${lookup.id}::text = t.value ${isPublished}
      where t.kind = ${kind} and t.scope = '' and t.facet = ${name} group by ${lookup.url} having sum(t.n) > 0`,
  ]
}

/** Listings whose heading and text staff wrote, such as `cbse-schools-in-pune`. */
const contents = (kind: InstituteType) => sql`select ${kind}::text as kind, url
  from ${sql.raw(`${kind}_content`)} where status = 'published' and not noindex`

/** Pages without a record of their own that may be found. */
const fixedPaths = [
  '/',
  '/near-me',
  '/chances',
  '/open-data',
  verifyPath,
  ...(['school', 'college', 'exam', 'career', 'article', 'course', 'counselling'] as const).map(listPath),
  ...openEnquiryKinds.map((kind) => `/enquiry/${kind}`),
  ...infoPages.map((page) => infoPagePath(page)),
]

/**
 * The pages of the site in addition to those of records: the fixed ones, and listings of a place, board, field, course or exam that have
 * institutes.
 */
export async function listingPages(db: Db): Promise<SitePage[]> {
  const parts = instituteTypes.flatMap((kind) => [
    ...filters[kind].flatMap((name) => valuesOf(kind, name)),
    contents(kind),
  ])
  const { rows } = await db.execute<{ kind: InstituteType; url: string }>(
    sql`select distinct kind, url from (${sql.join(parts, sql` union all `)}) listings order by kind, url limit 25000`,
  )
  const paths = new Set([...fixedPaths, ...rows.map(({ kind, url }) => listingPath(kind, url))])
  return [...paths].map((path) => ({ path, updatedAt: null }))
}
