import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { awardLevels, buyerAwardEndpoints } from '@pravesh/contract'

/** Awards of an institute, in the order that it chose. */
export const award = {
  label: 'Award',
  plural: 'Awards',
  fields: {
    title: { kind: 'text', required: true, max: 200 },
    year: { kind: 'integer', min: 1850, max: 2100 },
    level: { kind: 'choice', options: awardLevels },
    order: { kind: 'integer', min: 1, max: 1_000, help: 'Place on the page: 1 is first. A new one without it is last' },
    image: { kind: 'link' },
    body: { kind: 'longText', max: 4_000, label: 'About the award' },
  },
  columns: ['title', 'year', 'level', 'order'],
  sort: 'order',
  endpoints: buyerAwardEndpoints,
} as const satisfies PartEntity

/** Awards of a college, which may be for one of its courses. */
export const collegeAward = {
  ...award,
  fields: {
    ...award.fields,
    course_id: { kind: 'reference', to: 'course', label: 'Course', help: 'Where it was given for one course' },
  },
} as const satisfies PartEntity
