import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { instituteTypes, partnerEndpoints } from '@pravesh/contract'

/** Fields that staff record of an applying institute. */
export const partnerEntity: PartEntity = {
  label: 'Partner application',
  plural: 'Partner applications',
  columns: ['name'],
  sort: 'createdAt',
  fields: {
    instituteType: { kind: 'choice', options: instituteTypes, required: true, label: 'Kind' },
    name: { kind: 'text', required: true, max: 250, label: 'Institute' },
    code: { kind: 'text', max: 40, label: 'UDISE, affiliation or AISHE code' },
    city: { kind: 'text', max: 80 },
    person: { kind: 'text', required: true, max: 120, label: 'Who applies' },
    role: { kind: 'text', max: 120 },
    email: { kind: 'email', required: true, max: 254 },
    mobile: { kind: 'text', required: true, max: 24, help: 'Ten digits, or with the code of a country' },
    website: { kind: 'link', max: 500 },
    proof: { kind: 'tags', max: 500, label: 'Addresses of letters that show their authority' },
    remarks: { kind: 'longText', max: 4_000 },
  },
  endpoints: { list: partnerEndpoints.list, create: partnerEndpoints.create },
}
