import { defineEntity } from '../../endpoint/entity.ts'
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
import { periodErrors } from './period-errors.ts'

/** Help text of figures. */
const sourceHelp = 'Pages show what has a source: its own, or that of the exam'

/** Help text of a row's source. */
const rowSourceHelp = 'Without a source here or at the exam, no page shows this row'

export const examList = defineEntity({
  name: 'exam-list',
  label: 'Exam',
  plural: 'Exams',
  area: 'exams',
  table: 'exam',
  shown: { one: 'exam', lists: ['exams'] },
  fields: {
    name: text({ required: true, max: 80, help: 'Name as people say it: JEE Main' }),
    nameLocal: text({
      max: 80,
      label: 'Name in Hindi',
      hindiOf: 'name',
      description: 'Name in Hindi: जेईई मेन; null where nobody has written it',
    }),
    fullName: text({ required: true, max: 200, description: 'Full name: Joint Entrance Examination (Main)' }),
    fullNameLocal: text({
      max: 200,
      label: 'Full name in Hindi',
      hindiOf: 'fullName',
      description: 'Full name in Hindi; null where nobody has written it',
    }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    examLevel: reference('exam-level', {
      required: true,
      description: 'Id of the level that it leads to, from the catalogue of exam levels',
      filterDescription: 'Only exams of this level, by its id',
    }),
    stream: text({ max: 80, description: 'Field of study that it leads to, in words' }),
    body: text({
      max: 200,
      label: 'Conducting body',
      textKey: 'conductingBody',
      description: 'Authority that holds it, such as the National Testing Agency',
    }),
    bodyLocal: text({
      max: 200,
      label: 'Conducting body in Hindi',
      textKey: 'conductingBodyLocal',
      hindiOf: 'body',
      description: 'Text of `body` in Hindi; null where nobody has written it',
    }),
    mode: text({ max: 80, description: 'How it is sat, in words: computer based, pen and paper' }),
    languages: tags({ description: 'Languages that it can be sat in, in words' }),
    frequency: text({ max: 60, description: 'How often it is held, in words: twice a year' }),
    typicalMonth: text({
      max: 60,
      sourceIn: 'source',
      help: `Usual months, in words; empty where they move. ${sourceHelp}`,
    }),
    stages: rows(
      {
        name: text({ required: true, max: 80, description: 'Name of the stage' }),
        about: longText({ description: 'What the stage is, plain text' }),
      },
      { description: 'Its stages, in order' },
    ),
    dates: rows(
      {
        event: text({ required: true, max: 120, description: 'What happens then, such as Registration' }),
        from: date({ required: true, description: 'Day, or first of several days, in India' }),
        to: date({ description: 'Last of several days; null where it is one day' }),
        tentative: boolean({ description: 'True where the authority may still move it' }),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Its dates, such as the last day to register and the day of the exam. ${sourceHelp}` },
    ),
    fees: rows(
      {
        category: text({ required: true, max: 80, description: 'Category of candidate, in words' }),
        amount: rupees({ required: true, description: 'Fee in whole rupees' }),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Fees by category of candidate. ${sourceHelp}` },
    ),
    eligibility: markdown({ plain: true, description: 'Who may sit it, in Markdown' }),
    eligibilityLocal: markdown({
      plain: true,
      label: 'Eligibility in Hindi',
      hindiOf: 'eligibility',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    pattern: markdown({ plain: true, description: 'How the paper is set, in Markdown' }),
    patternLocal: markdown({
      plain: true,
      label: 'Pattern in Hindi',
      hindiOf: 'pattern',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    syllabus: markdown({ plain: true, description: 'What is asked, in Markdown' }),
    syllabusLocal: markdown({
      plain: true,
      label: 'Syllabus in Hindi',
      hindiOf: 'syllabus',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    cutoffs: rows(
      {
        year: integer({ required: true, min: 2000, max: 2100, description: 'Year of the exam' }),
        category: text({ required: true, max: 60, description: 'Category of candidate, in words' }),
        value: text({ required: true, max: 60, description: 'The mark, percentile or rank that was enough, as text' }),
        source: source({ help: rowSourceHelp }),
      },
      { help: `Marks or ranks that were enough in earlier years, by category. ${sourceHelp}` },
    ),
    courses: references('course', {
      label: 'Accepting courses',
      textKey: 'acceptingCourses',
      description: 'Ids of the courses that it leads to, from the catalogue of courses',
    }),
    officialUrl: link({ label: 'Official website', description: 'Address of the exam’s official website' }),
    about: longText({ description: 'What the exam is for, plain text' }),
    aboutLocal: longText({
      label: 'About in Hindi',
      hindiOf: 'about',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    source: source(),
  },
  check: (exam) => [...scheduleErrors(exam), ...periodErrors('dates', exam.dates)],
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
