import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { searchText, wholeNumber } from '../endpoint/query.ts'
import { recordId, slugText } from '../fields/field.ts'
import { sourceSchema } from '../fields/source.ts'
import { instituteTypes } from '../institute/type.ts'
import { pluralOf } from '../public/addresses.ts'
import { articleCard, careerCard, collegeCard, inHindi, schoolCard } from '../public/cards.ts'
import { findQuery, searchKinds, searchQuery, searchResponse, suggestResponse } from './search.ts'

const open = { method: 'GET', realm: 'public', owner: 'any', status: 200, tag: 'Discovery' } as const
/** Rows with the reason of their recommendation as text: `NIRF rank, 2022`. A paid place would be labelled. */
const recommended = <T extends z.ZodType>(card: T) => z.strictObject({ data: z.array(card), reason: z.string() })
const limit = (n: number) => wholeNumber(1, 20).default(n)

export const discoveryEndpoints = {
  find: endpoint({
    ...open,
    id: 'public.find',
    path: '/public/find/:kind',
    summary: 'Typeahead: prefix, word order and typos forgiven',
    params: z.strictObject({ kind: z.enum(searchKinds.map((kind) => pluralOf[kind])) }),
    query: findQuery,
    answer: suggestResponse,
  }),
  findAll: endpoint({
    ...open,
    id: 'public.find-all',
    path: '/public/find',
    summary: 'Typeahead over schools, colleges, exams and courses at once',
    query: findQuery,
    answer: suggestResponse,
  }),
  search: endpoint({
    ...open,
    id: 'public.search',
    path: '/public/search',
    summary: 'The search page: ranked, corrected, counted by kind',
    query: searchQuery,
    answer: searchResponse,
  }),
  recommendedCollegesIn: endpoint({
    ...open,
    id: 'public.landing.colleges',
    path: '/public/landing-page/recommended-colleges/:category',
    summary: 'Colleges recommended in a category',
    params: z.strictObject({ category: slugText }),
    answer: recommended(collegeCard),
    errors: ['NOT_FOUND'],
  }),
  recommendedSchools: endpoint({
    ...open,
    id: 'public.landing.schools',
    path: '/public/landing-page/recommended-schools/',
    summary: 'Schools recommended on the landing page, of a type if named',
    query: z.strictObject({ type: slugText.optional(), limit: limit(8) }),
    answer: recommended(schoolCard),
    errors: ['NOT_FOUND'],
  }),
  landingArticles: endpoint({
    ...open,
    id: 'public.landing.articles',
    path: '/public/landing-page/articles',
    summary: 'The newest articles',
    answer: z.strictObject({ data: z.array(articleCard) }),
  }),
  closingDays: endpoint({
    ...open,
    id: 'public.landing.closing-days',
    path: '/public/landing-page/closing-days',
    summary: 'The next last days of institutes that take applications here, the earliest first',
    query: z.strictObject({ limit: limit(6) }),
    answer: z.strictObject({
      data: z.array(
        z.strictObject({
          instituteType: z.enum(instituteTypes),
          id: recordId,
          name: z.string(),
          url: z.string(),
          closesOn: z.iso.date(),
          source: sourceSchema,
        }),
      ),
    }),
  }),
  topColleges: endpoint({
    ...open,
    id: 'public.top-colleges',
    path: '/public/recommend-top-colleges',
    summary: 'Colleges by national rank',
    answer: recommended(collegeCard),
  }),
  recommendedColleges: endpoint({
    ...open,
    id: 'public.recommended-colleges',
    path: '/public/recommended-colleges',
    summary: 'Recommended colleges, 7 unless told',
    query: z.strictObject({ limit: limit(7) }),
    answer: recommended(collegeCard),
  }),
  careerOpportunities: endpoint({
    ...open,
    id: 'public.careers.search',
    path: '/public/career-opportunities',
    tag: 'Careers',
    summary: 'Careers that match, with the description of their category',
    query: z.strictObject({ search: searchText.optional(), category: slugText.optional() }),
    answer: z.strictObject({
      data: z.array(careerCard),
      categoryDescription: z.string().nullable(),
      categoryDescriptionLocal: inHindi,
    }),
  }),
  careerCategories: endpoint({
    ...open,
    id: 'public.careers.categories',
    path: '/public/career-opportunities/category',
    tag: 'Careers',
    summary: 'Career categories with their number of careers',
    answer: z.strictObject({
      data: z.array(
        z.strictObject({
          id: z.int(),
          name: z.string(),
          url: z.string(),
          categoryDescription: z.string().nullable(),
          categoryDescriptionLocal: inHindi,
          count: z.int(),
        }),
      ),
    }),
  }),
  relatedArticles: endpoint({
    ...open,
    id: 'public.articles.related',
    path: '/public/articles-related',
    summary: 'Articles related to one, of a category first, or the newest',
    errors: ['NOT_FOUND'],
    query: z.strictObject({ url: slugText.optional(), category: slugText.optional(), limit: limit(4) }),
    answer: z.strictObject({ data: z.array(articleCard) }),
  }),
}
