import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { savedThirdPartyService, thirdPartyCourseEndpoints, thirdPartyServiceEndpoints } from '@pravesh/contract'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** A declaration of the records of a college’s own system; `college` is the field with the college. */
export type ThirdPartyEntity = PartEntity & { college: 'eid' | 'e_id' }

const serviceFields = {
  source: {
    kind: 'text',
    required: true,
    max: 60,
    message: instituteTexts.system,
    helpMessage: instituteTexts.smallLettersAndHyphensSuchAs,
  },
  api: {
    kind: 'text',
    required: true,
    max: 500,
    message: instituteTexts.addressForLeads,
    helpMessage: instituteTexts.beginsWithHttps,
  },
  secret_key: { kind: 'text', required: true, max: 500, message: instituteTexts.secretKey },
  college_id: { kind: 'text', max: 80, message: instituteTexts.idOfTheCollegeThere },
  branch: { kind: 'text', max: 160, message: instituteTexts.branch },
  city: { kind: 'text', max: 80, message: sharedTexts.city },
} as const

/** Colleges’ own systems, which take the enquiries that name the college. */
export const service = {
  label: instituteTexts.thirdPartyService,
  plural: instituteTexts.thirdPartyServices,
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
    secret_key: {
      kind: 'text',
      max: 500,
      message: instituteTexts.secretKey,
      helpMessage: instituteTexts.leaveItEmptyToKeepThe,
    },
  },
  endpoints: {
    ...service.endpoints,
    create: { ...service.endpoints.create, body: savedThirdPartyService },
  },
}

/** Courses as a college’s own system names them. */
export const course = {
  label: instituteTexts.thirdPartyCourse,
  plural: instituteTexts.thirdPartyCourses,
  fields: {
    course: { kind: 'text', required: true, max: 200, message: instituteTexts.course },
    specialization: { kind: 'text', max: 200, message: instituteTexts.specialisation },
    campus: { kind: 'text', max: 160, message: instituteTexts.campus },
    date: { kind: 'date', message: instituteTexts.date },
    active: { kind: 'boolean', message: instituteTexts.active },
  },
  columns: ['course', 'specialization', 'campus', 'date', 'active'],
  sort: 'course',
  endpoints: thirdPartyCourseEndpoints,
  college: 'e_id',
} as const satisfies ThirdPartyEntity
