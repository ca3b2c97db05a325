import { type PageKind, pagePath, pluralOf } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'

/** One page of the site, by its path in English. */
export type SitePage = { path: string; updatedAt: string | null }

/**
 * Records of one file. With a page in each language that is 10,000 addresses: the protocol allows 50,000 (sitemaps.org/protocol.html),
 * which take seconds to write.
 */
export const recordsPerFile = 5_000

/** A kind of record that has pages, or draws of lots. */
type RecordKind = PageKind | 'draw'

/** Where the records of each kind are read that have a page of their own and may be found. */
const tables: Readonly<Record<RecordKind, SQL>> = {
  school: sql`school where status = 'published' and not noindex`,
  college: sql`college where status = 'published' and not noindex`,
  exam: sql`exam where status = 'published' and not noindex`,
  counselling: sql`counselling where status = 'published' and not noindex`,
  career: sql`career where status = 'published' and not noindex`,
  article: sql`article where status = 'published' and not noindex`,
  course: sql`course where true`,
  draw: sql`(select d.id, d.id::text as url, greatest(d.announced_at, d.closed_at, d.drawn_at) as updated_at from draw d
    where d.cancelled_at is null and exists (
      select from school i where d.institute_type = 'school' and i.id = d.institute_id and i.status = 'published' and not i.noindex
      union all
      select from college i where d.institute_type = 'college' and i.id = d.institute_id and i.status = 'published' and not i.noindex)
    ) draw where true`,
}
const kinds = Object.keys(tables) as RecordKind[]
const pluralName = (kind: RecordKind) => (kind === 'draw' ? 'draws' : pluralOf[kind])
const pathOf = (kind: RecordKind, url: string) => (kind === 'draw' ? `/draws/${url}` : pagePath(kind, url))
/** Draws of a demonstration are examples, and not to be found. */
export const mayBeFound = (kind: RecordKind, { mode }: Pick<Config, 'mode'>): boolean =>
  kind !== 'draw' || mode !== 'demo'
const isoTime = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const perFile = sql.raw(String(recordsPerFile))

/** A file of the sitemap: the records of a kind whose ids lie in one range, so that a new record moves none to another file. */
export type RecordFile = { kind: RecordKind; part: number; name: string; updatedAt: string | null }

/** The files that have records, with the time of the last change in each. */
export async function recordFiles(db: Db, config: Pick<Config, 'mode'>): Promise<RecordFile[]> {
  const found = kinds.filter((kind) => mayBeFound(kind, config))
  const parts = found.map(
    (kind) =>
      sql`select ${kind}::text as kind, id / ${perFile} as part, max(updated_at) as updated_at from ${tables[kind]} group by 2`,
  )
  const { rows } = await db.execute<{ kind: RecordKind; part: number; updatedAt: string }>(
    sql`select kind, part, ${isoTime(sql`updated_at`)} as "updatedAt" from (${sql.join(parts, sql` union all `)}) files order by kind, part`,
  )
  return rows.map(({ kind, part, updatedAt }) => ({ kind, part, updatedAt, name: `${pluralName(kind)}-${part}.xml` }))
}

/** The sitemap file of a name; undefined for an invalid name. Whether it has records is not checked. */
export function recordFileOf(name: string): Pick<RecordFile, 'kind' | 'part'> | undefined {
  const [, plural, part] = /^([a-z]+)-(0|[1-9]\d{0,4})\.xml$/.exec(name) ?? []
  const kind = kinds.find((candidate) => pluralName(candidate) === plural)
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
    const page = { path: pathOf(kind, url), updatedAt }
    return hasCutoffs ? [page, { path: `${page.path}/cutoffs`, updatedAt }] : [page]
  })
}
