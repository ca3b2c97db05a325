import { mergeEndpoints } from '@pravesh/contract'
import { authorOf } from '../../catalogue/institute/changes/changes.ts'
import { actorOf, type Bound, bind, type RouteServices } from '../../platform/http/bind.ts'
import { mergeInstitutes } from './merge.ts'
import { previewMerge } from './preview.ts'

/** Administrators' calls on merges of two institutes. */
export function routes({ db }: RouteServices): Bound[] {
  return [
    bind(mergeEndpoints.preview, async ({ query: { instituteType: kind, ...pair } }) => ({
      data: await previewMerge(db, { kind, ...pair }),
    })),
    bind(mergeEndpoints.create, async ({ body }, call) => {
      const { instituteType: kind, keep, duplicate, keepVersion, duplicateVersion, fields } = body
      const versions = { keep: keepVersion, duplicate: duplicateVersion }
      const author = authorOf(actorOf(call))
      const data = await mergeInstitutes(db, author, { kind, keep, duplicate }, versions, fields)
      return { data, message: 'Merged Successfully' }
    }),
  ]
}
