import {
  buyerMediaEndpoints,
  collegeMediaEndpoints,
  type InstituteMedia,
  type ParsedOf,
  pictureEndpoints,
  schoolMediaEndpoints,
} from '@pravesh/contract'
import type { Db } from '../../../platform/db/index.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../../platform/http/bind.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import { publishFile } from '../../files/published.ts'
import type { Vault } from '../../files/store.ts'
import type { Institute } from '../institute.ts'
import { requireInstitute } from '../ownership/ownership.ts'
import { added, callAuthor, deleted, partHandlers, updated } from './handlers.ts'
import { addMedia, changeMedia, mediaPart, removeMedia } from './media.ts'

type Body<Operation extends 'create' | 'update'> = ParsedOf<(typeof schoolMediaEndpoints)[Operation]>['body']
/** An institute's login uploads so many files an hour: a gallery twice over. A file lives on for a week after it is deleted. */
const uploadsPerHour = 200

const college = (eid: number): Institute => ({ type: 'college', id: eid })
const school = (sid: number): Institute => ({ type: 'school', id: sid })

/** Adds one, or deletes those that are listed. */
async function create(vault: Vault, call: Call, institute: Institute, body: Body<'create'>) {
  const author = callAuthor(call)
  if ('action' in body) {
    const ids = await removeMedia(vault.db, author, institute, body.ids, body.now)
    return { data: { ids }, message: deleted(mediaPart) }
  }
  return { data: (await addMedia(vault, author, institute, body)) as InstituteMedia, message: added(mediaPart) }
}
const update = async (db: Db, call: Call, institute: Institute, { id, ...change }: Body<'update'>) => ({
  data: (await changeMedia(db, callAuthor(call), institute, id, change)) as InstituteMedia,
  message: updated(mediaPart),
})

/** Pictures and files of schools and colleges, for administrators and for the institute's own login. */
export function routes({ db, delivery }: RouteServices): Bound[] {
  const vault = { db, storage: delivery.published }
  const ownInstitute = (sid: number, call: Call) => requireInstitute(db, actorOf(call), sid)
  return [
    bind(pictureEndpoints.create, async ({ body: { content } }, call) => {
      await countTry(db, [['uploads', 'admin', actorOf(call).account], uploadsPerHour, 60])
      return publishFile(vault, content, 'image', async (_tx, url) => ({
        data: { url },
        message: 'Picture Added Successfully',
      }))
    }),
    ...partHandlers(db, mediaPart, { list: collegeMediaEndpoints.list }, ({ params }) =>
      college((params as { eid: number }).eid),
    ),
    bind(collegeMediaEndpoints.create, ({ params, body }, call) => create(vault, call, college(params.eid), body)),
    bind(collegeMediaEndpoints.update, ({ params, body }, call) => update(db, call, college(params.eid), body)),
    ...partHandlers(db, mediaPart, { list: schoolMediaEndpoints.list }, ({ params }) =>
      school((params as { sid: number }).sid),
    ),
    bind(schoolMediaEndpoints.create, ({ params, body }, call) => create(vault, call, school(params.sid), body)),
    bind(schoolMediaEndpoints.update, ({ params, body }, call) => update(db, call, school(params.sid), body)),
    ...partHandlers(db, mediaPart, { list: buyerMediaEndpoints.list }, ({ params }, call) =>
      ownInstitute((params as { sid: number }).sid, call),
    ),
    bind(buyerMediaEndpoints.create, async ({ params, body }, call) => {
      const institute = await ownInstitute(params.sid, call)
      if ('content' in body && body.content !== undefined)
        await countTry(db, [['uploads', 'buyer', actorOf(call).account], uploadsPerHour, 60])
      return create(vault, call, institute, body)
    }),
    bind(buyerMediaEndpoints.update, async ({ params, body }, call) =>
      update(db, call, await ownInstitute(params.sid, call), body),
    ),
  ]
}
