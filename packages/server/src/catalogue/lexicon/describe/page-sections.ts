import type { QueryReading, SearchKind } from '@pravesh/contract'
import { and, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { college, collegeCutoff, collegeOffer, collegePlacement, exam, school } from '../../../platform/db/tables.ts'

type PageSection = NonNullable<QueryReading['section']>

const filled = (list: unknown): SQL => sql`jsonb_array_length(${list}) > 0`
const offers = (condition: SQL): SQL =>
  sql`exists (select from ${collegeOffer} where ${collegeOffer.college} = ${college.id} and ${collegeOffer.active} and ${condition})`
const texts = (column: SQL | typeof exam.pattern): SQL => sql`coalesce(${column}, '') <> ''`

/** What a page must have for its section to be there, by kind. A kind or section that is not named has none. */
const kinds = {
  exam: {
    table: exam,
    sections: {
      dates: filled(exam.dates),
      cutoff: filled(exam.cutoffs),
      fees: filled(exam.fees),
      syllabus: texts(sql`${exam.syllabus}`),
      pattern: texts(sql`${exam.pattern}`),
      eligibility: texts(sql`${exam.eligibility}`),
    },
  },
  school: {
    table: school,
    sections: {
      fees: sql`${school.feeMin} is not null`,
      admission: sql`${school.admission} is not null`,
      reviews: sql`${school.ratingCount} > 0`,
    },
  },
  college: {
    table: college,
    sections: {
      fees: sql`${college.feeMin} is not null`,
      cutoff: sql`(${offers(filled(collegeOffer.cutoffs))} or exists (select from ${collegeCutoff} where ${collegeCutoff.college} = ${college.id}))`,
      admission: sql`${college.admission} is not null`,
      reviews: sql`${college.ratingCount} > 0`,
      ranking: filled(college.nirf),
      placement: sql`exists (select from ${collegePlacement} where ${collegePlacement.college} = ${college.id})`,
    },
  },
} as const satisfies Partial<
  Record<
    SearchKind,
    { table: typeof exam | typeof school | typeof college; sections: Partial<Record<PageSection, SQL>> }
  >
>
type Found = { kind: SearchKind; url: string }

/**
 * Which of these records have content in a section of their page; one statement for each kind among them. A link leads to no section that
 * is not there.
 */
export async function withSection<F extends Found>(
  db: Db,
  section: PageSection | null | undefined,
  records: readonly F[],
): Promise<(record: Found) => boolean> {
  const found = new Set<string>()
  if (section)
    for (const [kind, { table, sections }] of Object.entries(kinds)) {
      const urls = records.filter((record) => record.kind === kind).map(({ url }) => url)
      const condition = (sections as Partial<Record<PageSection, SQL>>)[section]
      if (urls.length === 0 || !condition) continue
      const rows = await db
        .select({ url: table.url })
        .from(table)
        .where(and(anyOf(table.url, urls), condition))
      for (const { url } of rows) found.add(`${kind} ${url}`)
    }
  return ({ kind, url }) => found.has(`${kind} ${url}`)
}
