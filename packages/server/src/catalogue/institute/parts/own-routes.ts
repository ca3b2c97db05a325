import { ApiError, buyerAwardEndpoints, buyerFaqEndpoints, buyerGradeFeeEndpoints, type Faq } from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { listFees, replaceFees } from '../facts/fees.ts'
import { ownSource } from '../ownership/own-source.ts'
import { requireInstitute } from '../ownership/ownership.ts'
import { schoolById } from '../school.ts'
import { changePart, partById, removeParts } from './engine.ts'
import { callAuthor, deleted, type InstituteResolver, partHandlers, updated } from './handlers.ts'
import { awardPart, faqPart } from './kinds.ts'

function faqRoutes(db: Db, bySid: InstituteResolver): Bound[] {
  const requireOwn = (params: { sid: number }, call: Call) => requireInstitute(db, actorOf(call), params.sid)
  return [
    ...partHandlers(db, faqPart, { list: buyerFaqEndpoints.list, create: buyerFaqEndpoints.create }, bySid),
    bind(buyerFaqEndpoints.get, async ({ params }, call) => ({
      data: (await partById(db, faqPart, await requireOwn(params, call), params.faqId)) as Faq,
    })),
    bind(buyerFaqEndpoints.update, async ({ params, body }, call) => ({
      data: (await changePart(
        db,
        callAuthor(call),
        faqPart,
        await requireOwn(params, call),
        params.faqId,
        body,
      )) as Faq,
      message: updated(faqPart),
    })),
    bind(buyerFaqEndpoints.remove, async ({ params }, call) => ({
      data: { ids: await removeParts(db, callAuthor(call), faqPart, await requireOwn(params, call), [params.faqId]) },
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
      const fees = await replaceFees(db, callAuthor(call), params.sid, body, ownSource(name))
      return { ...fees, message: 'Class-wise Fee Updated Successfully' }
    }),
  ]
}
/** Fees, awards and questions of an institute, for its own login. */
export function routes({ db }: RouteServices): Bound[] {
  const bySid: InstituteResolver = ({ params }, call) =>
    requireInstitute(db, actorOf(call), (params as { sid: number }).sid)
  return [...feeRoutes(db), ...partHandlers(db, awardPart, buyerAwardEndpoints, bySid), ...faqRoutes(db, bySid)]
}
