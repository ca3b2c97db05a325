import type { PartEntity } from '@pravesh/console-kit/entity/screen-entity'
import { instituteTypes, partnerEndpoints } from '@pravesh/contract'
import { partnerTexts } from '@pravesh/messages/screens/people/partners'
import { sharedTexts } from '@pravesh/messages/screens/shared'

/** Fields that staff record of an applying institute. */
export const partnerEntity: PartEntity = {
  label: partnerTexts.partnerApplication,
  plural: partnerTexts.partnerApplications,
  columns: ['name'],
  sort: 'createdAt',
  fields: {
    instituteType: { kind: 'choice', options: instituteTypes, required: true, message: sharedTexts.kind },
    name: { kind: 'text', required: true, max: 250, message: sharedTexts.institute },
    code: { kind: 'text', max: 40, message: partnerTexts.udiseAffiliationOrAisheCode },
    city: { kind: 'text', max: 80, message: sharedTexts.city },
    person: { kind: 'text', required: true, max: 120, message: partnerTexts.whoApplies },
    role: { kind: 'text', max: 120, message: partnerTexts.role },
    email: { kind: 'email', required: true, max: 254, message: partnerTexts.email },
    mobile: {
      kind: 'text',
      required: true,
      max: 24,
      helpMessage: partnerTexts.tenDigitsOrWithTheCode,
      message: partnerTexts.mobile,
    },
    website: { kind: 'link', max: 500, message: partnerTexts.website },
    proof: { kind: 'tags', max: 500, message: partnerTexts.addressesOfLettersThatShowTheir },
    remarks: { kind: 'longText', max: 4_000, message: partnerTexts.remarks },
  },
  endpoints: { list: partnerEndpoints.list, create: partnerEndpoints.create },
}
