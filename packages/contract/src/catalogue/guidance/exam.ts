import { z } from 'zod'
import { defineEntity } from '../../endpoint/entity.ts'
import type { FieldError } from '../../endpoint/errors.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import {
  boolean,
  date,
  integer,
  link,
  longText,
  markdown,
  reference,
  references,
  rows,
  rupees,
  slug,
  source,
  tags,
  text,
} from '../../fields/fields.ts'

/** Help text of figures. */
const sourceHelp = 'Pages show what has a source: its own, or that of the exam'

/** Help text of a row's source. */
const rowSourceHelp = 'Without a source here or at the exam, no page shows this row'

const datesShape = z.array(z.object({ from: z.string(), to: z.string().nullish() }))

/** Errors of the dates of an exam: an end before its beginning. */
function dateErrors({ dates }: Readonly<Record<string, unknown>>): FieldError[] {
  const rows = datesShape.safeParse(dates).data ?? []
  return rows.flatMap(({ from, to }, index) =>
    to && to < from ? [{ field: `dates.${index}.to`, message: 'Must not be before From' }] : [],
  )
}

export const examList = defineEntity({
  name: 'exam-list',
  label: 'Exam',
  plural: 'Exams',
  area: 'exams',
  table: 'exam',
  shown: { one: 'exam', lists: ['exams'] },
  fields: {
    name: text({ required: true, max: 80, help: 'Name as people say it: JEE Main' }),
    nameLocal: text({ max: 80, label: 'Name in Hindi', hindiOf: 'name' }),
    fullName: text({ required: true, max: 200 }),
    fullNameLocal: text({ max: 200, label: 'Full name in Hindi', hindiOf: 'fullName' }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    examLevel: reference('exam-level', { required: true }),
    stream: text({ max: 80 }),
    body: text({ max: 200, label: 'Conducting body' }),
    bodyLocal: text({ max: 200, label: 'Conducting body in Hindi', hindiOf: 'body' }),
    mode: text({ max: 80 }),
    languages: tags(),
    frequency: text({ max: 60 }),
    typicalMonth: text({
      max: 60,
      sourceIn: 'source',
      help: `Usual months, in words; empty where they move. ${sourceHelp}`,
    }),
    stages: rows({ name: text({ required: true, max: 80 }), about: longText() }),
    dates: rows(
      {
        event: text({ required: true, max: 120 }),
        from: date({ required: true }),
        to: date(),
        tentative: boolean(),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Its dates, such as the last day to register and the day of the exam. ${sourceHelp}` },
    ),
    fees: rows(
      {
        category: text({ required: true, max: 80 }),
        amount: rupees({ required: true }),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Fees by category of candidate. ${sourceHelp}` },
    ),
    eligibility: markdown({ plain: true }),
    eligibilityLocal: markdown({ plain: true, label: 'Eligibility in Hindi', hindiOf: 'eligibility' }),
    pattern: markdown({ plain: true }),
    patternLocal: markdown({ plain: true, label: 'Pattern in Hindi', hindiOf: 'pattern' }),
    syllabus: markdown({ plain: true }),
    syllabusLocal: markdown({ plain: true, label: 'Syllabus in Hindi', hindiOf: 'syllabus' }),
    cutoffs: rows(
      {
        year: integer({ required: true, min: 2000, max: 2100 }),
        category: text({ required: true, max: 60 }),
        value: text({ required: true, max: 60 }),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Marks or ranks that were enough in earlier years, by category. ${sourceHelp}` },
    ),
    courses: references('course', { label: 'Accepting courses' }),
    officialUrl: link({ label: 'Official website' }),
    about: longText(),
    aboutLocal: longText({ label: 'About in Hindi', hindiOf: 'about' }),
    source: source(),
  },
  check: (exam) => [...scheduleErrors(exam), ...dateErrors(exam)],
  search: ['name', 'nameLocal', 'fullName', 'body'],
  sort: 'name',
  columns: ['name', 'fullName', 'examLevel', 'stream', 'body', 'status'],
  example: {
    name: 'EXAM',
    fullName: 'Example Aptitude Test',
    url: 'example-aptitude-test',
    status: 'draft',
    examLevel: 1,
  },
})
