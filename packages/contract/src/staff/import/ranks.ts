import { z } from 'zod'
import { recordId } from '../../fields/field.ts'
import { cutoffQuotas } from '../../institute/college/cutoff.ts'

/** What a file lists: institutes of a register, or ranks of an authority of counselling. */
export const importContents = ['register', 'ranks'] as const
export type ImportContent = (typeof importContents)[number]

/** Name that a list of ranks has as a source where none is given. */
export const defaultRankSource = 'JoSAA, opening and closing ranks'
/** Columns of a list of ranks; year and round may be given for the whole list. */
export const rankColumns = [
  ...['year', 'round', 'institute', 'programme', 'quota', 'seat_type', 'gender', 'opening_rank', 'closing_rank'],
]
/** A list of opening and closing ranks: its source, and the columns that its file lacks. */
export const rankList = z
  .strictObject({
    source: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .default(defaultRankSource)
      .describe('Name of the list, as pages name the source of its ranks'),
    year: z.int().min(1990).max(2100).optional().describe('Year of all rows of a file without this column'),
    round: z.int().min(1).max(20).optional().describe('Round of all rows of a file without this column'),
  })
  .meta({ id: 'RankList' })
export type RankList = z.output<typeof rankList>

/** The most institutes, programmes and moves of ranks that are named. */
export const maxRankInstitutes = 200
export const maxRankProgrammes = 50
export const maxRankMoves = 20

const institute = {
  id: recordId.describe('Id of the college'),
  name: z.string().describe('Its name'),
}
const programmes = z
  .strictObject({
    count: z.int().describe('How many'),
    first: z
      .array(
        z
          .strictObject({ ...institute, programme: z.string().describe('Programme in the words of the list') })
          .meta({ id: 'RankProgramme' }),
      )
      .describe('The first 50 of them'),
  })
  .meta({ id: 'RankProgrammes' })

/** What a list of ranks brings: counts of its rows, and how its newest year differs from the year before. */
export const rankChanges = z
  .strictObject({
    repeated: z.int().describe('Rows that repeat an earlier one'),
    preparatory: z.int().describe('Rows of ranks of preparatory courses'),
    withoutCourse: z.int().describe('Rows of degrees that are no course of the catalogue'),
    withoutBranch: z.int().describe('Rows of branches that are no specialization of the catalogue'),
    missing: z
      .strictObject({
        count: z.int().describe('How many'),
        first: z
          .array(
            z
              .strictObject({
                name: z.string().describe('Name in the list'),
                code: z
                  .enum(['unknown-college', 'several-colleges'])
                  .describe('unknown-college: no college has this name; several-colleges: more than one has it'),
                rows: z.int().describe('How many rows it has'),
              })
              .meta({ id: 'MissingInstitute' }),
          )
          .describe('The first 200 of them, those with most rows first'),
      })
      .meta({ id: 'MissingInstitutes' })
      .describe('Institutes of the list that are not found in the catalogue'),
    institutes: z
      .strictObject({
        count: z.int().describe('How many'),
        first: z
          .array(
            z
              .strictObject({
                ...institute,
                year: z.int().describe('Newest year that the list has of it'),
                before: z.int().nullable().describe('Newest earlier year with ranks; null where there is none'),
                added: z.int().describe('Lines of this year that the year before does not have'),
                changed: z.int().describe('Lines with another closing rank in the last round'),
                unchanged: z.int().describe('Lines with the same closing rank in the last round'),
                gone: z.int().describe('Lines of the year before that this year does not have'),
              })
              .meta({ id: 'RankInstitute' }),
          )
          .describe('The first 200 of them, those with most new and gone lines first'),
      })
      .meta({ id: 'RankInstitutes' })
      .describe('Colleges of the list; a line is a programme with its quota, category and seats'),
    addedProgrammes: programmes.describe('Programmes that the year before does not have'),
    goneProgrammes: programmes.describe('Programmes of the year before that are no longer listed'),
    moves: z
      .array(
        z
          .strictObject({
            ...institute,
            programme: z.string().describe('Programme in the words of the list'),
            quota: z.enum(cutoffQuotas).describe('Seats that the ranks are of, such as all-india or home-state'),
            before: z.int().describe('Closing rank of the last round of the year before'),
            after: z.int().describe('Closing rank of the last round of this year'),
          })
          .meta({ id: 'RankMove' }),
      )
      .describe('The 20 largest moves of closing ranks, of general seats for everybody'),
  })
  .meta({ id: 'RankChanges' })
export type RankChanges = z.output<typeof rankChanges>
