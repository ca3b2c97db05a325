import { z } from 'zod'
import { buyerLookupEndpoints } from '../../catalogue/lookups/lookup.ts'
import { type Endpoint, endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { recordId } from '../../fields/field.ts'
import { buyerGradeFeeEndpoints } from '../../institute/fees/grade-fee.ts'
import { buyerAwardEndpoints } from '../../institute/parts/award.ts'
import { buyerFaqEndpoints } from '../../institute/parts/faq.ts'
import { buyerMediaEndpoints } from '../../institute/parts/media.ts'
import { buyerProposalEndpoints } from '../../institute/proposal.ts'
import { instituteTypes } from '../../institute/type.ts'
import { buyerQuestionEndpoints } from '../admission/question.ts'
import { buyerApplicationEndpoints } from '../admission/staff-endpoints.ts'
import { partnerStates } from '../partner/partner.ts'
import { buyerReviewEndpoints } from '../review/staff-endpoints.ts'
import { buyerEnquiryEndpoints } from './enquiry.ts'
import { buyerInstitute, ownInstitute, ownInstituteChange, ownInstituteChanged } from './institute.ts'

const common = { realm: 'buyer', tag: 'Institutes', status: 200 } as const
const instituteEndpoint = {
  ...common,
  owner: 'institute',
  path: '/buyer/institute-details/:sid',
  params: z.strictObject({ sid: idNumber }),
} as const

/** Completeness of an institute's page for families, and the next step. */
const completeness = z.strictObject({
  /** 0 to 100. */
  percent: z.int(),
  /** Names of missing parts, the most useful first: a field, or `fees`, `faqs`, `awards`, `media`. */
  missing: z.array(z.string()),
  next: z.string().nullable(),
})
/** Waiting enquiries of one inbox: unanswered ones, and those of them that are late. */
const inbox = z.strictObject({ open: z.int(), overdue: z.int() })
const buyerHome = z
  .strictObject({
    us_id: recordId,
    instituteType: z.enum(instituteTypes),
    enquiriesToday: z.int(),
    /** Not replied to within the hours that were promised. */
    overdueReplies: z.int(),
    openEnquiries: z.int(),
    institutes: z.array(
      z.strictObject({
        ...buyerInstitute.shape,
        enquiriesToday: z.int(),
        overdueReplies: z.int(),
        openEnquiries: z.int(),
        /** The same counts of each inbox. */
        inboxes: z.strictObject({ general: inbox, admission: inbox }),
        /** Submitted applications that staff have not started reading. */
        newApplications: z.int(),
        completeness,
      }),
    ),
    /** `none` without an application. */
    partner: z.enum([...partnerStates, 'none']),
  })
  .meta({ id: 'BuyerHome' })
export type BuyerHome = z.output<typeof buyerHome>
export type BuyerHomeInstitute = BuyerHome['institutes'][number]

/** An institute's own endpoints. Another login's institute is not found, like a missing one. */
export const buyerEndpoints = {
  home: endpoint({
    ...common,
    owner: 'self',
    id: 'buyer.home',
    method: 'GET',
    path: '/buyer/home',
    summary: 'What waits, and how complete the pages are; us_id must be the account’s own',
    query: z.strictObject({ us_id: idNumber.optional() }),
    answer: oneOf(buyerHome),
  }),
  institutes: endpoint({
    ...common,
    owner: 'institute',
    id: 'buyer.institute',
    method: 'GET',
    path: '/buyer/institute',
    summary: 'The institutes of this account',
    query: partQuery(['id', 'name'], { us_id: idNumber.optional() }),
    answer: listOf(buyerInstitute),
  }),
  details: endpoint({
    ...instituteEndpoint,
    id: 'buyer.institute-details.get',
    method: 'GET',
    summary: 'All of one institute: a school or a college',
    answer: oneOf(ownInstitute),
    errors: ['NOT_FOUND'],
  }),
  update: endpoint({
    ...instituteEndpoint,
    id: 'buyer.institute-details.update',
    method: 'PUT',
    summary:
      'Changes the fields named of its own word at once; of its name, place, owner and approvals it proposes a change, which stands once the desk accepts it',
    body: ownInstituteChange,
    example: { about: 'Founded by the teachers of the town.', phones: ['07152 123456'], version: 1 },
    answer: ownInstituteChanged,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
/** All of an institute's own endpoints. */
export const buyerEndpointTable = [
  buyerEndpoints,
  buyerProposalEndpoints,
  buyerGradeFeeEndpoints,
  buyerAwardEndpoints,
  buyerMediaEndpoints,
  buyerFaqEndpoints,
  buyerEnquiryEndpoints.general,
  buyerEnquiryEndpoints.admission,
  buyerApplicationEndpoints,
  buyerQuestionEndpoints,
  buyerReviewEndpoints,
  Object.fromEntries(buyerLookupEndpoints),
].flatMap((endpoints): Endpoint[] => Object.values(endpoints) as unknown as Endpoint[])
