import { ApiError } from '@pravesh/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { InstituteKey, InstituteType } from '../admission/institute.ts'
import { refuseUses } from '../catalogue/uses.ts'
import type { Tx } from '../db/index.ts'
import { college, school } from '../db/tables.ts'

type Counted = readonly [one: string, several: string, rows: (id: number) => SQL]
const people = (type: InstituteType): Counted[] => {
  const about =
    (table: string, more = sql`true`) =>
    (id: number) =>
      sql`from ${sql.identifier(table)} where institute_type = ${type} and institute_id = ${id} and ${more}`
  return [
    ['enquiry', 'enquiries', about('enquiry')],
    ['application', 'applications', about('application')],
    // One that its writer took back, or that was refused, is shown nowhere.
    ['review', 'reviews', about('review', sql`status in ('pending', 'published')`)],
    [
      'login',
      'logins',
      (id) => sql`from buyer_institute i join buyer_account b on b.id = i.buyer
        where i.institute = ${id} and b.institute_type = ${type}`,
    ],
    ['partner application', 'partner applications', about('partner_application')],
    ['question of its application form', 'questions of its application form', questions(type)],
  ]
}
const questions = (type: InstituteType) => (id: number) =>
  sql`from admission_questions, jsonb_array_elements(questions) where ${sql.identifier(type)} = ${id}`
const of =
  (table: string, column: string) =>
  (id: number): SQL =>
    sql`from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`

const uses: Record<InstituteType, readonly Counted[]> = {
  school: [
    ...people('school'),
    [
      'fee table',
      'fee tables',
      (id) => sql`from (select distinct session from school_fee where school = ${id}) tables`,
    ],
    ['FAQ', 'FAQs', of('faq', 'school')],
    ['award', 'awards', of('award', 'school')],
  ],
  college: [
    ...people('college'),
    ['course', 'courses', of('college_offer', 'college')],
    ['contact', 'contacts', of('college_contact', 'college')],
    ['section', 'sections', of('college_section', 'college')],
    ['FAQ', 'FAQs', of('faq', 'college')],
    ['picture or file', 'pictures and files', of('college_media', 'college')],
    ['placement', 'placements', of('college_placement', 'college')],
    ['award', 'awards', of('award', 'college')],
    ['third-party service', 'third-party services', of('third_party_service', 'college')],
    ['third-party course', 'third-party courses', of('third_party_course', 'college')],
    [
      'application form that names it',
      'application forms that name it',
      (id) => sql`from application_form where form->'choices' @> ${JSON.stringify([{ eid: id }])}::jsonb`,
    ],
  ],
}

/**
 * Takes an institute to be deleted; IN_USE with the counts while anything refers to it: what people asked, applied for and
 * wrote, the logins that manage it, and all that hangs on it. Whoever is about to add such a thing waits, and then finds it
 * gone. A family's own lists do not hold it: they say that it is no longer listed. NOT_FOUND where there is none.
 */
export async function refuseIfReferred(tx: Tx, { instituteType, instituteId }: InstituteKey): Promise<void> {
  const table = instituteType === 'school' ? school : college
  const [taken] = await tx.select({ id: table.id }).from(table).where(sql`${table.id} = ${instituteId}`).for('update')
  if (!taken) throw new ApiError('NOT_FOUND')
  const named = uses[instituteType]
  const counts = named.map(
    ([, , rows], at) => sql`(select count(*)::int ${rows(instituteId)}) as ${sql.identifier(`n${at}`)}`,
  )
  const { rows } = await tx.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  refuseUses(named.map(([one, several], at) => [one, several, rows[0]?.[`n${at}`] ?? 0]))
}
