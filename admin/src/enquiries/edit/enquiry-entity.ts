import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { type Field, staffEnquiryEndpoints, studentEnquiryEndpoints, studyIndiaEndpoints } from '@pravesh/contract'

const person = {
  name: { kind: 'text', required: true, max: 120 },
  mobile: { kind: 'text', required: true, max: 24, help: 'Ten digits, or with the code of a country' },
  email: { kind: 'email', max: 254 },
  city: { kind: 'text', max: 80 },
  state: { kind: 'text', max: 80 },
  message: { kind: 'longText', max: 2_000 },
} as const satisfies Record<string, Field>
const currentClass = { kind: 'text', max: 20, label: 'Class now' } as const

type EnquiryEntity = Pick<PartEntity, 'label' | 'plural' | 'columns' | 'sort'>
const shared: EnquiryEntity = { label: 'Enquiry', plural: 'Enquiries', columns: ['name'], sort: 'createdAt' }

/** Fields that staff record on behalf of a caller. */
export const callerEntity: PartEntity = {
  ...shared,
  fields: { ...person, language: { kind: 'choice', options: ['en', 'hi'], label: 'Language', initial: 'en' } },
  endpoints: { list: studentEnquiryEndpoints.list, create: studentEnquiryEndpoints.create },
}
/** Fields of an enquiry that staff put right, by the name of its resource: kinds whose calls change fields. */
export const editableEnquiries: Readonly<Record<string, PartEntity>> = {
  'student-enquiries': {
    ...shared,
    fields: person,
    endpoints: { list: studentEnquiryEndpoints.list, create: studentEnquiryEndpoints.update },
  },
  'career-enquiries': {
    ...shared,
    fields: { ...person, currentClass },
    endpoints: { list: staffEnquiryEndpoints.career.list, create: staffEnquiryEndpoints.career.update },
  },
  studyindia: {
    ...shared,
    fields: {
      ...person,
      nationality: { kind: 'text', max: 80 },
      country: { kind: 'text', max: 80 },
      level: { kind: 'text', max: 60 },
      intake: { kind: 'text', max: 20 },
    },
    endpoints: { list: studyIndiaEndpoints.list, create: studyIndiaEndpoints.update },
  },
}
