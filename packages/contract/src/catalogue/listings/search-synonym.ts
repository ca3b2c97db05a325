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
    state: reference('state', {
      help: 'What it means: this, or a field below',
      filterDescription: 'Only those in this state, by its id',
    }),
    city: reference('school-city', {
      description: 'Id of the city that the phrase means',
      filterDescription: 'Only those in this city, by its id',
    }),
    board: reference('board', {
      description: 'Id of the board that the phrase means',
      filterDescription: 'Only schools that teach this board’s syllabus, by its id',
    }),
    medium: reference('medium', { description: 'Id of the medium that the phrase means' }),
    schoolType: reference('schooltype', { description: 'Id of the kind of school that the phrase means' }),
    facility: reference('schoolfacility', { description: 'Id of the facility of schools that the phrase means' }),
    category: reference('category', {
      description: 'Id of the field of study that the phrase means',
      filterDescription: 'Only those of this category, by its id',
    }),
    course: reference('course', { description: 'Id of the course that the phrase means' }),
    exam: reference('exam-list', { description: 'Id of the exam that the phrase means' }),
    career: reference('career', { description: 'Id of the career that the phrase means' }),
    note: longText({ description: 'Why the phrase was added, for administrators alone' }),
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
