import { z } from 'zod'
import { buyerLookupEndpoints } from '../../catalogue/lookups/lookup.ts'
import { type Endpoint, endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { buyerSectionEndpoints } from '../../institute/college/additional.ts'
import { buyerContactEndpoints } from '../../institute/college/contact.ts'
import { buyerPlacementEndpoints } from '../../institute/college/placement.ts'
import { buyerGradeFeeEndpoints } from '../../institute/fees/grade-fee.ts'
import { buyerAwardEndpoints } from '../../institute/parts/award.ts'
import { buyerFaqEndpoints } from '../../institute/parts/faq.ts'
import { buyerMediaEndpoints } from '../../institute/parts/media.ts'
import { buyerProposalEndpoints, institutesTag } from '../../institute/proposal.ts'
import { instituteTypes } from '../../institute/type.ts'
import { buyerDrawEndpoints } from '../admission/draw-endpoints.ts'
import { buyerQuestionEndpoints } from '../admission/question.ts'
import { buyerApplicationEndpoints } from '../admission/staff-endpoints.ts'
import { partnerStates } from '../partner/partner.ts'
import { buyerReviewEndpoints } from '../review/staff-endpoints.ts'
import { completeness } from './completeness.ts'
import { buyerEnquiryEndpoints } from './enquiry.ts'
import { buyerInstitute, ownInstitute, ownInstituteChange, ownInstituteChanged } from './institute.ts'
import { weeksEndpoint } from './weeks.ts'
import { workEndpoint } from './work.ts'

const common = { realm: 'buyer', access: instituteAccess.page, tag: institutesTag, status: 200 } as const
const instituteEndpoint = {
  ...common,
  owner: 'institute',
  path: '/buyer/institute-details/:sid',
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
} as const

/** Waiting enquiries of one inbox: unanswered ones, and those of them that are late. */
const inbox = z.strictObject({
  open: z.int().describe('Those with no reply yet that are not closed, converted or spam'),
  overdue: z.int().describe('Of the open ones, those whose promised hours are over'),
})
const buyerHome = z
  .strictObject({
    us_id: recordId.describe('Id of the institute account'),
    instituteType: z.enum(instituteTypes).describe('What the account manages: schools or colleges'),
    enquiriesToday: z.int().describe('Enquiries that came today, a day in India, without spam'),
    overdueReplies: z
      .int()
      .describe('Of the open enquiries, those older than the 48 hours in which a reply was promised'),
    openEnquiries: z.int().describe('Enquiries with no reply yet that are not closed, converted or spam'),
    institutes: z
      .array(
        z.strictObject({
          ...buyerInstitute.shape,
          enquiriesToday: z.int().describe('Enquiries that came today, a day in India, without spam'),
          overdueReplies: z
            .int()
            .describe('Of the open enquiries, those older than the 48 hours in which a reply was promised'),
          openEnquiries: z.int().describe('Enquiries with no reply yet that are not closed, converted or spam'),
          inboxes: z
            .strictObject({
              general: inbox.describe('Enquiries that are not about admission'),
              admission: inbox.describe('Enquiries about admission'),
            })
            .describe('What waits in each inbox'),
          newApplications: z
            .int()
            .describe('Applications that were sent and that nobody has begun to read: those in the status `submitted`'),
          completeness: completeness.describe('How much of what families look for the page says'),
        }),
      )
      .describe('The institutes that this account manages'),
    partner: z
      .enum([...partnerStates, 'none'])
      .describe('Where the latest application to become a partner stands; `none` where nobody applied'),
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
    query: z.strictObject({
      us_id: idNumber
        .optional()
        .describe('Id of the signed-in institute account: another account’s is refused with FORBIDDEN'),
    }),
    answer: oneOf(buyerHome),
  }),
  work: workEndpoint,
  weeks: weeksEndpoint,
  institutes: endpoint({
    ...common,
    owner: 'institute',
    id: 'buyer.institute',
    method: 'GET',
    path: '/buyer/institute',
    summary: 'The institutes of this account',
    query: partQuery(['id', 'name'], {
      us_id: idNumber
        .optional()
        .describe('Id of the signed-in institute account: another account’s is refused with FORBIDDEN'),
    }),
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
  buyerPlacementEndpoints,
  buyerContactEndpoints,
  buyerSectionEndpoints,
  buyerMediaEndpoints,
  buyerFaqEndpoints,
  buyerEnquiryEndpoints.general,
  buyerEnquiryEndpoints.admission,
  buyerApplicationEndpoints,
  buyerQuestionEndpoints,
  buyerDrawEndpoints,
  buyerReviewEndpoints,
  Object.fromEntries(buyerLookupEndpoints),
].flatMap((endpoints): Endpoint[] => Object.values(endpoints) as unknown as Endpoint[])
