import { defineEntity } from '../../endpoint/entity.ts'
import { publishing, scheduleErrors } from '../../endpoint/publishing.ts'
import { longText, reference, references, rows, rupees, slug, source, tags, text } from '../../fields/fields.ts'

export const careerCategory = defineEntity({
  name: 'career-category',
  label: 'Career category',
  plural: 'Career categories',
  area: 'content',
  table: 'career_category',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 80, description: 'Name of the category, as people read it' }),
    url: slug({ required: true, unique: true }),
    categoryDescription: longText({
      label: 'Description',
      description: 'What the category is, plain text; null where nobody wrote it',
    }),
    categoryDescriptionLocal: longText({
      label: 'Description in Hindi',
      hindiOf: 'categoryDescription',
      description: 'The same in Hindi; null where nobody has written it',
    }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'url', 'categoryDescription'],
  example: { name: 'Space science', url: 'space-science' },
})

const pay = (payLevel: string) =>
  ({
    sourceIn: 'salarySource',
    help: `Usual yearly pay ${payLevel}, in whole rupees. Pages show it once the source of the salaries is named`,
  }) as const

export const career = defineEntity({
  name: 'career',
  label: 'Career',
  plural: 'Careers',
  area: 'content',
  table: 'career',
  shown: { one: 'career', lists: ['careers'] },
  fields: {
    title: text({ required: true, max: 120, description: 'Name of the career' }),
    titleLocal: text({
      max: 120,
      label: 'Title in Hindi',
      hindiOf: 'title',
      description: 'Name of the career in Hindi; null where nobody has written it',
    }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    category: reference('career-category', {
      required: true,
      description: 'Id of the career category',
      filterDescription: 'Only those of this category, by its id',
    }),
    summary: longText({ required: true, description: 'What the career is in a few sentences, plain text' }),
    summaryLocal: longText({
      label: 'Summary in Hindi',
      hindiOf: 'summary',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    duties: tags({ max: 300, description: 'What people in it do, one line each' }),
    dutiesLocal: tags({
      max: 300,
      label: 'Duties in Hindi',
      hindiOf: 'duties',
      description: 'The same in Hindi; empty where nobody has written it',
    }),
    skills: tags({ description: 'What it asks of them, a few words each' }),
    skillsLocal: tags({
      label: 'Skills in Hindi',
      hindiOf: 'skills',
      description: 'The same in Hindi; empty where nobody has written it',
    }),
    paths: rows(
      {
        stage: text({ required: true, max: 120, description: 'The step, such as After class 12' }),
        course: text({ max: 160, description: 'Course to take, in words; null where none is needed' }),
        exam: text({ max: 160, description: 'Exam to sit, in words; null where none is needed' }),
      },
      { description: 'Ways into it, step by step' },
    ),
    courses: references('course', {
      label: 'Typical courses',
      textKey: 'typicalCourses',
      description: 'Ids of the courses that usually lead to it, from the catalogue of courses',
    }),
    salaryEntry: rupees({ label: 'Salary at entry, a year', ...pay('at the start') }),
    salaryMid: rupees({ label: 'Salary in mid-career, a year', ...pay('in mid-career') }),
    salarySenior: rupees({ label: 'Salary of seniors, a year', ...pay('of seniors') }),
    salarySource: source({ description: 'Where the salaries come from; without one they are not shown to families' }),
    outlook: longText({ description: 'How it is likely to go on, plain text' }),
    outlookLocal: longText({
      label: 'Outlook in Hindi',
      hindiOf: 'outlook',
      description: 'The same in Hindi; null where nobody has written it',
    }),
    related: references('career', { label: 'Related careers', description: 'Ids of related careers' }),
    source: source(),
  },
  check: scheduleErrors,
  search: ['title', 'titleLocal', 'summary'],
  sort: 'title',
  columns: ['title', 'category', 'status'],
  example: { title: 'Puppeteer', url: 'puppeteer', status: 'draft', category: 1, summary: 'Performs with puppets.' },
})
