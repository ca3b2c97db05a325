import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf } from '../endpoint/envelope.ts'
import { infoPages } from './addresses.ts'

const version = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/)
const effective = z.iso.date()

/** An information page in one language and version; `html` is safe to show, with an id at each heading. */
const infoPage = z
  .strictObject({
    page: z.enum(infoPages),
    title: z.string(),
    description: z.string(),
    /** Null where the page has no versions. */
    version: version.nullable(),
    effective,
    /** Whether the page names details of the operator that are made up for a demonstration. */
    demo: z.boolean(),
    html: z.string(),
    contents: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    versions: z.array(z.strictObject({ version, effective })),
  })
  .meta({ id: 'InfoPage' })
export type InfoPage = z.output<typeof infoPage>

export const infoPageEndpoints = {
  infoPage: endpoint({
    method: 'GET',
    realm: 'public',
    owner: 'any',
    status: 200,
    id: 'public.info-page',
    path: '/public/info-page/:page',
    tag: 'Public pages',
    summary: 'One information page: who runs the service, terms, privacy, refunds, grievances',
    params: z.strictObject({ page: z.enum(infoPages) }),
    query: z.strictObject({
      version: version.optional().describe('Of terms, privacy and refunds: an earlier or the current version'),
      language: z.enum(['en', 'hi']).default('en').describe('Language of the page'),
    }),
    answer: oneOf(infoPage),
    errors: ['NOT_FOUND'],
  }),
}
