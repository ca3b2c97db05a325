import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.ts'
import { listOf, oneOf } from '../endpoint/envelope.ts'
import { flag, partQuery, searchText } from '../endpoint/query.ts'
import { operatorAccess } from '../endpoint/roles.ts'
import type { Tag } from '../endpoint/tag.ts'
import { dateText, recordId } from '../fields/field.ts'
import { queryReading } from './search.ts'

const searchesTag: Tag = {
  name: 'Searches',
  audience: 'administrators',
  description: 'What visitors searched for, without who did, and how a text is read.',
}

/** Outcome of a search: a listing, the page of an exam, career or course, names, or nothing. */
export const searchOutcomes = ['listing', 'page', 'names', 'none'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

/** How many days back a list of searches goes. */
export const searchPeriods = ['7', '30', '90'] as const

/** A text that visitors searched for, at least five on a day, and how often in the period. */
const searchTerm = z
  .strictObject({
    id: recordId.describe('Number of the text in this list; it may be another in another period'),
    text: z.string().describe('What was typed, in small letters and without punctuation'),
    count: z.int().describe('How often it was searched in the period'),
    foundNothing: z.int().describe('How often nothing was found'),
    outcome: z
      .enum(searchOutcomes)
      .describe('What it led to last: a listing, the page of an exam, career or course, names, or nothing'),
    /** As the text is read today; empty where every word is understood. */
    notUnderstood: z.string().describe('Words in it that search does not understand today; empty where there are none'),
    lastDay: dateText.describe('The last day of the period on which it was searched, in India'),
    isDemo: z.boolean().describe('True where the demonstration invented it'),
  })
  .meta({ id: 'SearchTerm' })
export type SearchTerm = z.output<typeof searchTerm>

/** Search's reading of a text. */
const searchTrial = z
  .strictObject({
    readings: z
      .array(queryReading)
      .describe('What the text means as a whole, the likeliest first; none where it is read as a name alone'),
    names: z.int().describe('How many names it finds beside that'),
  })
  .meta({ id: 'SearchTrial' })
export type SearchTrial = z.output<typeof searchTrial>

const common = {
  method: 'GET',
  realm: 'admin',
  access: operatorAccess.catalogue,
  owner: 'any',
  tag: searchesTag,
  status: 200,
} as const

export const searchTermEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.search-term.list',
    path: '/admin/search-term',
    summary: 'What visitors searched for, most often first, 50 a page; nothing that fewer than five asked for on a day',
    query: partQuery(['id', 'count', 'foundNothing', 'text', 'lastDay'], {
      days: z.enum(searchPeriods).default('7').describe('How many days back').meta({ example: '30' }),
      nothingFound: flag
        .optional()
        .describe('Only what found nothing, at least once; false: what always found something'),
    }),
    answer: listOf(searchTerm),
  }),
  try: endpoint({
    ...common,
    id: 'admin.search-synonym-try',
    path: '/admin/search-synonym-try',
    summary: 'How search reads a text now, with the synonyms there are',
    query: z.strictObject({
      q: searchText.describe('What a visitor might type').meta({ example: 'sarkari schools in pune' }),
      language: z.enum(['en', 'hi']).default('en').describe('In which language pages and conditions are named'),
    }),
    answer: oneOf(searchTrial),
  }),
} as const
