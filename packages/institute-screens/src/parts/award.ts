import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import type { OwnField } from '@pravesh/console-kit/language/declared-messages'
import { awardLevels, type InstituteType } from '@pravesh/contract'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'

const fields: PartEntity['fields'] = {
  title: { kind: 'text', required: true, max: 200, message: partFieldTexts.title },
  year: { kind: 'integer', min: 1850, max: 2100, message: partFieldTexts.year },
  level: { kind: 'choice', options: awardLevels, message: partFieldTexts.level },
  order: {
    kind: 'integer',
    min: 1,
    max: 1_000,
    helpMessage: partFieldTexts.placeOnThePage1Is,
    message: partFieldTexts.order,
  },
  image: { kind: 'link', picture: true, message: partFieldTexts.image },
  body: { kind: 'longText', max: 4_000, message: partFieldTexts.aboutTheAward },
}
const course = {
  kind: 'reference',
  to: 'course',
  message: partFieldTexts.course,
  helpMessage: partFieldTexts.whereItWasGivenForOne,
} as const satisfies OwnField

/** Awards of an institute, in the order that it chose; of a college also for one of its courses. */
export const awardEntity = (type: InstituteType, endpoints: PartEntity['endpoints']): PartEntity => ({
  label: partFieldTexts.award,
  plural: partFieldTexts.awards,
  fields: type === 'college' ? { ...fields, course_id: course } : fields,
  columns: ['title', 'year', 'level', 'order'],
  sort: 'order',
  endpoints,
})
