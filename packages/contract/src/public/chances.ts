import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf, oneOf } from '../endpoint/envelope.ts'
import { commaList, idList, wholeNumber } from '../endpoint/query.ts'
import type { Tag } from '../endpoint/tag.ts'
import { recordId, slugText } from '../fields/field.ts'
import { sourceSchema } from '../fields/source.ts'
import { typedText } from '../fields/text.ts'
import { cutoffCategories, cutoffQuotas } from '../institute/college/cutoff.ts'
import { inHindi } from './cards.ts'
import { chanceClasses, comparedYears } from './chance-of.ts'

/** Categories in which a candidate has a rank of the exam; ranks of persons with disability are given beside them. */
export const candidateCategories = ['general', 'ews', 'obc-ncl', 'sc', 'st'] as const
export type CandidateCategory = (typeof candidateCategories)[number]

const rank = wholeNumber(1, 10_000_000).optional()
const words = typedText(60)

/** Parameters of the comparison. Each list of ranks is compared with the rank in that very list; lists without a rank are left out. */
export const chancesQuery = z
  .strictObject({
    exam: slugText.describe('Slug of the exam that gave the rank').meta({ example: 'jee-main' }),
    course: slugText
      .optional()
      .describe('Slug of the course, where a paper of its own ranks for it, such as architecture in JEE Main')
      .meta({ example: 'barch' }),
    rank: rank.describe('Rank in the common list of all candidates').meta({ example: 4000 }),
    category: z.enum(candidateCategories).default('general').describe('Category of the candidate'),
    categoryRank: rank
      .describe('Rank in the list of the category; read where it is not general')
      .meta({ example: 900 }),
    pwdRank: rank.describe('Rank in the common list of persons with benchmark disability').meta({ example: 120 }),
    categoryPwdRank: rank
      .describe('Rank in the list of persons with benchmark disability of the category')
      .meta({ example: 40 }),
    pool: z
      .enum(['any', 'women'])
      .default('any')
      .describe('women: seats for women are compared in addition to those for everybody'),
    homeState: slugText
      .optional()
      .describe('Slug of the state of eligibility; without it, seats that depend on a state are left out')
      .meta({ example: 'telangana' }),
    branch: commaList(words)
      .optional()
      .describe('Words of the programme’s name: at most 10, of which one has to occur')
      .meta({ example: ['computer'] }),
    institute: commaList(slugText)
      .optional()
      .describe('Slugs of colleges: these alone')
      .meta({ example: ['national-institute-of-technology-warangal'] }),
    degreeYears: commaList(z.enum(['2', '3', '4', '5', '6']))
      .optional()
      .describe('Length of the degree in years'),
    chance: z.enum(chanceClasses).optional().describe('Lines of this class alone'),
    page: wholeNumber(1, 1_000).default(1).describe('Which page, counted from 1'),
    limit: wholeNumber(1, 100).default(25).describe('Rows on a page at most').meta({ example: 20 }),
  })
  .superRefine((query, ctx) => {
    const { category, rank: common, categoryRank, pwdRank, categoryPwdRank } = query
    const ofCategory = category === 'general' ? [] : [categoryRank, categoryPwdRank]
    if ([common, pwdRank, ...ofCategory].every((value) => value === undefined))
      ctx.addIssue({ code: 'custom', path: ['rank'], message: 'Give the rank of at least one list' })
    if ((query.branch?.length ?? 0) > 10) ctx.addIssue({ code: 'custom', path: ['branch'], message: 'At most 10' })
  })
export type ChancesQuery = z.output<typeof chancesQuery>

const seatKind = z.enum(['any', 'women']).describe('any: seats for everybody; women: seats for women alone')

const line = {
  id: recordId.describe('Id of the line: programme, quota, category and seats of a college'),
  college: z
    .strictObject({
      name: z.string().describe('Name of the college'),
      nameLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
      url: z.string().describe('Slug of the college’s page'),
      city: z.string().describe('City in which it stands'),
      state: z.string().describe('Slug of the state in which it stands, which decides on home-state seats'),
    })
    .describe('The college'),
  exam: z.string().nullable().describe('Slug of the exam that ranks; null where it has no page'),
  course: z
    .string()
    .nullable()
    .describe('Slug of the course, where a paper of its own ranks for it; null for the main list of the exam'),
  programme: z.string().describe('Programme in the words of the list'),
  quota: z.enum(cutoffQuotas).describe('Seats that the ranks are of, such as all-india or home-state'),
  category: z.enum(cutoffCategories).describe('Category of candidate; the ranks are those of its own list'),
  seats: seatKind,
  years: z
    .array(
      z.strictObject({
        year: z.int().describe('Year of the admission'),
        round: z.int().describe('The last round that is known of this year'),
        first: z
          .int()
          .nullable()
          .describe('Closing rank of the first round; null where one round of the year is known'),
        last: z.int().describe('Closing rank of the last round'),
      }),
    )
    .describe(`The newest years, at most ${comparedYears}, the oldest first`),
  source: sourceSchema.describe('Where the newest ranks were published'),
}
const chanceLine = z.strictObject(line)
/** A line of the lists of ranks. */
export type ChanceLine = z.output<typeof chanceLine>
const comparedLine = z
  .strictObject({
    ...line,
    rank: z.int().describe('The rank it was compared with: that of the line’s own list'),
    chance: z
      .enum(chanceClasses)
      .describe(
        'all: within the closing rank of every year; some: of one or more; none: beyond all; new: one year alone is known',
      ),
  })
  .meta({ id: 'Chance' })
