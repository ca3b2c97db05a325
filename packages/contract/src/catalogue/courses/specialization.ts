import { defineEntity } from '../../endpoint/entity.ts'
import { reference, slug, text } from '../../fields/fields.ts'

export const specialization = defineEntity({
  name: 'specialization',
  label: 'Specialization',
  plural: 'Specializations',
  area: 'catalogue',
  table: 'specialization',
  shown: 'everywhere',
  fields: {
    name: text({ required: true, max: 160, description: 'Name of the specialization, such as Robotics' }),
    url: slug({ required: true, unique: true }),
    course: reference('course', {
      required: true,
      description: 'Id of the course that it is a part of',
      filterDescription: 'Only specializations of this course, by its id',
    }),
  },
  search: ['name'],
  sort: 'name',
  columns: ['name', 'course', 'url'],
  example: { name: 'Robotics', url: 'btech-robotics-example', course: 1 },
})
