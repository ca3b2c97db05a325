import {
  awardShape,
  buyerApplicationEndpoints,
  buyerAwardEndpoints,
  buyerEndpoints,
  buyerEnquiryEndpoints,
  buyerFaqEndpoints,
  buyerProposalEndpoints,
  buyerReviewEndpoints,
  faqShape,
} from '@pravesh/contract'
import { byPath, emptyBody, inBody, onAll, type Resources } from '../descriptor.ts'

/** What an institute's console works on. All but `institutes` belong to one of its institutes: `parents: { sid }`. */
export const buyerResources = {
  institutes: {
    list: buyerEndpoints.institutes,
    get: buyerEndpoints.details,
    param: 'sid',
    verbs: { home: onAll(buyerEndpoints.home), change: byPath('sid', buyerEndpoints.update) },
  },
  proposals: {
    list: buyerProposalEndpoints.list,
    remove: buyerProposalEndpoints.withdraw,
  },
  'general-enquiries': {
    list: buyerEnquiryEndpoints.general.list,
    verbs: { answer: inBody('id', buyerEnquiryEndpoints.general.answer) },
  },
  'admission-enquiries': {
    list: buyerEnquiryEndpoints.admission.list,
    verbs: { answer: inBody('id', buyerEnquiryEndpoints.admission.answer) },
  },
  applications: {
    list: buyerApplicationEndpoints.list,
    get: buyerApplicationEndpoints.get,
    param: 'id',
    verbs: { move: byPath('id', buyerApplicationEndpoints.move) },
  },
  reviews: { list: buyerReviewEndpoints.list, verbs: { reply: byPath('id', buyerReviewEndpoints.reply) } },
  faqs: { ...buyerFaqEndpoints, param: 'faqId', empty: emptyBody(faqShape), version: 'updatedAt' },
  awards: { ...buyerAwardEndpoints, empty: emptyBody(awardShape), version: 'updatedAt' },
} as const satisfies Resources