export type Chance = z.output<typeof comparedLine>

const categoryName = z
  .enum(cutoffCategories)
  .describe('Category of candidate: general, EWS, OBC-NCL, SC, ST or PwD, or PwD within one of these')
const collegeCutoffs = z.strictObject({
  category: categoryName,
  seats: seatKind,
  choices: z
    .array(z.strictObject({ category: categoryName, seats: seatKind }))
    .describe('Categories and seats of which the college has ranks'),
  lines: z
    .array(
      z.strictObject({
        programme: z.string().describe('Programme in the words of the list'),
        quota: z.enum(cutoffQuotas).describe('Seats that the ranks are of, such as all-india or home-state'),
        paper: z.int().nullable().describe('Which paper of the exam ranks; null where it has one ranking'),
        ranks: z
          .array(
            z.strictObject({
              year: z.int().describe('Year of the admission'),
              round: z.int().describe('Round of admission, from 1'),
              opening: z.int().describe('First rank that was admitted'),
              closing: z.int().describe('Last rank that was admitted'),
              preparatory: z.boolean().describe('Whether these are ranks of the list for the preparatory course'),
            }),
          )
          .describe('Every year and round, the oldest first'),
      }),
    )
    .describe('A line a programme and quota, the lowest closing rank of the newest year first; at most 100'),
  more: z.int().describe('Number of lines that are left out'),
  source: sourceSchema.nullable().describe('Where the newest ranks were published; null where there are none'),
})
export type CollegeCutoffs = z.output<typeof collegeCutoffs>

const chancesTag: Tag = {
  name: 'Chances',
  audience: 'anyone',
  description: 'A rank beside the official closing ranks of the last years.',
}
const open = { method: 'GET', realm: 'public', owner: 'any', status: 200, tag: chancesTag } as const

export const chanceEndpoints = {
  chances: endpoint({
    ...open,
    id: 'public.chances',
    path: '/public/chances',
    summary: 'Programmes with the closing ranks of the last years beside a rank; those nearest to it first',
    query: chancesQuery,
    answer: z.strictObject({
      ...listOf(comparedLine).shape,
      counts: z
        .strictObject({
          all: z.int().describe('Lines within the closing rank of every year'),
          some: z.int().describe('Lines within the closing rank of one year or more, not of all'),
          none: z.int().describe('Lines beyond the closing ranks of all years'),
          new: z.int().describe('Lines of which one year alone is known'),
        })
        .describe('Lines of each class before `chance` narrows them'),
    }),
  }),
  chanceLines: endpoint({
    ...open,
    id: 'public.chances.lines',
    path: '/public/chances/lines',
    summary: 'Lines by their ids, in the order of the ids, for a list of choices; lines that are gone are left out',
    query: z.strictObject({
      ids: idList
        .refine((ids) => ids.length <= 100, 'At most 100')
        .describe('Ids of lines, with commas between, at most 100'),
    }),
    answer: oneOf(z.array(chanceLine)),
  }),
  collegeCutoffs: endpoint({
    ...open,
    id: 'public.college-cutoffs',
    path: '/public/college-cutoffs/',
    summary: 'Official opening and closing ranks of a college by year and round, of one category',
    query: z.strictObject({
      url: slugText.describe('Slug of the college').meta({ example: 'indian-institute-of-technology-roorkee' }),
      category: z
        .enum(cutoffCategories)
        .default('general')
        .describe('Category of the seats')
        .meta({ example: 'obc-ncl' }),
      seats: seatKind.default('any'),
    }),
    answer: oneOf(collegeCutoffs),
    errors: ['NOT_FOUND'],
  }),
  chanceOptions: endpoint({
    ...open,
    id: 'public.chances.options',
    path: '/public/chances/options',
    summary: 'What ranks can be compared with: lists of the exams, their years and colleges',
    query: z.strictObject({
      exam: slugText.optional().describe('Lists of this exam alone').meta({ example: 'jee-main' }),
    }),
    answer: oneOf(
      z.strictObject({
        lists: z
          .array(
            z.strictObject({
              exam: z.string().describe('Slug of the exam'),
              name: z.string().describe('Name of the exam'),
              nameLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
              course: z
                .string()
                .nullable()
                .describe('Slug of the course that a paper of its own ranks for; null for the main list'),
              courseName: z.string().nullable().describe('Name of that course; null for the main list'),
              firstYear: z.int().describe('The oldest year that is compared in any line'),
              newestYear: z.int().describe('The newest year with ranks'),
              lines: z.int().describe('Lines of the list'),
            }),
          )
          .describe('Lists of ranks, the largest first'),
        colleges: z
          .array(
            z.strictObject({
              url: z.string().describe('Slug of the college'),
              name: z.string().describe('Name of the college'),
            }),
          )
          .describe('Colleges with ranks, by name, at most 500'),
      }),
    ),
  }),
}
