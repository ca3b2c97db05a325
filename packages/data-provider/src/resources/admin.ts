import {
  accountStaffEndpoints,
  adminApplicationEndpoints,
  adminPaymentEndpoints,
  adminProposalEndpoints,
  adminReviewEndpoints,
  approvalEndpoints,
  awardEndpoints,
  awardShape,
  collegeAdditionalEndpoints,
  collegeBody,
  collegeContactEndpoints,
  collegeCourseEndpoints,
  collegeCourseShape,
  collegeEndpoints,
  collegeMediaEndpoints,
  collegePlacementEndpoints,
  contactShape,
  enquiryEndpoints,
  faqEndpoints,
  faqShape,
  gradeFeeEndpoints,
  importEndpoints,
  inboxEndpoints,
  jobEndpoints,
  mediaShape,
  overviewEndpoints,
  partnerEndpoints,
  partnerShape,
  pictureEndpoints,
  placementShape,
  previewEndpoints,
  reconciliationEndpoints,
  scheduledEndpoints,
  schoolBody,
  schoolEndpoints,
  schoolMediaEndpoints,
  searchTermEndpoints,
  sectionShape,
  securityLogEndpoints,
  settingsEndpoints,
  staffEnquiryEndpoints,
  studentEnquiryEndpoints,
  studyIndiaEndpoints,
  thirdPartyCourseEndpoints,
  thirdPartyCourseShape,
  thirdPartyServiceEndpoints,
  thirdPartyServiceShape,
  transferEndpoints,
} from '@pravesh/contract'
import { byPath, emptyBody, inBody, onAll, type Resources } from '../descriptor.ts'
import { historyResources } from './history.ts'
import { mailResources } from './mails.ts'
import { ownAccountActions } from './own-account.ts'
import { teamResources } from './team.ts'

const remarkEnquiry = { remark: byPath('us_id', staffEnquiryEndpoints.remark) }
/** Fields of an enquiry's person that administrators may change; status and assignee are changed by a remark. */
const personFields = { name: '', mobile: '', email: null, city: null, state: null, message: null }
/** A record of any kind of enquiry: lists answer masked rows, which are no record. */
const oneEnquiry = { get: inboxEndpoints.get, param: 'id', actions: remarkEnquiry } as const

const emptyMedia = { ...emptyBody(mediaShape), content: undefined }

const ofInstitute = {
  schools: (id: string) => ({ id, type: 'school' }),
  colleges: (id: string) => ({ id, type: 'college' }),
} as const
const ofCollege = { colleges: (eid: string) => ({ eid }) } as const

