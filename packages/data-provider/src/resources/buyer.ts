import {
  accountEndpoints,
  awardShape,
  buyerApplicationEndpoints,
  buyerAwardEndpoints,
  buyerContactEndpoints,
  buyerDrawEndpoints,
  buyerEndpoints,
  buyerEnquiryEndpoints,
  buyerFaqEndpoints,
  buyerGradeFeeEndpoints,
  buyerInvitationEndpoints,
  buyerMediaEndpoints,
  buyerPlacementEndpoints,
  buyerProposalEndpoints,
  buyerQuestionEndpoints,
  buyerReviewEndpoints,
  buyerSectionEndpoints,
  buyerTeamEndpoints,
  contactShape,
  drawBody,
  faqShape,
  mediaShape,
  noticeEndpoints,
  ownCollegeBody,
  ownPlacementShape,
  ownSchoolBody,
  sectionShape,
  securityLogEndpoints,
  webhookEndpoints,
  webhookShape,
} from '@pravesh/contract'
import { byPath, emptyBody, inBody, onAll, type Resources } from '../descriptor.ts'
import { ownAccountActions } from './own-account.ts'

const under = { institutes: (sid: string) => ({ sid }) } as const

/** Resources of the institutes' console. All but `account`, `institutes` and `security-log` belong to one of its institutes: `institutes/5/awards`. */
export const buyerResources = {
  /** The account itself: the signed-in one, or the one to sign in with. */
  account: {
    actions: { ...ownAccountActions('buyer'), forgotPassword: onAll(accountEndpoints.forgotPassword) },
  },
  /** Which news the signed-in account is told about. */
  notices: {
    actions: { settings: onAll(noticeEndpoints.get), change: onAll(noticeEndpoints.update) },
  },
  institutes: {
    list: buyerEndpoints.institutes,
    get: buyerEndpoints.details,
    update: buyerEndpoints.update,
    param: 'sid',
    empty: { ...emptyBody(ownCollegeBody.shape), ...emptyBody(ownSchoolBody.shape) },
    version: 'version',
    actions: { home: onAll(buyerEndpoints.home), work: onAll(buyerEndpoints.work) },
  },
  /** Of the signed-in login, and not of an institute. */
  'security-log': { list: securityLogEndpoints.own },
  /** Of all logins of the institute. */
  'team-log': { list: securityLogEndpoints.institute, under },
  team: {
    list: buyerTeamEndpoints.list,
    under,
    actions: { changeRole: inBody('id', buyerTeamEndpoints.update), end: inBody('id', buyerTeamEndpoints.end) },
  },
  invitations: {
    list: buyerInvitationEndpoints.list,
    remove: buyerInvitationEndpoints.remove,
    under,
    actions: {
      invite: onAll(buyerInvitationEndpoints.create),
      sendAgain: inBody('id', buyerInvitationEndpoints.update),
    },
  },
  /** Addresses of the institute's own systems. A new one is answered with its secret. */
  webhooks: {
    list: webhookEndpoints.list,
    update: webhookEndpoints.update,
    remove: webhookEndpoints.remove,
    empty: emptyBody(webhookShape),
    version: 'updatedAt',
    under,
    actions: {
      add: onAll(webhookEndpoints.create),
      newSecret: inBody('id', webhookEndpoints.newSecret),
      test: inBody('id', webhookEndpoints.test),
    },
  },
  'webhook-deliveries': {
    list: webhookEndpoints.deliveries,
    under,
    actions: { sendAgain: inBody('id', webhookEndpoints.sendAgain) },
  },
  proposals: {
    list: buyerProposalEndpoints.list,
    remove: buyerProposalEndpoints.withdraw,
    under,
  },
  'general-enquiries': {
    list: buyerEnquiryEndpoints.general.list,
    get: buyerEnquiryEndpoints.general.get,
    param: 'id',
    under,
    actions: {
      answer: inBody('id', buyerEnquiryEndpoints.general.answer),
      takeBack: byPath('id', buyerEnquiryEndpoints.general.takeBack),
      templates: byPath('id', buyerEnquiryEndpoints.general.templates),
      others: byPath('id', buyerEnquiryEndpoints.general.others),
      counts: onAll(buyerEnquiryEndpoints.general.counts),
      colleagues: onAll(buyerTeamEndpoints.colleagues),
    },
  },
  'admission-enquiries': {
    list: buyerEnquiryEndpoints.admission.list,
    get: buyerEnquiryEndpoints.admission.get,
    param: 'id',
    under,
    actions: {
      answer: inBody('id', buyerEnquiryEndpoints.admission.answer),
      takeBack: byPath('id', buyerEnquiryEndpoints.admission.takeBack),
      templates: byPath('id', buyerEnquiryEndpoints.admission.templates),
      others: byPath('id', buyerEnquiryEndpoints.admission.others),
      counts: onAll(buyerEnquiryEndpoints.admission.counts),
      colleagues: onAll(buyerTeamEndpoints.colleagues),
    },
  },
  applications: {
    list: buyerApplicationEndpoints.list,
    get: buyerApplicationEndpoints.get,
    param: 'id',
    under,
    actions: {
      move: byPath('id', buyerApplicationEndpoints.move),
      note: byPath('id', buyerApplicationEndpoints.note),
      counts: onAll(buyerApplicationEndpoints.counts),
    },
  },
  /** What is announced of a draw never changes: there is no update. */
  draws: {
    list: buyerDrawEndpoints.list,
    get: buyerDrawEndpoints.get,
    create: buyerDrawEndpoints.announce,
    param: 'id',
    empty: emptyBody(drawBody.shape),
    under,
    actions: {
      drawLots: byPath('id', buyerDrawEndpoints.drawLots),
      cancel: byPath('id', buyerDrawEndpoints.cancel),
    },
  },
  /** One record for each institute, with its id: `questions`, in their order. */
  questions: {
    get: buyerQuestionEndpoints.list,
    update: buyerQuestionEndpoints.replace,
    param: 'sid',
    empty: { questions: [] },
    replaces: true,
    version: 'version',
    under,
  },
  'grade-fees': {
    under,
    actions: { list: onAll(buyerGradeFeeEndpoints.list), replace: onAll(buyerGradeFeeEndpoints.replace) },
  },
  /** How the page of the institute does, week by week. */
  figures: { under, actions: { list: onAll(buyerEndpoints.weeks) } },
  reviews: { list: buyerReviewEndpoints.list, under, actions: { reply: byPath('id', buyerReviewEndpoints.reply) } },
  /** An upload has `content` in place of `url`. */
  media: {
    list: buyerMediaEndpoints.list,
    create: buyerMediaEndpoints.create,
    update: buyerMediaEndpoints.update,
    remove: buyerMediaEndpoints.create,
    empty: { ...emptyBody(mediaShape), content: undefined },
    version: 'updatedAt',
    under,
  },
  faqs: { ...buyerFaqEndpoints, param: 'faqId', empty: emptyBody(faqShape), version: 'updatedAt', under },
  awards: { ...buyerAwardEndpoints, empty: emptyBody(awardShape), version: 'updatedAt', under },
  /** Of colleges alone. */
  placements: {
    list: buyerPlacementEndpoints.list,
    create: buyerPlacementEndpoints.put,
    update: buyerPlacementEndpoints.put,
    remove: buyerPlacementEndpoints.put,
    empty: emptyBody(ownPlacementShape),
    version: 'updatedAt',
    under,
  },
  contacts: { ...buyerContactEndpoints, empty: emptyBody(contactShape), version: 'updatedAt', under },
  sections: { ...buyerSectionEndpoints, empty: emptyBody(sectionShape), version: 'updatedAt', under },
} as const satisfies Resources
