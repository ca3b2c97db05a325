import { defineEntity } from '../../endpoint/entity.ts'
import { integer, markdown, reference, slug, text } from '../../fields/fields.ts'

export const course = defineEntity({
  name: 'course',
  label: 'Course',
  plural: 'Courses',
  area: 'catalogue',
  table: 'course',
  shown: { one: 'course', lists: ['courses', 'colleges', 'exams', 'careers'] },
  fields: {
    name: text({ required: true, max: 160 }),
    nameLocal: text({ max: 160, label: 'Full name in Hindi', hindiOf: 'name' }),
    shortName: text({ required: true, max: 60 }),
    url: slug({ required: true, unique: true }),
    category: reference('category', { required: true }),
    level: reference('course-level', { required: true }),
    durationMonths: integer({
      min: 1,
      max: 120,
      label: 'Duration in months',
      help: 'Usual length in months: 36 is three years',
    }),
    about: markdown({ plain: true }),
    aboutLocal: markdown({ plain: true, label: 'About in Hindi', hindiOf: 'about' }),
  },
  search: ['name', 'nameLocal', 'shortName'],
  sort: 'name',
  columns: ['shortName', 'name', 'category', 'level', 'durationMonths'],
  example: { name: 'Bachelor of Music', shortName: 'B.Mus.', url: 'bmus', category: 1, level: 1, durationMonths: 36 },
})
