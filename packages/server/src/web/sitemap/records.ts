import { type PageKind, pagePath, pluralOf } from '@pravesh/contract'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** One page of the site, by its path in English. */
export type SitePage = { path: string; updatedAt: string | null }

/**
 * Records of one file. With a page in each language that is 10,000 addresses: the protocol allows 50,000 (sitemaps.org/protocol.html),
 * which take seconds to write.
 */
export const recordsPerFile = 5_000

/** Where the records of each kind are read that have a page of their own and may be found. */
const tables: Readonly<Record<PageKind, SQL>> = {
  school: sql`school where status = 'published' and not noindex`,
  college: sql`college where status = 'published' and not noindex`,
  exam: sql`exam where status = 'published' and not noindex`,
  counselling: sql`counselling where status = 'published' and not noindex`,
  career: sql`career where status = 'published' and not noindex`,
  article: sql`article where status = 'published' and not noindex`,
  course: sql`course where true`,
}
const kinds = Object.keys(tables) as PageKind[]
const isoTime = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const perFile = sql.raw(String(recordsPerFile))

/** A file of the sitemap: the records of a kind whose ids lie in one range, so that a new record moves none to another file. */
export type RecordFile = { kind: PageKind; part: number; name: string; updatedAt: string | null }

/** The files that have records, with the time of the last change in each. */
export async function recordFiles(db: Db): Promise<RecordFile[]> {
  const parts = kinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, id / ${perFile} as part, max(updated_at) as updated_at from ${tables[kind]} group by 2`,
  )
  const { rows } = await db.execute<{ kind: PageKind; part: number; updatedAt: string }>(
    sql`select kind, part, ${isoTime(sql`updated_at`)} as "updatedAt" from (${sql.join(parts, sql` union all `)}) files order by kind, part`,
  )
  return rows.map(({ kind, part, updatedAt }) => ({ kind, part, updatedAt, name: `${pluralOf[kind]}-${part}.xml` }))
}

/** The sitemap file of a name; undefined for an invalid name. Whether it has records is not checked. */
export function recordFileOf(name: string): Pick<RecordFile, 'kind' | 'part'> | undefined {
  const [, plural, part] = /^([a-z]+)-(0|[1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const kind = kinds.find((candidate) => pluralOf[candidate] === plural)
  return kind && { kind, part: Number(part) }
}

/** The pages of one file, by id. A college with official ranks has a second page, of cut-offs. */
export async function pagesOf(db: Db, { kind, part }: Pick<RecordFile, 'kind' | 'part'>): Promise<SitePage[]> {
  const first = part * recordsPerFile
  const hasCutoffs =
    kind === 'college' ? sql`exists (select 1 from college_cutoff where college = college.id)` : sql`false`
  const { rows } = await db.execute<{ url: string; updatedAt: string; hasCutoffs: boolean }>(
    sql`select url, ${isoTime(sql`updated_at`)} as "updatedAt", ${hasCutoffs} as "hasCutoffs" from ${tables[kind]}
      and id >= ${first} and id < ${first + recordsPerFile} order by id`,
  )
  return rows.flatMap(({ url, updatedAt, hasCutoffs }) => {
    const page = { path: pagePath(kind, url), updatedAt }
    return hasCutoffs ? [page, { path: `${page.path}/cutoffs`, updatedAt }] : [page]
  })
}
