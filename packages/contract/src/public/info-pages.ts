import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf } from '../endpoint/envelope.ts'
import { infoPages } from './addresses.ts'
import { publicPagesTag } from './records-endpoints.ts'

const version = z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/)
const effective = z.iso.date()

/** An information page in one language and version; `html` is safe to show, with an id at each heading. */
const infoPage = z
  .strictObject({
    page: z.enum(infoPages).describe('Which page this is, counted from 1'),
    title: z.string().describe('Heading of the page'),
    description: z.string().describe('What the page is about, in a sentence'),
    /** Null where the page has no versions. */
    version: version.nullable().describe('Counts the changes of this record'),
    effective: effective.describe('Day from which this version is in force'),
    demo: z.boolean().describe('True where the page names an operator that was made up for a demonstration'),
    html: z.string().describe('The page as safe HTML, with an id at each heading'),
    contents: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the heading in `html`, to link to with #'),
          text: z.string().describe('The heading'),
        }),
      )
      .describe('Its headings, in order, for a table of contents'),
    versions: z
      .array(
        z.strictObject({
          version: version.describe('Changes with any value of the session’s table'),
          effective: effective.describe('Day from which that version was in force'),
        }),
      )
      .describe('Every version that stays readable, the newest first; empty where the page has none'),
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
    tag: publicPagesTag,
    summary: 'One information page: who runs the service, terms, privacy, refunds, grievances',
    params: z.strictObject({
      page: z.enum(infoPages).describe('Which page this is, counted from 1').meta({ example: 'terms' }),
    }),
    query: z.strictObject({
      version: version
        .optional()
        .describe('Of terms, privacy and refunds: an earlier or the current version')
        .meta({ example: '2026-11' }),
      language: z.enum(['en', 'hi']).default('en').describe('Language of the page'),
    }),
    answer: oneOf(infoPage),
    errors: ['NOT_FOUND'],
  }),
}
