import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'

/** How each campus of a college is reached. */
export const contactEntity = (endpoints: PartEntity['endpoints']): PartEntity => ({
  label: 'Contact',
  plural: 'Contacts',
  fields: {
    campus: { kind: 'text', required: true, max: 160 },
    phones: { kind: 'tags', most: 10, help: 'Digits, spaces and hyphens' },
    email: { kind: 'email', max: 254 },
    address: { kind: 'longText', max: 400 },
    lat: { kind: 'decimal', min: -90, max: 90, label: 'Latitude' },
    lng: { kind: 'decimal', min: -180, max: 180, label: 'Longitude' },
    order: { kind: 'integer', min: 1, max: 1_000, help: 'Place on the page: 1 is first. A new one without it is last' },
  },
  columns: ['campus', 'phones', 'email', 'order'],
  sort: 'order',
  endpoints,
})
