import {
  ApiError,
  buyerAwardEndpoints,
  buyerEndpoints,
  buyerEnquiryEndpoints,
  buyerFaqEndpoints,
  buyerGradeFeeEndpoints,
  buyerProposalEndpoints,
  type EnquiryAnswer,
  type Faq,
} from '@pravesh/contract'
import { named } from '../catalogue/routes.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/index.ts'
import { actorOf, type Bound, bind, type Call } from '../http/bind.ts'
import { authorOf } from '../institute/changes.ts'
import { listFees, replaceFees } from '../institute/fees.ts'
import { ownSource } from '../institute/own-source.ts'
import { changePart, partById, removeParts } from '../institute/parts/engine.ts'
import { awardPart, faqPart } from '../institute/parts/kinds.ts'
import { deleted, partVerbs, updated, type Where } from '../institute/parts/verbs.ts'
import { schoolById } from '../institute/school.ts'
import { withdrawProposals } from '../proposal/propose.ts'
import { listOwnProposals } from '../proposal/read.ts'
import { answerEnquiry, type EnquiryGroup, listOwnEnquiries } from '../enquiry/institute.ts'
import { buyerHome, institutesOf } from './home.ts'
import { ownInstitute, updateOwnInstitute } from '../proposal/own-institute.ts'
import { ownAccount, requireInstitute } from '../institute/ownership.ts'

function faqRoutes(db: Db, bySid: Where): Bound[] {
  const own = (params: { sid: number }, call: Call) => requireInstitute(db, actorOf(call), params.sid)
  return [
    ...partVerbs(db, faqPart, { list: buyerFaqEndpoints.list, create: buyerFaqEndpoints.create }, bySid),
    bind(buyerFaqEndpoints.get, async ({ params }, call) => ({
      data: (await partById(db, faqPart, await own(params, call), params.faqId)) as Faq,
    })),
    bind(buyerFaqEndpoints.update, async ({ params, body }, call) => ({
      data: (await changePart(db, faqPart, await own(params, call), params.faqId, body)) as Faq,
      message: updated(faqPart),
    })),
    bind(buyerFaqEndpoints.remove, async ({ params }, call) => ({
      data: { ids: await removeParts(db, faqPart, await own(params, call), [params.faqId]) },
      message: deleted(faqPart),
    })),
  ]
}
function feeRoutes(db: Db): Bound[] {
  // A college's id may be a school's too: a college's buyer has no school.
  const ownSchool = async (sid: number, call: Call) => {
    const { type } = await requireInstitute(db, actorOf(call), sid)
    if (type !== 'school') throw new ApiError('NOT_FOUND')
  }
  return [
    bind(buyerGradeFeeEndpoints.list, async ({ params, query }, call) => {
      await ownSchool(params.sid, call)
      return listFees(db, params.sid, query)
    }),
    bind(buyerGradeFeeEndpoints.replace, async ({ params, body }, call) => {
      await ownSchool(params.sid, call)
      const { name } = await schoolById(db, params.sid)
      const fees = await replaceFees(db, params.sid, body, ownSource(name))
      return { ...fees, message: 'Class-wise Fee Updated Successfully' }
    }),
  ]
}
function enquiryRoutes(db: Db, config: Pick<Config, 'encryptionKeys'>, group: EnquiryGroup): Bound[] {
  const own = (sid: number, us_id: number | undefined, call: Call) => {
    ownAccount(actorOf(call), us_id)
    return requireInstitute(db, actorOf(call), sid)
  }
  return [
    bind(buyerEnquiryEndpoints[group].list, async ({ params, query: { us_id, ...query } }, call) =>
      listOwnEnquiries(db, actorOf(call), await own(params.sid, us_id, call), group, query),
    ),
    bind(buyerEnquiryEndpoints[group].answer, async ({ params, query, body }, call) => {
      const institute = await own(params.sid, query.us_id, call)
      const data = await answerEnquiry(db, config, actorOf(call), institute, group, body as EnquiryAnswer)
      return { data, message: 'Enquiry Updated Successfully' }
    }),
  ]
}
/** Every call of an institute's own desk. */
export function buyerRoutes(db: Db, config: Pick<Config, 'encryptionKeys'>): Bound[] {
  const bySid: Where = ({ params }, call) => requireInstitute(db, actorOf(call), (params as { sid: number }).sid)
  return [
    bind(buyerEndpoints.home, async ({ query }, call) => {
      ownAccount(actorOf(call), query.us_id)
      return { data: await buyerHome(db, actorOf(call)) }
    }),
    bind(buyerEndpoints.institutes, ({ query: { us_id, ...query } }, call) => {
      ownAccount(actorOf(call), us_id)
      return institutesOf(db, actorOf(call), query)
    }),
    bind(buyerEndpoints.details, async ({ params }, call) => ({
      data: await ownInstitute(await requireInstitute(db, actorOf(call), params.sid), db),
    })),
    bind(buyerEndpoints.update, async ({ params, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return updateOwnInstitute(db, authorOf(actorOf(call)), institute, body)
    }),
    bind(buyerProposalEndpoints.list, async ({ params, query }, call) =>
      listOwnProposals(db, await requireInstitute(db, actorOf(call), params.sid), query),
    ),
    bind(buyerProposalEndpoints.withdraw, async ({ params, query, body }, call) => {
      const institute = await requireInstitute(db, actorOf(call), params.sid)
      return {
        data: { ids: await withdrawProposals(db, institute, named(query, body)) },
        message: 'Proposal Deleted Successfully',
      }
    }),
    ...feeRoutes(db),
    ...partVerbs(db, awardPart, buyerAwardEndpoints, bySid),
    ...faqRoutes(db, bySid),
    ...enquiryRoutes(db, config, 'general'),
    ...enquiryRoutes(db, config, 'admission'),
  ]
}
