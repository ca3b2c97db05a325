import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf } from '../endpoint/envelope.ts'
import type { Tag } from '../endpoint/tag.ts'
import { slugText } from '../fields/field.ts'
import { articleCard, careerCard, collegeCard, courseCard, examCard, schoolCard } from './cards.ts'
import { counsellingCard, counsellingPage } from './counselling.ts'
import { articlePage, careerPage, coursePage, examPage } from './guidance.ts'
import {
  articleFilters,
  careerFilters,
  collegeFilters,
  courseFilters,
  examFilters,
  listingOf,
  listingQuery,
  schoolFilters,
} from './listing.ts'
import { collegePage, schoolPage } from './records.ts'

export const publicPagesTag: Tag = {
  name: 'Public pages',
  audience: 'anyone',
  description: 'One published school, college, exam, counselling, career, article or course, by its url.',
}
const publicListingsTag: Tag = {
  name: 'Public listings',
  audience: 'anyone',
  description: 'Listing pages: a slug names the preset, filters narrow it.',
}

const byUrl = (example: string) => z.strictObject({ url: slugText.describe('Slug of the page').meta({ example }) })
const bySlug = (example: string) =>
  z.strictObject({
    url: slugText
      .describe(
        'The one slug of the listing, however it was asked for: `all`, a place, a board, a kind, or several as in cbse-schools-in-pune',
      )
      .meta({ example }),
  })
const open = { method: 'GET', realm: 'public', owner: 'any', status: 200, errors: ['NOT_FOUND', 'GONE'] } as const

const record = <K extends string, A extends z.ZodType>(kind: K, page: A, example: string) =>
  endpoint({
    ...open,
    id: `public.${kind}`,
    path: `/public/${kind}/`,
    tag: publicPagesTag,
    summary: `One published ${kind} by its url`,
    query: byUrl(example),
    answer: oneOf(page),
  })
const listing = <K extends string, F extends z.ZodRawShape, A extends z.ZodType>(
  kind: K,
  plural: string,
  filters: F,
  card: A,
  example = 'all',
) =>
  endpoint({
    ...open,
    id: `public.${plural}`,
    path: `/public/${plural}/:url`,
    tag: publicListingsTag,
    summary: `A listing of ${plural}: the url names a preset (all, a place, a board, a type, a category …); filters narrow it`,
    params: bySlug(example),
    query: listingQuery(filters),
    answer: listingOf(card).meta({ id: `${kind}Listing` }),
  })

export const recordEndpoints = {
  school: record('school', schoolPage, 'delhi-public-school-new-delhi'),
  college: record('college', collegePage, 'indian-institute-of-technology-bombay'),
  exam: record('exam', examPage, 'jee-main'),
  career: record('career', careerPage, 'software-developer'),
  article: record('article', articlePage, 'school-admission-age-nep-2020'),
  course: record('course', coursePage, 'btech'),
  examByUrl: endpoint({
    ...open,
    id: 'public.exam.by-url',
    path: '/public/exam/:url',
    tag: publicPagesTag,
    summary: 'One published exam by its url, in the path',
    params: byUrl('jee-main'),
    answer: oneOf(examPage),
  }),
  counselling: endpoint({
    ...open,
    id: 'public.counselling',
    path: '/public/counselling/:url',
    tag: publicPagesTag,
    summary: 'One published counselling by its url, in the path',
    params: byUrl('josaa-2026'),
    answer: oneOf(counsellingPage),
  }),
  counsellings: endpoint({
    ...open,
    id: 'public.counselling.list',
    path: '/public/counselling',
    tag: publicListingsTag,
    summary: 'All published counsellings, of one state or exam where it is named',
    query: z.strictObject({
      state: slugText.optional().describe('Slug of a state: only its counsellings').meta({ example: 'maharashtra' }),
      exam: slugText
        .optional()
        .describe('Slug of an exam: only those in which its rank counts')
        .meta({ example: 'jee-main' }),
    }),
    errors: [],
    answer: oneOf(z.array(counsellingCard)),
  }),
  schools: listing('school', 'schools', schoolFilters, schoolCard, 'delhi'),
  colleges: listing('college', 'colleges', collegeFilters, collegeCard),
  exams: listing('exam', 'exams', examFilters, examCard),
  careers: listing('career', 'careers', careerFilters, careerCard),
  articles: listing('article', 'articles', articleFilters, articleCard),
  courses: listing('course', 'courses', courseFilters, courseCard),
}
