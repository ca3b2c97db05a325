import { defineEntity, type Entity } from '../../endpoint/entity.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import { longText, markdown, rows, slug, text } from '../../fields/fields.ts'

const fields = {
  url: slug({
    required: true,
    unique: true,
    help: 'Slug of the listing that this text stands on: cbse-schools-in-pune',
  }),
  ...publishing,
  h1: text({ required: true, max: 120 }),
  title: text({ max: 120 }),
  meta: text({ max: 170 }),
  intro: longText(),
  body: markdown(),
  filters: rows({ name: text({ required: true, max: 40 }), value: text({ required: true, max: 160 }) }),
  faqs: rows({ question: text({ required: true, max: 300 }), answer: longText({ required: true }) }),
} as const

const createContentEntity = (
  name: string,
  label: string,
  table: string,
  list: 'schools' | 'colleges',
  example: string,
): Entity<typeof fields> =>
  defineEntity({
    name,
    label,
    plural: label,
    area: 'content',
    table,
    fields,
    check: scheduleErrors,
    search: ['url', 'h1'],
    sort: 'url',
    columns: ['url', 'h1', 'status'],
    shown: { lists: [list] },
    example: { url: example, status: 'draft', h1: 'A listing of our own', filters: [{ name: 'state', value: 'goa' }] },
  })

/** The text of one school listing. */
export const schoolContent = createContentEntity(
  'school-content',
  'School content',
  'school_content',
  'schools',
  'schools-by-the-sea',
)
/** The text of one college listing. */
export const collegeContent = createContentEntity(
  'college-content',
  'College content',
  'college_content',
  'colleges',
  'colleges-by-the-sea',
)
