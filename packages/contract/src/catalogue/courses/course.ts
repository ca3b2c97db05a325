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
    name: text({ required: true, max: 160, description: 'Full name of the course: Bachelor of Technology' }),
    nameLocal: text({
      max: 160,
      label: 'Full name in Hindi',
      textKey: 'fullNameLocal',
      hindiOf: 'name',
      description: 'Full name in Hindi; null where nobody has written it',
    }),
    shortName: text({ required: true, max: 60, description: 'The name as people shorten it, such as B.Tech' }),
    url: slug({ required: true, unique: true }),
    category: reference('category', {
      required: true,
      description: 'Id of the field of study that it belongs to',
      filterDescription: 'Only courses of this field of study, by its id',
    }),
    level: reference('course-level', {
      required: true,
      description: 'Id of the level, from the catalogue of course levels',
      filterDescription: 'Only those of this level, by its id',
    }),
    durationMonths: integer({
      min: 1,
      max: 120,
      label: 'Duration in months',
      help: 'Usual length in months: 36 is three years',
    }),
    about: markdown({ plain: true, description: 'What the course is, in Markdown' }),
    aboutLocal: markdown({
      plain: true,
      label: 'About in Hindi',
      hindiOf: 'about',
      description: 'The same in Hindi; null where nobody has written it',
    }),
  },
  search: ['name', 'nameLocal', 'shortName'],
  sort: 'name',
  columns: ['shortName', 'name', 'category', 'level', 'durationMonths'],
  example: { name: 'Bachelor of Music', shortName: 'B.Mus.', url: 'bmus', category: 1, level: 1, durationMonths: 36 },
})
