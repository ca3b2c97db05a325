import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { rankList } from './ranks.ts'
import { maxNamedCities, maxQuestions } from './remarks.ts'

/** The largest file that can be uploaded, and the parts that it is sent in: each but the last has this size. */
export const maxImportBytes = 50 * 1_024 * 1_024
export const importPartBytes = 1_024 * 1_024
/** Initial status of a new school or college of an import. */
export const newStatuses = ['published', 'draft'] as const
export type NewStatus = (typeof newStatuses)[number]
/** How an import is started. */
const sameNameChoices = ['skip', 'update', 'new'] as const
/** What becomes of rows without a number whose name is also an institute's of the same place. */
export type SameName = (typeof sameNameChoices)[number]
const newPlaceChoices = ['add', 'skip'] as const
export type NewPlaces = (typeof newPlaceChoices)[number]
export const importStart = z.strictObject({
  newStatus: z.enum(newStatuses).default('draft').describe('What new schools or colleges begin as: published or draft'),
  sameName: z
    .enum(sameNameChoices)
    .default('skip')
    .describe(
      'What becomes of rows without a number whose name is also an institute of the same place: skip, update or new',
    ),
  rows: z
    .array(
      z
        .strictObject({
          row: z.int().min(1).describe('Number of the row, as a spreadsheet counts'),
          institute: recordId.nullable().describe('Id of the school or college that the row is; null for a new one'),
        })
        .meta({ id: 'ImportChoice' }),
    )
    .max(maxQuestions)
    .default([])
    .describe('Choices for single rows, which go before the one for all'),
  newPlaces: z
    .enum(newPlaceChoices)
    .default('add')
    .describe('What becomes of cities that the catalogue does not have: add, or skip, which leaves their rows out'),
  /** Choices for single cities, by their name in the file: the city that it is, `add`, or `skip`. */
  places: z
    .array(
      z
        .strictObject({
          state: z.int().describe('Id of the state'),
          name: z.string().min(1).max(200).describe('Name of the city in the file'),
          city: z
            .union([recordId, z.enum(newPlaceChoices)])
            .describe('Id of the city that it is; add for a new one; skip leaves its rows out'),
        })
        .meta({ id: 'PlaceChoice' }),
    )
    .max(maxNamedCities)
    .default([])
    .describe('Choices for single new cities, which go before the one for all'),
})
export type ImportStart = z.output<typeof importStart>

/** A new import: its file follows in parts. */
export const newImport = z.strictObject({
  instituteType: z.enum(instituteTypes).describe('What the file lists: schools or colleges'),
  file: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^/\\\p{Cc}]+$/u, 'A name of a file')
    .describe('Name of the file: XLSX, CSV, or CSV in gzip'),
  bytes: z.int().min(1).max(maxImportBytes, 'At most 50 MB').describe('Size of the file in bytes, 50 MB at most'),
  ranks: rankList
    .optional()
    .describe('Of a list of opening and closing ranks of colleges: its source, year and round; absent of a register'),
})
export type NewImport = z.output<typeof newImport>

export const importPart = z.strictObject({
  /** From 0. */
  position: z
    .int()
    .min(0)
    .max(Math.ceil(maxImportBytes / importPartBytes) - 1)
    .describe('Position of the part in the file, from 0'),
  content: z
    .base64()
    .min(1)
    .max(Math.ceil(importPartBytes / 3) * 4)
    .describe('The part in base64: 1 MB of the file, the last part the rest'),
})
