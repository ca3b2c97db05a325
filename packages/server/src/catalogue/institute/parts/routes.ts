import {
  awardEndpoints,
  collegeAdditionalEndpoints,
  collegeContactEndpoints,
  collegeCourseEndpoints,
  collegePlacementEndpoints,
  faqEndpoints,
  gradeFeeEndpoints,
} from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { type Bound, bind, type RouteServices } from '../../../platform/http/bind.ts'
import { listFees, replaceFees } from '../facts/fees.ts'
import { coursePart } from './course.ts'
import { byEid, byKind, callAuthor, partHandlers } from './handlers.ts'
import { awardPart, contactPart, faqPart, sectionPart } from './kinds.ts'
import { listPlacements, putPlacement, removePlacements } from './placement.ts'

function placementRoutes(db: Db): Bound[] {
  return [
    bind(collegePlacementEndpoints.list, ({ params, query }) => listPlacements(db, params.eid, query)),
    bind(collegePlacementEndpoints.put, async ({ params, body }, call) =>
      'action' in body
        ? {
            data: { ids: await removePlacements(db, callAuthor(call), params.eid, body.ids) },
            message: 'Placement Deleted Successfully',
          }
        : {
            data: await putPlacement(db, callAuthor(call), params.eid, body),
            message: 'Placement Updated Successfully',
          },
    ),
  ]
}
function feeRoutes(db: Db): Bound[] {
  return [
    bind(gradeFeeEndpoints.list, ({ params, query }) => listFees(db, params.school_id, query)),
    bind(gradeFeeEndpoints.replace, async ({ params, body: { source, ...table } }, call) => ({
      ...(await replaceFees(db, callAuthor(call), params.school_id, table, source)),
      message: 'Class-wise Fee Updated Successfully',
    })),
  ]
}
/** Administrators' endpoints for the parts of a school or college. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    ...partHandlers(db, coursePart, collegeCourseEndpoints, byEid),
    ...partHandlers(db, contactPart, collegeContactEndpoints, byEid),
    ...partHandlers(db, sectionPart, collegeAdditionalEndpoints, byEid),
    ...placementRoutes(db),
    ...partHandlers(db, faqPart, faqEndpoints, byKind),
    ...partHandlers(db, awardPart, awardEndpoints, byKind),
    ...feeRoutes(db),
  ]
}
