import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { oneOf } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { listingPath, pagePath } from '../../public/addresses.ts'
import { scheduledKinds, scheduledTag } from './scheduled.ts'

/** Resources of the consoles whose records have a page of the site. */
const pageOfResource = {
  schools: 'school',
  colleges: 'college',
  'exam-list': 'exam',
  counselling: 'counselling',
  career: 'career',
  articles: 'article',
  course: 'course',
} as const
const listingOfResource = {
  'school-content': 'school',
  'college-content': 'college',
  board: 'school',
  state: 'school',
  'school-city': 'school',
  'college-city': 'college',
} as const
const has = <T extends object>(table: T, name: string): name is Extract<keyof T, string> => Object.hasOwn(table, name)

/** The site's page of a record, in English, by the consoles' resource; undefined for a resource without pages. */
export function sitePath(resource: string, url: string): string | undefined {
  if (has(pageOfResource, resource)) return pagePath(pageOfResource[resource], url)
  return has(listingOfResource, resource) ? listingPath(listingOfResource[resource], url) : undefined
}

/** An address at which a record that is not published can be looked at. */
const previewAddress = z
  .strictObject({
    path: z.string().describe('Path on the site, with its signature; `/hi` before it leads to the page in Hindi'),
    expiresAt: dateTimeText.describe('When the address stops to work: ISO 8601, in UTC'),
  })
  .meta({ id: 'PreviewAddress' })
export type PreviewAddress = z.output<typeof previewAddress>

export const previewEndpoints = {
  create: endpoint({
    id: 'admin.preview',
    method: 'POST',
    path: '/admin/preview',
    realm: 'admin',
    access: operatorAccess.catalogue,
    owner: 'any',
    tag: scheduledTag,
    status: 200,
    summary: 'A signed address of the page of a record that is not published; whoever has it can open it for one hour',
    body: z.strictObject({
      kind: z
        .enum(scheduledKinds)
        .describe('Kind of the record: schools, colleges, or the path of a catalogue such as articles'),
      record: recordId.describe('Id of the record of this kind'),
    }),
    example: { kind: 'articles', record: 1 },
    answer: oneOf(previewAddress),
    errors: ['NOT_FOUND'],
  }),
} as const
