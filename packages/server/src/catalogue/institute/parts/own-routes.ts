import {
  ApiError,
  buyerAwardEndpoints,
  buyerContactEndpoints,
  buyerFaqEndpoints,
  buyerGradeFeeEndpoints,
  buyerPlacementEndpoints,
  buyerSectionEndpoints,
  type Faq,
  type InstituteType,
} from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { collegeById } from '../college.ts'
import { listFees, replaceFees } from '../facts/fees.ts'
import type { Institute } from '../institute.ts'
import { ownSource } from '../ownership/own-source.ts'
import { requireInstitute } from '../ownership/ownership.ts'
import { schoolById } from '../school.ts'
import { changePart, partById, removeParts } from './engine.ts'
import { callAuthor, deleted, type InstituteResolver, partHandlers, updated } from './handlers.ts'
import { awardPart, contactPart, faqPart, sectionPart } from './kinds.ts'
import { listPlacements, putPlacement, removePlacements } from './placement.ts'

function faqRoutes(db: Db, bySid: InstituteResolver): Bound[] {
  const byParams = (params: { sid: number }, call: Call) => requireInstitute(db, actorOf(call), params.sid)
  return [
    ...partHandlers(db, faqPart, { list: buyerFaqEndpoints.list, create: buyerFaqEndpoints.create }, bySid),
    bind(buyerFaqEndpoints.get, async ({ params }, call) => ({
      data: (await partById(db, faqPart, await byParams(params, call), params.faqId)) as Faq,
    })),
    bind(buyerFaqEndpoints.update, async ({ params, body }, call) => ({
      data: (await changePart(db, callAuthor(call), faqPart, await byParams(params, call), params.faqId, body)) as Faq,
      message: updated(faqPart),
    })),
    bind(buyerFaqEndpoints.remove, async ({ params }, call) => ({
      data: { ids: await removeParts(db, callAuthor(call), faqPart, await byParams(params, call), [params.faqId]) },
      message: deleted(faqPart),
    })),
  ]
}
/** The institute of this kind that the caller manages. A college's id may be a school's too: a college's buyer has no school. */
async function requireOwn(db: Db, type: InstituteType, sid: number, call: Call): Promise<Institute> {
  const institute = await requireInstitute(db, actorOf(call), sid)
  if (institute.type !== type) throw new ApiError('NOT_FOUND')
  return institute
}
function feeRoutes(db: Db): Bound[] {
  const ownSchool = (sid: number, call: Call) => requireOwn(db, 'school', sid, call)
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
/** The parts that colleges alone have. Placements that a college writes have itself as source, as its fees have. */
function collegeRoutes(db: Db): Bound[] {
  const ownCollege = (sid: number, call: Call) => requireOwn(db, 'college', sid, call)
  const bySid: InstituteResolver = ({ params }, call) => ownCollege((params as { sid: number }).sid, call)
  return [
    ...partHandlers(db, contactPart, buyerContactEndpoints, bySid),
    ...partHandlers(db, sectionPart, buyerSectionEndpoints, bySid),
    bind(buyerPlacementEndpoints.list, async ({ params, query }, call) => {
      const { id } = await ownCollege(params.sid, call)
      return listPlacements(db, id, query)
    }),
    bind(buyerPlacementEndpoints.put, async ({ params, body }, call) => {
      const { id } = await ownCollege(params.sid, call)
      if ('action' in body)
        return {
          data: { ids: await removePlacements(db, callAuthor(call), id, body.ids) },
          message: 'Placement Deleted Successfully',
        }
      const source = ownSource((await collegeById(db, id)).name)
      return {
        data: await putPlacement(db, callAuthor(call), id, { ...body, source }),
        message: 'Placement Updated Successfully',
      }
    }),
  ]
}
/** Fees, awards, questions and, of colleges, placements, contacts and sections of an institute, for its own login. */
export function routes({ db }: RouteServices): Bound[] {
  const bySid: InstituteResolver = ({ params }, call) =>
    requireInstitute(db, actorOf(call), (params as { sid: number }).sid)
  return [
    ...feeRoutes(db),
    ...partHandlers(db, awardPart, buyerAwardEndpoints, bySid),
    ...faqRoutes(db, bySid),
    ...collegeRoutes(db),
  ]
}
