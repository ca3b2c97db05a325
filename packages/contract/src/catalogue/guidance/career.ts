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
    name: text({ required: true, max: 80 }),
    url: slug({ required: true, unique: true }),
    categoryDescription: longText({ label: 'Description' }),
    categoryDescriptionLocal: longText({ label: 'Description in Hindi', hindiOf: 'categoryDescription' }),
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
    title: text({ required: true, max: 120 }),
    titleLocal: text({ max: 120, label: 'Title in Hindi', hindiOf: 'title' }),
    url: slug({ required: true, unique: true }),
    ...publishing,
    category: reference('career-category', { required: true }),
    summary: longText({ required: true }),
    summaryLocal: longText({ label: 'Summary in Hindi', hindiOf: 'summary' }),
    duties: tags({ max: 300 }),
    dutiesLocal: tags({ max: 300, label: 'Duties in Hindi', hindiOf: 'duties' }),
    skills: tags(),
    skillsLocal: tags({ label: 'Skills in Hindi', hindiOf: 'skills' }),
    paths: rows({ stage: text({ required: true, max: 120 }), course: text({ max: 160 }), exam: text({ max: 160 }) }),
    courses: references('course', { label: 'Typical courses' }),
    salaryEntry: rupees({ label: 'Salary at entry, a year', ...pay('at the start') }),
    salaryMid: rupees({ label: 'Salary in mid-career, a year', ...pay('in mid-career') }),
    salarySenior: rupees({ label: 'Salary of seniors, a year', ...pay('of seniors') }),
    salarySource: source(),
    outlook: longText(),
    outlookLocal: longText({ label: 'Outlook in Hindi', hindiOf: 'outlook' }),
    related: references('career', { label: 'Related careers' }),
    source: source(),
  },
  check: scheduleErrors,
  search: ['title', 'titleLocal', 'summary'],
  sort: 'title',
  columns: ['title', 'category', 'status'],
  example: { title: 'Puppeteer', url: 'puppeteer', status: 'draft', category: 1, summary: 'Performs with puppets.' },
})
