import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { writeResponse } from '../../endpoint/envelope.ts'
import { mediaTag } from '../../endpoint/picture.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import { mediaLink, recordId } from '../../fields/field.ts'
import { base64File, fileBodyLimit } from '../../fields/upload.ts'
import { changeWithId, eidParams, orderNumber, partEndpoints, partTimes, versionExample } from './part.ts'
import { optionalText } from './parts.ts'

export const mediaKinds = ['image', 'video', 'brochure', 'tour'] as const

/** A picture, film, brochure or tour. One image may be the cover; making another the cover takes it from the first. */
export const mediaShape = {
  kind: z
    .enum(mediaKinds)
    .default('image')
    .describe('image: a picture; video: a film; brochure: a leaflet to save; tour: a walk through the campus'),
  url: mediaLink.describe('Where the file or film lies: a web address, or a path on this site'),
  /** A description of the picture for blind visitors: required for every image. */
  alt: optionalText(300).describe('What the picture shows, in words, for those who cannot see it'),
  caption: optionalText(300).describe('Line below the picture, plain text'),
  order: orderNumber.optional(),
  cover: z
    .boolean()
    .default(false)
    .describe('True for the one picture at the head of the page; making another the cover takes it from the first'),
}
export const instituteMedia = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...mediaShape,
    order: orderNumber,
    ...partTimes,
  })
  .meta({ id: 'InstituteMedia' })
export type InstituteMedia = z.output<typeof instituteMedia>

const mediaRemoval = z.strictObject({
  action: z
    .literal('delete')
    .describe('Always `delete`: then the records in `ids` are deleted, all or none, and nothing is written'),
  ids: z.array(recordId).min(1).max(1_000).describe('Ids of the records to delete'),
  now: z
    .literal(true)
    .optional()
    .describe(
      'Takes their files down at once where nothing else shows them; left out, files live on for a week after the last thing that shows them',
    ),
})
/** With `content` the file is uploaded, and its address is generated; otherwise `url` is the address. */
const addition = z
  .strictObject({
    ...mediaShape,
    url: mediaLink
      .optional()
      .describe('Where the file or film lies: a web address, or a path on this site; without it, send `content`'),
    content: base64File.optional(),
  })
  .superRefine(({ url, content, kind }, context) => {
    if ((url === undefined) === (content === undefined))
      context.addIssue({ code: 'custom', path: ['url'], message: 'Either an address or a file' })
    if (content !== undefined && kind !== 'image' && kind !== 'brochure')
      context.addIssue({ code: 'custom', path: ['content'], message: 'Films and tours are named by their address' })
  })
const example = {
  kind: 'image',
  url: 'https://www.example.in/campus.jpg',
  alt: 'The library seen from the lawn',
  cover: true,
}
const query = partQuery(['id', 'order', 'kind', 'createdAt', 'updatedAt'], {
  kind: z.enum(mediaKinds).optional().describe('Only pictures, videos, brochures or tours'),
})
const sidParams = z.strictObject({
  sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
})

type MediaCalls<P> = { id: string; path: string; realm: 'admin' | 'buyer'; params: P }

/** List, add and delete by POST, and change. POST adds; with `{ action: 'delete', ids }` it deletes. */
function mediaCalls<P extends z.ZodType>({ id, path, realm, params }: MediaCalls<P>) {
  const access = realm === 'buyer' ? instituteAccess.page : operatorAccess.catalogue
  const { list } = partEndpoints({
    ...{ id, path, realm, access, params, query, example },
    tag: mediaTag,
    one: 'a picture or file',
    many: 'pictures and files',
    where: {},
    shape: mediaShape,
    record: instituteMedia,
  })
  const common = {
    ...{ path, realm, access, params },
    owner: realm === 'buyer' ? ('institute' as const) : ('any' as const),
    tag: mediaTag,
    status: 200,
  } as const
  return {
    list,
    create: endpoint({
      ...common,
      id: `${id}.create`,
      method: 'POST',
      summary:
        'Adds a picture or file, by its address or as uploaded content (pictures are drawn anew as WebP); with { action: "delete", ids } deletes the named ones, all or none',
      body: z.union([mediaRemoval, addition]),
      bodyLimit: fileBodyLimit,
      example,
      answer: writeResponse(
        z.union([
          instituteMedia,
          z.strictObject({ ids: z.array(recordId).describe('Ids of the records that are gone') }),
        ]),
      ),
      errors: realm === 'buyer' ? ['NOT_FOUND', 'CONFLICT', 'TOO_MANY'] : ['NOT_FOUND', 'CONFLICT'],
    }),
    update: endpoint({
      ...common,
      id: `${id}.update`,
      method: 'PUT',
      summary: 'Changes the fields named, the order and the cover',
      body: changeWithId(mediaShape),
      example: { id: 1, order: 1, cover: true, ...versionExample },
      answer: writeResponse(instituteMedia),
      errors: ['NOT_FOUND', 'CONFLICT'],
    }),
  }
}

/** Administrators' calls on the pictures and files of a college. */
export const collegeMediaEndpoints = mediaCalls({
  id: 'admin.college-media',
  path: '/admin/college-media/:eid',
  realm: 'admin',
  params: eidParams,
})
/** Administrators' calls on those of a school. */
export const schoolMediaEndpoints = mediaCalls({
  id: 'admin.school-media',
  path: '/admin/school-media/:sid',
  realm: 'admin',
  params: sidParams,
})
/** An institute's own calls on its pictures and files. */
export const buyerMediaEndpoints = mediaCalls({
  id: 'buyer.media',
  path: '/buyer/media/:sid',
  realm: 'buyer',
  params: sidParams,
})