/** Resources of the administrators' console, in addition to the declared catalogues. */
export const adminResources = {
  schools: { ...schoolEndpoints, param: 'sid', empty: emptyBody(schoolBody.shape), version: 'version' },
  colleges: { ...collegeEndpoints, param: 'eid', empty: emptyBody(collegeBody.shape), version: 'version' },
  /** Pictures and files: `colleges/7/college-media`, `schools/5/school-media`. An upload has `content` in place of `url`. */
  'college-media': {
    list: collegeMediaEndpoints.list,
    create: collegeMediaEndpoints.create,
    update: collegeMediaEndpoints.update,
    remove: collegeMediaEndpoints.create,
    empty: emptyMedia,
    version: 'updatedAt',
    under: ofCollege,
    actions: { upload: onAll(collegeMediaEndpoints.create) },
  },
  'school-media': {
    list: schoolMediaEndpoints.list,
    create: schoolMediaEndpoints.create,
    update: schoolMediaEndpoints.update,
    remove: schoolMediaEndpoints.create,
    empty: emptyMedia,
    version: 'updatedAt',
    under: { schools: (sid) => ({ sid }) },
  },
  /** Fee tables of a school, by class: `schools/5/grade-fees`. */
  'grade-fees': {
    under: { schools: (school_id) => ({ school_id }) },
    actions: { list: onAll(gradeFeeEndpoints.list), replace: onAll(gradeFeeEndpoints.replace) },
  },
  /** Parts of a school or college: `schools/5/awards`, `colleges/7/contacts`. */
  awards: { ...awardEndpoints, empty: emptyBody(awardShape), version: 'updatedAt', under: ofInstitute },
  faqs: { ...faqEndpoints, empty: emptyBody(faqShape), version: 'updatedAt', under: ofInstitute },
  contacts: { ...collegeContactEndpoints, empty: emptyBody(contactShape), version: 'updatedAt', under: ofCollege },
  sections: { ...collegeAdditionalEndpoints, empty: emptyBody(sectionShape), version: 'updatedAt', under: ofCollege },
  courses: { ...collegeCourseEndpoints, empty: emptyBody(collegeCourseShape), version: 'updatedAt', under: ofCollege },
  placements: {
    list: collegePlacementEndpoints.list,
    create: collegePlacementEndpoints.put,
    update: collegePlacementEndpoints.put,
    remove: collegePlacementEndpoints.put,
    empty: emptyBody(placementShape),
    version: 'updatedAt',
    under: ofCollege,
  },
  ...teamResources,
  proposals: {
    list: adminProposalEndpoints.list,
    get: adminProposalEndpoints.get,
    param: 'id',
    actions: { decide: inBody('id', adminProposalEndpoints.decide) },
  },
  preview: { actions: { create: onAll(previewEndpoints.create) } },
  ...historyResources,
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
    get: adminPaymentEndpoints.get,
    param: 'id',
    actions: {
      refund: inBody('payment', adminPaymentEndpoints.refund),
      check: byPath('id', adminPaymentEndpoints.check),
    },
  },
  /** Refunds that wait for a second person, or failed at the gateway. */
  refunds: {
    actions: {
      approve: byPath('id', approvalEndpoints.approve),
      decline: byPath('id', approvalEndpoints.decline),
      ask: byPath('id', transferEndpoints.ask),
      allow: byPath('id', transferEndpoints.allow),
      open: byPath('id', transferEndpoints.open),
      record: byPath('id', transferEndpoints.record),
      resume: byPath('id', transferEndpoints.resume),
    },
  },
  reconciliation: { actions: { compare: onAll(reconciliationEndpoints.get) } },
  reviews: {
    list: adminReviewEndpoints.list,
    get: adminReviewEndpoints.get,
    param: 'id',
    actions: { decide: inBody('id', adminReviewEndpoints.decide) },
  },
  partners: {
    list: partnerEndpoints.list,
    get: partnerEndpoints.get,
    create: partnerEndpoints.create,
    update: partnerEndpoints.update,
    param: 'us_id',
    empty: emptyBody(partnerShape),
    version: 'updatedAt',
    actions: {
      move: inBody('id', partnerEndpoints.update),
      approve: inBody('us_id', partnerEndpoints.approve),
      sendLink: inBody('us_id', partnerEndpoints.sendLink),
    },
  },
  accounts: {
    list: accountStaffEndpoints.list,
    actions: {
      suspend: inBody('id', accountStaffEndpoints.update),
      unlink: inBody('id', accountStaffEndpoints.unlink),
      resetSecondFactor: inBody('id', accountStaffEndpoints.resetSecondFactor),
      nominee: byPath('id', accountStaffEndpoints.nominee),
    },
  },
  'security-log': { list: securityLogEndpoints.list },
  /** Changes of schools, colleges and their parts, with authors. */
  /** Colleges’ own systems. A secret is written and never read: one that is left empty is not sent, and stays. */
  'third-party-services': {
    ...thirdPartyServiceEndpoints,
    empty: { ...emptyBody(thirdPartyServiceShape), secret_key: undefined },
    version: 'updatedAt',
  },
  'third-party-courses': {
    ...thirdPartyCourseEndpoints,
    empty: emptyBody(thirdPartyCourseShape),
    version: 'updatedAt',
  },
  /** Imports of registers. A file is uploaded by the client itself, part after part. */
  imports: {
    list: importEndpoints.list,
    get: importEndpoints.get,
    param: 'id',
    actions: {
      map: byPath('id', importEndpoints.map),
      start: byPath('id', importEndpoints.start),
      cancel: byPath('id', importEndpoints.cancel),
      revert: byPath('id', importEndpoints.revert),
    },
  },
  jobs: { list: jobEndpoints.list, actions: { retry: inBody('id', jobEndpoints.retry) } },
  /** The one that is signed in. */
  account: { actions: ownAccountActions('admin') },
  /** Pictures that fields name by their address. */
  pictures: { actions: { upload: onAll(pictureEndpoints.create) } },
  settings: { actions: { list: onAll(settingsEndpoints.list) } },
  overview: { actions: { counts: onAll(overviewEndpoints.get) } },
  /** Enquiries of all kinds. Rows are masked; `get` is the enquiry whole. */
  enquiries: {
    list: inboxEndpoints.list,
    get: inboxEndpoints.get,
    remove: inboxEndpoints.remove,
    param: 'id',
    actions: {
      ...remarkEnquiry,
      takeBack: byPath('reply', staffEnquiryEndpoints.takeBack),
      ...{ counts: onAll(inboxEndpoints.counts), templates: byPath('id', inboxEndpoints.templates) },
      others: byPath('id', inboxEndpoints.others),
      restore: onAll(inboxEndpoints.restore),
      export: onAll(inboxEndpoints.export),
    },
  },
  'enquiry-changes': { list: inboxEndpoints.changes },
  'student-enquiries': {
    ...studentEnquiryEndpoints,
    ...oneEnquiry,
    empty: { ...personFields, instituteType: null, instituteId: null, language: 'en', consentVersion: 'by-phone' },
    version: 'updatedAt',
  },
  studyindia: {
    list: studyIndiaEndpoints.list,
    get: studyIndiaEndpoints.get,
    update: studyIndiaEndpoints.update,
    remove: studyIndiaEndpoints.remove,
    param: 's_id',
    empty: { ...personFields, nationality: null, country: null, level: null, intake: null },
    version: 'updatedAt',
    actions: { ...remarkEnquiry, mail: byPath('s_id', studyIndiaEndpoints.mail) },
  },
  ...mailResources,
  'career-enquiries': {
    ...staffEnquiryEndpoints.career,
    ...oneEnquiry,
    empty: { ...personFields, career: null, currentClass: null },
    version: 'updatedAt',
  },
  'general-enquiries': { ...staffEnquiryEndpoints.general, ...oneEnquiry },
  'footer-enquiries': { ...staffEnquiryEndpoints.footer, ...oneEnquiry },
  'counselling-enquiries': { ...staffEnquiryEndpoints.counselling, ...oneEnquiry },
  'partner-enquiries': { ...staffEnquiryEndpoints.partner, ...oneEnquiry },
  'career-footer-enquiries': { ...staffEnquiryEndpoints.careerFooter, ...oneEnquiry },
  'exam-enquiries': { ...staffEnquiryEndpoints.exam, ...oneEnquiry },
  grievances: { ...staffEnquiryEndpoints.grievance, ...oneEnquiry },
  'school-admission-enquiries': {
    list: staffEnquiryEndpoints.school,
    remove: staffEnquiryEndpoints.removeSchool,
    ...oneEnquiry,
  },
  'college-admission-enquiries': {
    list: staffEnquiryEndpoints.college,
    remove: staffEnquiryEndpoints.removeCollege,
    ...oneEnquiry,
  },
  'free-counselling': { list: enquiryEndpoints.freeCounselling, ...oneEnquiry },
  'existing-enquiries': { list: enquiryEndpoints.existing, ...oneEnquiry },
} as const satisfies Resources
