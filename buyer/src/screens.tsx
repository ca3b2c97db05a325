import type { LabelKey } from '@pravesh/console-kit'
import type { Screens } from '@pravesh/console-kit/nested/NestedResources'
import type { InstituteType } from '@pravesh/contract'
import { partScreens } from '@pravesh/institute-screens/parts/part-screens'
import { ownPlacementEntity } from '@pravesh/institute-screens/placement/placement-entity'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { lazy } from 'react'
import { instituteType } from './api.ts'
import { award, collegeAward } from './page/parts/award.ts'
import { contact } from './page/parts/contact.ts'
import { faq } from './page/parts/faq.ts'
import { section } from './page/parts/section.ts'
import { webhook } from './system/webhook.ts'

const ApplicationList = lazy(async () => ({
  default: (await import('./admission/applications/ApplicationList.tsx')).ApplicationList,
}))
const ApplicationPage = lazy(async () => ({
  default: (await import('./admission/applications/ApplicationPage.tsx')).ApplicationPage,
}))
const DrawList = lazy(async () => ({ default: (await import('./admission/draws/DrawList.tsx')).DrawList }))
const DrawPage = lazy(async () => ({ default: (await import('./admission/draws/DrawPage.tsx')).DrawPage }))
const DrawCreate = lazy(async () => ({ default: (await import('./admission/draws/DrawCreate.tsx')).DrawCreate }))
const QuestionsPage = lazy(async () => ({
  default: (await import('./admission/questions/QuestionsPage.tsx')).QuestionsPage,
}))
const ReviewList = lazy(async () => ({ default: (await import('./families/reviews/ReviewList.tsx')).ReviewList }))
const ProposalList = lazy(async () => ({ default: (await import('./page/proposals/ProposalList.tsx')).ProposalList }))

const MediaPage = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/media/MediaPage')).MediaPage,
}))
const FeesPage = lazy(async () => ({ default: (await import('@pravesh/institute-screens/fees/FeesPage')).FeesPage }))
const DetailsPage = lazy(async () => ({ default: (await import('./page/details/DetailsPage.tsx')).DetailsPage }))
const EnquiryList = lazy(async () => ({ default: (await import('./families/enquiries/EnquiryList.tsx')).EnquiryList }))
const EnquiryPage = lazy(async () => ({ default: (await import('./families/enquiries/EnquiryPage.tsx')).EnquiryPage }))

const FiguresPage = lazy(async () => ({ default: (await import('./page/figures/FiguresPage.tsx')).FiguresPage }))

const PeopleList = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/team/PeopleList')).PeopleList,
}))
const TeamLog = lazy(async () => ({ default: (await import('@pravesh/institute-screens/team/TeamLog')).TeamLog }))
const InvitationList = lazy(async () => ({
  default: (await import('@pravesh/institute-screens/team/InvitationList')).InvitationList,
}))

const WebhookList = lazy(async () => ({ default: (await import('./system/WebhookList.tsx')).WebhookList }))
const DeliveryList = lazy(async () => ({ default: (await import('./system/DeliveryList.tsx')).DeliveryList }))

/** Groups of the navigation, in its order. */
export const screenGroups = ['families', 'admission', 'page', 'people', 'system'] as const

type Screen = Screens & {
  group: (typeof screenGroups)[number]
  label: LabelKey
  plural: LabelKey
  /** The kind of institute that has it, if not both. */
  only?: InstituteType
  /** The filter of its list when the menu opens it, also after a link with another one. */
  filter?: Readonly<Record<string, unknown>>
}
const noFilter = {}
const toAnswer = { replyDue: 'open' }

/** Screens of an institute's child resources, by their names in the address: navigation and labels come from here. */
export const screens: Readonly<Record<string, Screen>> = {
  'general-enquiries': {
    group: 'families',
    label: 'enquiry.one',
    plural: 'enquiry.general',
    filter: toAnswer,
    list: EnquiryList,
    edit: EnquiryPage,
  },
  'admission-enquiries': {
    group: 'families',
    label: 'enquiry.one',
    plural: 'enquiry.admission',
    filter: toAnswer,
    list: EnquiryList,
    edit: EnquiryPage,
  },
  applications: {
    group: 'admission',
    label: 'application.one',
    plural: 'application.many',
    filter: noFilter,
    list: ApplicationList,
    edit: ApplicationPage,
    recordRepresentation: 'applicant',
  },
  draws: {
    group: 'admission',
    label: menuTexts.draw,
    plural: menuTexts.draws,
    filter: noFilter,
    list: DrawList,
    edit: DrawPage,
    create: DrawCreate,
    recordRepresentation: 'name',
  },
  questions: { group: 'admission', label: 'question.many', plural: 'question.many', list: QuestionsPage },
  reviews: { group: 'families', label: 'review.one', plural: 'review.many', filter: noFilter, list: ReviewList },
  figures: { group: 'page', label: menuTexts.figures, plural: menuTexts.figures, list: FiguresPage },
  details: { group: 'page', label: 'details.one', plural: 'details.one', list: DetailsPage },
  'grade-fees': { group: 'page', label: 'fee.many', plural: 'fee.many', only: 'school', list: FeesPage },
  media: {
    group: 'page',
    label: menuTexts.pictureOrFile,
    plural: menuTexts.picturesAndFiles,
    list: MediaPage,
  },
  placements: { group: 'page', only: 'college', filter: noFilter, ...partScreens(ownPlacementEntity) },
  contacts: { group: 'page', only: 'college', filter: noFilter, ...partScreens(contact) },
  sections: { group: 'page', only: 'college', filter: noFilter, ...partScreens(section) },
  faqs: { group: 'page', filter: noFilter, ...partScreens(faq) },
  awards: {
    group: 'page',
    filter: noFilter,
    ...partScreens(award, () => (instituteType() === 'college' ? collegeAward : award)),
  },
  proposals: {
    group: 'page',
    label: 'proposal.one',
    plural: 'console.proposals',
    filter: noFilter,
    list: ProposalList,
  },
  team: {
    group: 'people',
    label: menuTexts.person,
    plural: menuTexts.people,
    list: () => <PeopleList employer="institute" />,
  },
  invitations: {
    group: 'people',
    label: menuTexts.invitation,
    plural: menuTexts.invitations,
    list: () => <InvitationList employer="institute" />,
  },
  'team-log': {
    group: 'people',
    label: menuTexts.securityLog,
    plural: menuTexts.securityLog,
    filter: noFilter,
    list: TeamLog,
  },
  webhooks: {
    group: 'system',
    filter: noFilter,
    ...partScreens(webhook),
    label: menuTexts.webhook,
    plural: menuTexts.webhooks,
    list: WebhookList,
    create: undefined,
  },
  'webhook-deliveries': {
    group: 'system',
    label: menuTexts.webhookDelivery,
    plural: menuTexts.webhookDeliveries,
    filter: noFilter,
    list: DeliveryList,
  },
}
