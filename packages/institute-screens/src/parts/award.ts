import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { awardLevels, type InstituteType } from '@pravesh/contract'

const fields: PartEntity['fields'] = {
  title: { kind: 'text', required: true, max: 200 },
  year: { kind: 'integer', min: 1850, max: 2100 },
  level: { kind: 'choice', options: awardLevels },
  order: { kind: 'integer', min: 1, max: 1_000, help: 'Place on the page: 1 is first. A new one without it is last' },
  image: { kind: 'link', picture: true },
  body: { kind: 'longText', max: 4_000, label: 'About the award' },
}
const course = { kind: 'reference', to: 'course', label: 'Course', help: 'Where it was given for one course' } as const

/** Awards of an institute, in the order that it chose; of a college also for one of its courses. */
export const awardEntity = (type: InstituteType, endpoints: PartEntity['endpoints']): PartEntity => ({
  label: 'Award',
  plural: 'Awards',
  fields: type === 'college' ? { ...fields, course_id: course } : fields,
  columns: ['title', 'year', 'level', 'order'],
  sort: 'order',
  endpoints,
})
