import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { savedThirdPartyService, thirdPartyCourseEndpoints, thirdPartyServiceEndpoints } from '@pravesh/contract'

/** A declaration of the records of a college’s own system; `college` is the field with the college. */
export type ThirdPartyEntity = PartEntity & { college: 'eid' | 'e_id' }

const serviceFields = {
  source: {
    kind: 'text',
    required: true,
    max: 60,
    label: 'System',
    help: 'Small letters and hyphens, such as meritto',
  },
  api: { kind: 'text', required: true, max: 500, label: 'Address for leads', help: 'Begins with https://' },
  secret_key: { kind: 'text', required: true, max: 500, label: 'Secret key' },
  college_id: { kind: 'text', max: 80, label: 'Id of the college there' },
  branch: { kind: 'text', max: 160, label: 'Branch' },
  city: { kind: 'text', max: 80, label: 'City' },
} as const

/** Colleges’ own systems, which take the enquiries that name the college. */
export const service = {
  label: 'Third-party service',
  plural: 'Third-party services',
  fields: serviceFields,
  columns: ['source', 'branch', 'city'],
  sort: 'source',
  endpoints: thirdPartyServiceEndpoints,
  college: 'eid',
} as const satisfies ThirdPartyEntity

/** One that is there already: its secret stays while nothing else is entered. */
export const savedService: ThirdPartyEntity = {
  ...service,
  fields: {
    ...serviceFields,
    secret_key: { kind: 'text', max: 500, label: 'Secret key', help: 'Leave it empty to keep the saved one' },
  },
  endpoints: {
    ...service.endpoints,
    create: { ...service.endpoints.create, body: savedThirdPartyService },
  },
}

/** Courses as a college’s own system names them. */
export const course = {
  label: 'Third-party course',
  plural: 'Third-party courses',
  fields: {
    course: { kind: 'text', required: true, max: 200 },
    specialization: { kind: 'text', max: 200, label: 'Specialisation' },
    campus: { kind: 'text', max: 160, label: 'Campus' },
    date: { kind: 'date' },
    active: { kind: 'boolean' },
  },
  columns: ['course', 'specialization', 'campus', 'date', 'active'],
  sort: 'course',
  endpoints: thirdPartyCourseEndpoints,
  college: 'e_id',
} as const satisfies ThirdPartyEntity
