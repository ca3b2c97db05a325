import { buyerDrawEndpoints, familyDrawEndpoints, publicDrawEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices, showing } from '../../platform/http/bind.ts'
import { announceDraw, cancelDraw } from './announce.ts'
import { drawLots } from './lots.ts'
import { listFamilyDraws, listOwnDraws, listPublicDraws, readOwnDetails, readOwnDraw, readPublicDraw } from './read.ts'
import { drawsTag } from './rows.ts'

/** Draws of lots: an institute announces and draws, a family reads its code and place, and everybody the list and the order. */
export function routes({ db, reads, config }: RouteServices): Bound[] {
  const ownInstitute = (sid: number, call: Call) => requireInstitute(db, actorOf(call), sid)
  return [
    bind(buyerDrawEndpoints.list, async ({ params, query }, c) =>
      listOwnDraws(db, await ownInstitute(params.sid, c), query),
    ),
    bind(buyerDrawEndpoints.get, async ({ params }, c) => ({
      data: await readOwnDetails(db, await ownInstitute(params.sid, c), params.id),
    })),
    bind(buyerDrawEndpoints.announce, async ({ params, body }, c) => {
      const institute = await ownInstitute(params.sid, c)
      const { id } = await announceDraw(db, config, institute, body)
      return { data: await readOwnDraw(db, institute, id), message: 'Draw Announced Successfully' }
    }),
    bind(buyerDrawEndpoints.drawLots, async ({ params, body }, c) => {
      const institute = await ownInstitute(params.sid, c)
      await drawLots(db, config, institute, params.id, body.number)
      return { data: await readOwnDetails(db, institute, params.id), message: 'Lots Drawn Successfully' }
    }),
    bind(buyerDrawEndpoints.cancel, async ({ params, body }, c) => {
      const institute = await ownInstitute(params.sid, c)
      await cancelDraw(db, institute, params.id, body.reason)
      return { data: await readOwnDraw(db, institute, params.id), message: 'Draw Cancelled Successfully' }
    }),
    bind(familyDrawEndpoints.draws, async ({ params }, c) => ({
      data: await listFamilyDraws(db, actorOf(c).account, params.id),
    })),
    ...showing(
      [drawsTag, 'schools', 'colleges'],
      [
        bind(publicDrawEndpoints.draw, async ({ params }) => ({
          data: await readPublicDraw(reads, config, params.id),
        })),
        bind(publicDrawEndpoints.draws, async ({ query }) => ({
          data: await listPublicDraws(reads, query.instituteType, query.instituteId),
        })),
      ],
    ),
  ]
}
