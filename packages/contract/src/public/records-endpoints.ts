import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { oneOf } from '../endpoint/envelope.ts'
import { slugText } from '../fields/field.ts'
import { articleCard, careerCard, collegeCard, courseCard, examCard, schoolCard } from './cards.ts'
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

const byUrl = z.strictObject({ url: slugText.describe('Slug of the page') })
const bySlug = z.strictObject({
  url: slugText.describe(
    'The one slug of the listing, however it was asked for: `all`, a place, a board, a kind, or several as in cbse-schools-in-pune',
  ),
})
const open = { method: 'GET', realm: 'public', owner: 'any', status: 200, errors: ['NOT_FOUND', 'GONE'] } as const

const record = <K extends string, A extends z.ZodType>(kind: K, page: A) =>
  endpoint({
    ...open,
    id: `public.${kind}`,
    path: `/public/${kind}/`,
    tag: 'Public pages',
    summary: `One published ${kind} by its url`,
    query: byUrl,
    answer: oneOf(page),
  })
const listing = <K extends string, F extends z.ZodRawShape, A extends z.ZodType>(
  kind: K,
  plural: string,
  filters: F,
  card: A,
) =>
  endpoint({
    ...open,
    id: `public.${plural}`,
    path: `/public/${plural}/:url`,
    tag: 'Public listings',
    summary: `A listing of ${plural}: the url names a preset (all, a place, a board, a type, a category …); filters narrow it`,
    params: bySlug,
    query: listingQuery(filters),
    answer: listingOf(card).meta({ id: `${kind}Listing` }),
  })

export const recordEndpoints = {
  school: record('school', schoolPage),
  college: record('college', collegePage),
  exam: record('exam', examPage),
  career: record('career', careerPage),
  article: record('article', articlePage),
  course: record('course', coursePage),
  examByUrl: endpoint({
    ...open,
    id: 'public.exam.by-url',
    path: '/public/exam/:url',
    tag: 'Public pages',
    summary: 'One published exam by its url, in the path',
    params: byUrl,
    answer: oneOf(examPage),
  }),
  schools: listing('school', 'schools', schoolFilters, schoolCard),
  colleges: listing('college', 'colleges', collegeFilters, collegeCard),
  exams: listing('exam', 'exams', examFilters, examCard),
  careers: listing('career', 'careers', careerFilters, careerCard),
  articles: listing('article', 'articles', articleFilters, articleCard),
  courses: listing('course', 'courses', courseFilters, courseCard),
}
