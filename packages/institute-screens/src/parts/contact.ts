import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { partFieldTexts } from '@pravesh/messages/screens/institute/part-fields'

/** How each campus of a college is reached. */
export const contactEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: partFieldTexts.contact,
  plural: partFieldTexts.contacts,
  fields: {
    campus: { kind: 'text', required: true, max: 160, message: partFieldTexts.campus },
    phones: {
      kind: 'tags',
      most: 10,
      helpMessage: partFieldTexts.digitsSpacesAndHyphens,
      message: partFieldTexts.phones,
    },
    email: { kind: 'email', max: 254, message: partFieldTexts.email },
    address: { kind: 'longText', max: 400, message: partFieldTexts.address },
    lat: { kind: 'decimal', min: -90, max: 90, message: partFieldTexts.latitude },
    lng: { kind: 'decimal', min: -180, max: 180, message: partFieldTexts.longitude },
    order: {
      kind: 'integer',
      min: 1,
      max: 1_000,
      helpMessage: partFieldTexts.placeOnThePage1Is,
      message: partFieldTexts.order,
    },
  },
  columns: ['campus', 'phones', 'email', 'order'],
  sort: 'order',
  endpoints,
})
