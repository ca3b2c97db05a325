import { z } from 'zod'
import { mediaLink } from '../fields/field.ts'
import { base64File, fileBodyLimit } from '../fields/upload.ts'
import { endpoint } from './endpoint.ts'
import { writeResponse } from './envelope.ts'
import { operatorAccess } from './roles.ts'
import type { Tag } from './tag.ts'

export const mediaTag: Tag = {
  name: 'Media',
  audience: 'administrators',
  description: 'Pictures, videos, brochures and tours of a college.',
}

/** Pictures that fields of records name by their address, such as the cover of an article. */
export const pictureEndpoints = {
  create: endpoint({
    id: 'admin.pictures.create',
    method: 'POST',
    path: '/admin/pictures',
    realm: 'admin',
    access: operatorAccess.catalogue,
    owner: 'any',
    tag: mediaTag,
    status: 200,
    summary:
      'Publishes a picture, drawn anew as WebP, and answers its address for a field of a record; what no record names is removed after a week',
    body: z.strictObject({ content: base64File }),
    bodyLimit: fileBodyLimit,
    example: {
      content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    },
    answer: writeResponse(
      z.strictObject({ url: mediaLink.describe('Address of the picture, for a field of a record') }),
    ),
    errors: ['TOO_MANY'],
  }),
}
