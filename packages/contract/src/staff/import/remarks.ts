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
    code: z
      .enum(rejectCodes)
      .describe(
        'no-name, no-state, unknown-state, abroad, no-key, wrong-key, lost-digits, same-name: may be an institute of the catalogue; new-place: lies in a city that is not to be added; cells: more or fewer than the header; long-cell, repeats: an earlier row; same-key, open-quote: a quotation mark is not closed; header-again, total: a line of totals; of ranks unknown-college, several-colleges, unreadable or other-ranks; or text: a reason of before, in `values`',
      ),
    values: values.describe('What belongs to the code, such as `state` or `row`'),
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
    field: z.string().describe('Field that the cell is of'),
    /** The cell as in the file, cut if it is long. */
    value: z.string().describe('Beginning of the cell'),
    code: z
      .enum(noteCodes)
      .describe(
        'Why: pincode-digits, pincode-state, website, website-other, year, choice, number, format, classes, zero-restored, digits-lost, state-from-district, state-inferred or district-elsewhere',
      ),
  })
  .meta({ id: 'RowNote' })
export type RowNote = z.output<typeof rowNote>
/** The most cells with a note that are saved for a download. */
export const maxSavedNotes = 20_000

/** How many rows have a note of one kind at one field. */
export const noteCount = z
  .strictObject({
    field: z.string().describe('Field that the cells are of'),
    code: z
      .enum(noteCodes)
      .describe(
        'Why: pincode-digits, pincode-state, website, website-other, year, choice, number, format, classes, zero-restored, digits-lost, state-from-district, state-inferred or district-elsewhere',
      ),
    rows: z.int().describe('Rows of the file that have such a cell'),
  })
  .meta({ id: 'NoteCount' })
export type NoteCount = z.output<typeof noteCount>

/** The most new cities that a dry run names. */
export const maxNamedCities = 1_000
export const newCities = z
  .strictObject({
    count: z.int().describe('How many'),
    first: z
      .array(
        z
          .strictObject({
            name: z.string().describe('Name of the city'),
            state: z.string().describe('Name of its state'),
            stateId: z.int().describe('Id of its state'),
            district: z.string().nullable().describe('Its district; null where none is given'),
            rows: z.int().describe('Rows of the file that lie there'),
            similar: z
              .array(
                z
                  .strictObject({ id: z.int().describe('Id of the city'), name: z.string().describe('Its name') })
                  .meta({ id: 'SimilarCity' }),
              )
              .describe('Cities of the same state with a similar name, the most similar first'),
          })
          .meta({ id: 'NewCity' }),
      )
      .describe('The first 1000 of them'),
  })
  .meta({ id: 'NewCities' })

/** The most rows of a dry run that may be an institute of the catalogue and are named with it. */
export const maxQuestions = 200
/** A row without a number whose name is also an institute's of the same place. */
export const importQuestion = z
  .strictObject({
    row: z.int().describe('Number of the row, as a spreadsheet counts'),
    name: z.string().describe('Name in the row'),
    place: z.string().describe('Address, city and district of the row'),
    institutes: z
      .array(
        z
          .strictObject({
            id: z.int().describe('Id of the school or college'),
            name: z.string().describe('Its name'),
            url: z.string().describe('Its slug'),
            place: z.string().describe('Its address and city'),
          })
          .meta({ id: 'Namesake' }),
      )
      .describe('Schools or colleges of the catalogue that it may be'),
  })
  .meta({ id: 'ImportQuestion' })
export type ImportQuestion = z.output<typeof importQuestion>
