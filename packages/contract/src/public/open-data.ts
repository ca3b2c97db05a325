import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { dataOf } from '../endpoint/envelope.ts'
import type { ListedKind } from './listing.ts'
import { publicPagesTag } from './records-endpoints.ts'

/** Kinds of records in the open data, in the order of its files. */
export const openDataKinds = [
  'school',
  'college',
  'exam',
  'career',
  'course',
  'article',
] as const satisfies readonly ListedKind[]
export type OpenDataKind = (typeof openDataKinds)[number]

/** Forms of each file, by the ending of its name. */
export const openDataFormats = ['csv', 'jsonl'] as const

/** Raised where a field or column is renamed, removed or changes its meaning. New ones may come with any day. */
export const openDataFormatVersion = 1

/** Terms of the collection and of Pravesh’s own texts in it. */
export const openDataLicence = {
  name: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** Where a file of a day is read. */
export const openDataPath = (day: string, name: string): string => `/open-data/${day}/${name}`
/** The name under which a file of a day is saved. */
export const openDataFileName = (day: string, name: string): string => `pravesh-${day}-${name}`
/** Days whose files stay, the day itself among them. */
export const openDataDays = 7
/** The name of the manifest of a day among its files. */
export const openDataManifest = 'manifest.json'

const openDataFile = z.strictObject({
  name: z.string().describe('Name of the file, such as schools.csv'),
  kind: z.enum(openDataKinds).describe('Kind of its records'),
  format: z
    .enum(openDataFormats)
    .describe('csv: comma-separated values with a head, for spreadsheets; jsonl: one JSON object a line'),
  rows: z.int().describe('How many records it has; the head of a CSV file is none'),
  bytes: z.int().describe('Size in bytes, uncompressed'),
  sha256: z.string().describe('SHA-256 of the uncompressed file, in hexadecimal'),
  path: z.string().describe('Where it is read, on this host'),
})
const openDataDay = z
  .strictObject({
    day: z.iso.date().describe('Day in India whose records these are'),
    createdAt: z.iso.datetime({ offset: true }).describe('When the files were written: ISO 8601, in UTC'),
    formatVersion: z.int().describe('Raised where a field is renamed, removed or changes its meaning'),
    licence: z
      .strictObject({
        name: z.string().describe('Name of the licence'),
        url: z.string().describe('Address of its text'),
      })
      .describe('Terms of the collection and of the texts of its own'),
    sourceNote: z.string().describe('Whose terms the facts keep, in English'),
    files: z.array(openDataFile).describe('The files of the day'),
  })
  .meta({ id: 'OpenDataDay' })
export type OpenDataDay = z.output<typeof openDataDay>

const openDataLimits = z
  .strictObject({
    requests: z.int().describe('Requests that one network may have under way at once'),
    downloads: z.int().describe('Files that one network may be sent at once'),
    rows: z.int().describe('Rows of a list that one call answers at most'),
  })
  .describe(
    'What callers without a key are held to: beyond it the response is 503, with the seconds to wait in `Retry-After`',
  )

export const openDataEndpoints = {
  openData: endpoint({
    method: 'GET',
    realm: 'public',
    owner: 'any',
    status: 200,
    id: 'public.open-data',
    path: '/public/open-data',
    tag: publicPagesTag,
    summary: 'Files with all public records, for download: the manifests of the last days, the newest first',
    answer: z.strictObject({ data: dataOf(z.array(openDataDay)), limits: openDataLimits }),
  }),
}
