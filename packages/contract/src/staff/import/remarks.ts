import { z } from 'zod'

/** Why a row is rejected. `text`: a reason of a run before reasons had codes, as it was saved. */
const rejectCodes = [
  'no-name',
  'no-state',
  'unknown-state',
  'abroad',
  'no-key',
  'wrong-key',
  'lost-digits',
  'same-name',
  'new-place',
  'cells',
  'long-cell',
  'repeats',
  'same-key',
  'open-quote',
  'header-again',
  'total',
  'unknown-college',
  'several-colleges',
  'unreadable',
  'other-ranks',
  'text',
] as const
const values = z.record(z.string(), z.string())
export const rejectReason = z
  .strictObject({
    code: z.enum(rejectCodes),
    /** Values for the sentence of the code, such as the unknown state. */
    values,
  })
  .meta({ id: 'RejectReason' })
export type RejectReason = z.output<typeof rejectReason>

/** Why a cell of a row that is taken is left out, or read as something else. */
const noteCodes = [
  'pincode-digits',
  'pincode-state',
  'website',
  'website-other',
  'year',
  'choice',
  'number',
  'format',
  'classes',
  'zero-restored',
  'digits-lost',
  'state-from-district',
  'state-inferred',
  'district-elsewhere',
] as const
export type NoteCode = (typeof noteCodes)[number]
export const rowNote = z
  .strictObject({
    field: z.string(),
    /** The cell as in the file, cut if it is long. */
    value: z.string(),
    code: z.enum(noteCodes),
  })
  .meta({ id: 'RowNote' })
export type RowNote = z.output<typeof rowNote>
/** The most cells with a note that are saved for a download. */
export const maxSavedNotes = 20_000

/** How many rows have a note of one kind at one field. */
export const noteCount = z
  .strictObject({ field: z.string(), code: z.enum(noteCodes), rows: z.int() })
  .meta({ id: 'NoteCount' })
export type NoteCount = z.output<typeof noteCount>

/** The most new cities that a dry run names. */
export const maxNamedCities = 1_000
export const newCities = z
  .strictObject({
    count: z.int(),
    first: z.array(
      z
        .strictObject({
          name: z.string(),
          state: z.string(),
          /** Id of the state. */
          stateId: z.int(),
          district: z.string().nullable(),
          /** Rows of the file that lie there. */
          rows: z.int(),
          /** Cities of the same state with a similar name, the most similar first. */
          similar: z.array(z.strictObject({ id: z.int(), name: z.string() }).meta({ id: 'SimilarCity' })),
        })
        .meta({ id: 'NewCity' }),
    ),
  })
  .meta({ id: 'NewCities' })

/** The most rows of a dry run that may be an institute of the catalogue and are named with it. */
export const maxQuestions = 200
/** A row without a number whose name is also an institute's of the same place. */
export const importQuestion = z
  .strictObject({
    row: z.int(),
    name: z.string(),
    place: z.string(),
    institutes: z.array(
      z.strictObject({ id: z.int(), name: z.string(), url: z.string(), place: z.string() }).meta({ id: 'Namesake' }),
    ),
  })
  .meta({ id: 'ImportQuestion' })
export type ImportQuestion = z.output<typeof importQuestion>
