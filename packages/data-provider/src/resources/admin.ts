import {
  accountEndpoints,
  accountStaffEndpoints,
  adminApplicationEndpoints,
  adminPaymentEndpoints,
  adminProposalEndpoints,
  adminReviewEndpoints,
  awardEndpoints,
  awardShape,
  collegeBody,
  collegeEndpoints,
  collegeMediaEndpoints,
  enquiryEndpoints,
  jobEndpoints,
  mediaShape,
  overviewEndpoints,
  partnerEndpoints,
  scheduledEndpoints,
  schoolBody,
  schoolEndpoints,
  searchTermEndpoints,
  staffEnquiryEndpoints,
} from '@pravesh/contract'
import { byPath, emptyBody, inBody, onAll, type Resources } from '../descriptor.ts'

/** What the administrators' console works on, beside the declared catalogues. */
export const adminResources = {
  schools: { ...schoolEndpoints, param: 'sid', empty: emptyBody(schoolBody.shape), version: 'version' },
  colleges: { ...collegeEndpoints, param: 'eid', empty: emptyBody(collegeBody.shape), version: 'version' },
  /** Of one college: `parents: { eid }`. */
  'college-media': {
    list: collegeMediaEndpoints.list,
    create: collegeMediaEndpoints.create,
    update: collegeMediaEndpoints.update,
    remove: collegeMediaEndpoints.create,
    empty: emptyBody(mediaShape),
    version: 'updatedAt',
    actions: { upload: onAll(collegeMediaEndpoints.create) },
  },
  /** Of one institute: `parents: { id, type }`. */
  awards: { ...awardEndpoints, empty: emptyBody(awardShape), version: 'updatedAt' },
  proposals: {
    list: adminProposalEndpoints.list,
    get: adminProposalEndpoints.get,
    param: 'id',
    actions: { decide: inBody('id', adminProposalEndpoints.decide) },
  },
  scheduled: { list: scheduledEndpoints.list, actions: { cancel: onAll(scheduledEndpoints.cancel) } },
  'search-term': { list: searchTermEndpoints.list, actions: { try: onAll(searchTermEndpoints.try) } },
  applications: {
    list: adminApplicationEndpoints.list,
    get: adminApplicationEndpoints.get,
    param: 'id',
    actions: { move: byPath('id', adminApplicationEndpoints.move) },
  },
  payments: {
    list: adminPaymentEndpoints.list,
    actions: { refund: inBody('payment', adminPaymentEndpoints.refund) },
  },
  reviews: { list: adminReviewEndpoints.list, actions: { decide: inBody('id', adminReviewEndpoints.decide) } },
  partners: {
    list: partnerEndpoints.list,
    get: partnerEndpoints.get,
    param: 'us_id',
    actions: { move: inBody('id', partnerEndpoints.update), approve: inBody('us_id', partnerEndpoints.approve) },
  },
  accounts: { list: accountStaffEndpoints.list, actions: { suspend: inBody('id', accountStaffEndpoints.update) } },
  jobs: { list: jobEndpoints.list, actions: { retry: inBody('id', jobEndpoints.retry) } },
  /** The one that is signed in. */
  account: { actions: { changePassword: onAll(accountEndpoints.adminPassword) } },
  overview: { actions: { counts: onAll(overviewEndpoints.get) } },
  'general-enquiries': {
    ...staffEnquiryEndpoints.general,
    actions: { remark: byPath('us_id', staffEnquiryEndpoints.remark) },
  },
  'free-counselling': { list: enquiryEndpoints.freeCounselling },
  'existing-enquiries': { list: enquiryEndpoints.existing },
} as const satisfies Resources
