import { defineEntity, type Entity } from '../../endpoint/entity.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import { longText, markdown, rows, slug, text } from '../../fields/fields.ts'

const fields = {
  url: slug({
    required: true,
    unique: true,
    textKey: 'listingUrl',
    help: 'Slug of the listing that this text stands on: cbse-schools-in-pune',
  }),
  ...publishing,
  h1: text({ required: true, max: 120, description: 'Heading of the page' }),
  title: text({ max: 120, description: 'Title for tabs; null for the heading' }),
  meta: text({ max: 170, description: 'Description for search engines, where `seoDescription` is empty' }),
  intro: longText({ description: 'Text above the rows, plain' }),
  body: markdown({ description: 'Text below the rows, in Markdown' }),
  filters: rows(
    {
      name: text({ required: true, max: 40, description: 'Name of a filter of the listing, such as state' }),
      value: text({ required: true, max: 160, description: 'Value of the filter: a slug, such as goa' }),
    },
    { description: 'What the listing shows: rows that match all of these' },
  ),
  faqs: rows(
    {
      question: text({ required: true, max: 300, description: 'The question, plain text' }),
      answer: longText({ required: true, description: 'The answer, plain text' }),
    },
    { description: 'Questions with their answers, in the order that people chose' },
  ),
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
