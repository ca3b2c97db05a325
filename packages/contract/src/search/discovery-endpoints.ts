import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { dataOf, oneOf } from '../endpoint/envelope.ts'
import { searchText, wholeNumber } from '../endpoint/query.ts'
import type { Tag } from '../endpoint/tag.ts'
import { recordId, slugText } from '../fields/field.ts'
import { sourceSchema } from '../fields/source.ts'
import { instituteTypes } from '../institute/type.ts'
import { pluralOf } from '../public/addresses.ts'
import { articleCard, careerCard, collegeCard, inHindi, schoolCard } from '../public/cards.ts'
import { findQuery, searchKinds, searchQuery, searchResponse, suggestResponse } from './search.ts'

const discoveryTag: Tag = {
  name: 'Discovery',
  audience: 'anyone',
  description: 'Search, typeahead and recommendations.',
}
const careersTag: Tag = {
  name: 'Careers',
  audience: 'anyone',
  description: 'Careers and their categories.',
}

const open = { method: 'GET', realm: 'public', owner: 'any', status: 200, tag: discoveryTag } as const
/** Rows with the reason of their recommendation as text: `NIRF rank, 2022`. A paid place would be labelled. */
const recommended = <T extends z.ZodType>(card: T) =>
  z.strictObject({
    data: dataOf(z.array(card)),
    reason: z.string().describe('Why these are recommended, in English words'),
  })
const limit = (n: number) => wholeNumber(1, 20).default(n)

export const discoveryEndpoints = {
  find: endpoint({
    ...open,
    id: 'public.find',
    path: '/public/find/:kind',
    summary: 'Typeahead: prefix, word order and typos forgiven',
    params: z.strictObject({ kind: z.enum(searchKinds.map((kind) => pluralOf[kind])).describe('What to look among') }),
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
    params: z.strictObject({
      category: slugText.describe('Slug of a field of study, such as engineering').meta({ example: 'engineering' }),
    }),
    answer: recommended(collegeCard),
    errors: ['NOT_FOUND'],
  }),
  recommendedSchools: endpoint({
    ...open,
    id: 'public.landing.schools',
    path: '/public/landing-page/recommended-schools/',
    summary: 'Schools recommended on the landing page, of a type if named',
    query: z.strictObject({
      type: slugText
        .optional()
        .describe('Slug of a kind of school, such as international; without it, of all kinds')
        .meta({ example: 'international' }),
      limit: limit(8).describe('Rows at most').meta({ example: 20 }),
    }),
    answer: recommended(schoolCard),
    errors: ['NOT_FOUND'],
  }),
  landingArticles: endpoint({
    ...open,
    id: 'public.landing.articles',
    path: '/public/landing-page/articles',
    summary: 'The newest articles',
    answer: oneOf(z.array(articleCard)),
  }),
  closingDays: endpoint({
    ...open,
    id: 'public.landing.closing-days',
    path: '/public/landing-page/closing-days',
    summary: 'The next last days of institutes that take applications here, the earliest first',
    query: z.strictObject({ limit: limit(6).describe('Rows at most').meta({ example: 20 }) }),
    answer: oneOf(
      z.array(
        z.strictObject({
          instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
          id: recordId.describe('Id of the institute'),
          name: z.string().describe('Name of the institute'),
          url: z.string().describe('Slug of the institute’s page'),
          closesOn: z.iso.date().describe('Last day on which forms are taken, in India'),
          source: sourceSchema.describe('Where this comes from and as of when; null where no source was recorded'),
        }),
      ),
    ),
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
    query: z.strictObject({ limit: limit(7).describe('Rows at most').meta({ example: 20 }) }),
    answer: recommended(collegeCard),
  }),
  careerOpportunities: endpoint({
    ...open,
    id: 'public.careers.search',
    path: '/public/career-opportunities',
    tag: careersTag,
    summary: 'Careers that match, with the description of their category',
    query: z.strictObject({
      search: searchText.optional().describe('Words to look for').meta({ example: 'delhi' }),
      category: slugText
        .optional()
        .describe('Slug of a career category, such as technology; without it, of all')
        .meta({ example: 'technology' }),
    }),
    answer: z.strictObject({
      data: dataOf(z.array(careerCard)),
      categoryDescription: z
        .string()
        .nullable()
        .describe('What the category is, plain text; null where nobody wrote it'),
      categoryDescriptionLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
    }),
  }),
  careerCategories: endpoint({
    ...open,
    id: 'public.careers.categories',
    path: '/public/career-opportunities/category',
    tag: careersTag,
    summary: 'Career categories with their number of careers',
    answer: oneOf(
      z.array(
        z.strictObject({
          id: z.int().describe('Id of this record: a whole number, unique among records of its kind'),
          name: z.string().describe('Name of the career category'),
          url: z.string().describe('Slug of the career category'),
          categoryDescription: z
            .string()
            .nullable()
            .describe('What the category is, plain text; null where nobody wrote it'),
          categoryDescriptionLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
          count: z.int().describe('How many published careers it has'),
        }),
      ),
    ),
  }),
  relatedArticles: endpoint({
    ...open,
    id: 'public.articles.related',
    path: '/public/articles-related',
    summary: 'Articles related to one, of a category first, or the newest',
    errors: ['NOT_FOUND'],
    query: z.strictObject({
      url: slugText
        .optional()
        .describe('Slug of the article to which others are related; without it, the newest')
        .meta({ example: 'school-admission-age-nep-2020' }),
      category: slugText
        .optional()
        .describe(
          'Slug of an article category, whose articles come first where no article is named, such as entrance-exams',
        )
        .meta({ example: 'entrance-exams' }),
      limit: limit(4).describe('Rows at most').meta({ example: 20 }),
    }),
    answer: oneOf(z.array(articleCard)),
  }),
}
