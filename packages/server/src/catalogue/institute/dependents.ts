import type { InstituteType, OwnParts } from '@pravesh/contract'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'

export type Kind = InstituteType
/** A dependent record type of an institute: singular, plural, and a query that returns one row per record with its `institute`. */
export type Dependent = readonly [one: string, several: string, rows: (ids: SQL) => SQL]

const columnFilter = (column: string) => (ids: SQL) => sql`${sql.identifier(column)} = any (${ids})`
const ofTable =
  (table: string, column: string) =>
  (ids: SQL): SQL =>
    sql`select ${sql.identifier(column)} as institute from ${sql.identifier(table)} where ${columnFilter(column)(ids)}`
/** Rows that name the institute by its kind and number. */
const rowsOfInstitute =
  (kind: Kind, table: string, condition = sql`true`) =>
  (ids: SQL): SQL =>
    sql`${ofTable(table, 'institute_id')(ids)} and institute_type = ${kind} and ${condition}`

const formChoices: Dependent = [
  'application form that names it',
  'application forms that name it',
  (ids) => sql`select distinct account, (choice->>'eid')::int as institute
    from application_form, jsonb_path_query(form, '$.choices[*]') as choice where (choice->>'eid')::int = any (${ids})`,
]
/** Records of other people: they prevent deletion of the institute. A family's own lists do not. */
export const othersOf = (kind: Kind): readonly Dependent[] => [
  ['enquiry', 'enquiries', rowsOfInstitute(kind, 'enquiry')],
  ['application', 'applications', rowsOfInstitute(kind, 'application')],
  [
    'payment',
    'payments',
    (ids) => sql`select institute_id as institute from application a join payment p on p.application = a.id
      where ${columnFilter('institute_id')(ids)} and institute_type = ${kind} and paid_at is not null`,
  ],
  // A withdrawn or rejected review is not visible anywhere.
  ['review', 'reviews', rowsOfInstitute(kind, 'review', sql`status in ('pending', 'published')`)],
  [
    'login',
    'logins',
    (ids) => sql`select institute from buyer_institute i join buyer_account b on b.id = i.buyer
      where ${columnFilter('institute')(ids)} and institute_type = ${kind}`,
  ],
  ['partner application', 'partner applications', rowsOfInstitute(kind, 'partner_application')],
  ...(kind === 'college' ? [formChoices] : []),
]

type PartDependents = readonly (readonly [keyof OwnParts, Dependent])[]
const questions = (kind: Kind): Dependent => [
  'question of the application form',
  'questions of the application form',
  (ids) =>
    sql`select ${sql.identifier(kind)} as institute from admission_questions, jsonb_array_elements(questions) where ${columnFilter(kind)(ids)}`,
]
const shared = (kind: Kind): PartDependents => [
  ['faqs', ['FAQ', 'FAQs', ofTable('faq', kind)]],
  ['awards', ['award', 'awards', ofTable('award', kind)]],
  ['media', ['picture or file', 'pictures and files', ofTable('institute_media', kind)]],
  ['questions', questions(kind)],
]
/** An institute's own parts, which go with it: the database takes their rows along. */
export const partsOf: Readonly<Record<Kind, PartDependents>> = {
  school: [
    [
      'fees',
      [
        'fee table',
        'fee tables',
        (ids) => sql`select distinct school as institute, session from school_fee where ${columnFilter('school')(ids)}`,
      ],
    ],
    ...shared('school'),
  ],
  college: [
    ['courses', ['course', 'courses', ofTable('college_offer', 'college')]],
    ['contacts', ['contact', 'contacts', ofTable('college_contact', 'college')]],
    ['sections', ['section', 'sections', ofTable('college_section', 'college')]],
    ['placements', ['placement', 'placements', ofTable('college_placement', 'college')]],
    ...shared('college'),
    ['thirdPartyServices', ['third-party service', 'third-party services', ofTable('third_party_service', 'college')]],
    ['thirdPartyCourses', ['third-party course', 'third-party courses', ofTable('third_party_course', 'college')]],
  ],
}

/** How many there are of each, by institute, in one statement. Institutes that have none are absent. */
export async function countsOf(
  tx: Tx,
  dependents: readonly Dependent[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const list = sql`${`{${ids.join(',')}}`}::int[]`
  const counted = dependents.map(
    ([, , rows], index) =>
      sql`select ${index}::int as at, institute, count(*)::int as n from (${rows(list)}) as one group by institute`,
  )
  const { rows } = await tx.execute<{ at: number; institute: number; n: number }>(sql.join(counted, sql` union all `))
  const counts = new Map<number, number[]>()
  for (const { at: index, institute, n } of rows) {
    const instituteCounts = counts.get(institute) ?? dependents.map(() => 0)
    instituteCounts[index] = n
    counts.set(institute, instituteCounts)
  }
  return counts
}
