import { defineEntity } from '../../endpoint/entity.ts'
import { longText, reference, text } from '../../fields/fields.ts'

/** Possible meanings of a phrase: one of these, or several combined. */
const meanings = ['state', 'city', 'board', 'medium', 'schoolType', 'facility', 'category', 'course', 'exam', 'career']

/** Words that people type for something of the catalogue that search knows by other names. */
export const searchSynonym = defineEntity({
  name: 'search-synonym',
  label: 'Search synonym',
  plural: 'Search synonyms',
  area: 'content',
  table: 'search_synonym',
  shown: 'everywhere',
  fields: {
    phrase: text({ required: true, max: 80, help: 'What people type, in any script' }),
    state: reference('state', { help: 'What it means: this, or a field below' }),
    city: reference('school-city'),
    board: reference('board'),
    medium: reference('medium'),
    schoolType: reference('schooltype'),
    facility: reference('schoolfacility'),
    category: reference('category'),
    course: reference('course'),
    exam: reference('exam-list'),
    career: reference('career'),
    note: longText(),
  },
  search: ['phrase', 'note'],
  sort: 'phrase',
  columns: ['phrase', 'state', 'city', 'board', 'category', 'course', 'exam', 'career'],
  check: (record) =>
    meanings.some((name) => record[name] !== null && record[name] !== undefined)
      ? []
      : [{ field: 'state', message: 'Choose a meaning, here or below' }],
  example: { phrase: 'sarkari vidyalaya board', board: 1 },
})
