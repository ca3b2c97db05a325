import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import type { OwnField, OwnFields } from '@pravesh/console-kit/language/declared-messages'
import { staffEnquiryEndpoints, studentEnquiryEndpoints, studyIndiaEndpoints } from '@pravesh/contract'
import { inboxTexts } from '@pravesh/messages/screens/people/enquiries'
import { sharedTexts } from '@pravesh/messages/screens/shared'

const person = {
  name: { kind: 'text', required: true, max: 120, message: sharedTexts.name },
  mobile: {
    kind: 'text',
    required: true,
    max: 24,
    helpMessage: inboxTexts.tenDigitsOrWithTheCode,
    message: inboxTexts.mobile,
  },
  email: { kind: 'email', max: 254, message: inboxTexts.email },
  city: { kind: 'text', max: 80, message: sharedTexts.city },
  state: { kind: 'text', max: 80, message: inboxTexts.state },
  message: { kind: 'longText', max: 2_000, message: inboxTexts.message },
} as const satisfies OwnFields
const currentClass = { kind: 'text', max: 20, message: inboxTexts.classNow } as const satisfies OwnField

type EnquiryEntity = Pick<PartEntity, 'label' | 'plural' | 'columns' | 'sort'>
const shared: EnquiryEntity = {
  label: sharedTexts.enquiry,
  plural: inboxTexts.enquiries,
  columns: ['name'],
  sort: 'createdAt',
}

/** Fields that staff record on behalf of a caller. */
export const callerEntity: PartEntity = {
  ...shared,
  fields: {
    ...person,
    language: { kind: 'choice', options: ['en', 'hi'], message: inboxTexts.language, initial: 'en' },
  },
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
      nationality: { kind: 'text', max: 80, message: inboxTexts.nationality },
      country: { kind: 'text', max: 80, message: inboxTexts.country },
      level: { kind: 'text', max: 60, message: inboxTexts.level },
      intake: { kind: 'text', max: 20, message: inboxTexts.intake },
    },
    endpoints: { list: studyIndiaEndpoints.list, create: studyIndiaEndpoints.update },
  },
}
