import { catalogue, type FieldError } from '@pravesh/contract'
import { getTableColumns } from '../../../platform/db/drizzle.ts'
import { award, collegeContact, collegeSection, faq } from '../../../platform/db/tables.ts'
import { missingIds } from '../../records/references.ts'
import type { Columns } from '../../records/where.ts'
import type { Part } from './part.ts'

export const faqPart: Part = {
  kind: 'faqs',
  titleFields: ['question'],
  table: faq,
  columns: getTableColumns(faq) as Columns,
  label: 'FAQ',
  search: [faq.question, faq.answer],
}
export const awardPart: Part = {
  kind: 'awards',
  titleFields: ['title'],
  table: award,
  columns: getTableColumns(award) as Columns,
  label: 'Award',
  search: [award.title, award.body],
  check: async (tx, { type }, { course_id }) => {
    if (typeof course_id !== 'number') return []
    if (type === 'college') return missingIds(tx, catalogue.course, 'course_id', [course_id])
    return [{ field: 'course_id', message: 'Schools have no courses' }] satisfies FieldError[]
  },
}
export const contactPart: Part = {
  kind: 'contacts',
  titleFields: ['campus'],
  table: collegeContact,
  columns: getTableColumns(collegeContact) as Columns,
  label: 'Contact',
  search: [collegeContact.campus, collegeContact.address],
}
export const sectionPart: Part = {
  kind: 'sections',
  titleFields: ['title'],
  table: collegeSection,
  columns: getTableColumns(collegeSection) as Columns,
  label: 'Additional Detail',
  search: [collegeSection.title, collegeSection.body],
}
