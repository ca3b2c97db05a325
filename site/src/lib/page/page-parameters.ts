import {
  articleFilters,
  careerFilters,
  collegeFilters,
  courseFilters,
  examFilters,
  schoolFilters,
} from '@pravesh/contract'
import { plainLine } from '@pravesh/contract/plain-text'
import { chanceParameters, rankFields } from '../chances/address.ts'
import { aboutTypes } from '../enquiry/subject.ts'
import { weightParameters } from '../institute/comparison/weights.ts'
import { pointsParameters } from '../institute/points/points-form.ts'
import { unappliedParameter } from '../listing/unapplied.ts'

const schools = [...Object.keys(schoolFilters), 'sort', 'search', 'offset', 'cursor', unappliedParameter]
const colleges = [...Object.keys(collegeFilters), 'sort', 'search', 'offset', 'cursor', unappliedParameter]

/** Every parameter that a page reads, by its path; `*` stands for one part of it. A page without a line reads none. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/schools': schools,
  '/schools/*': schools,
  '/colleges': colleges,
  '/colleges/*': colleges,
  '/exams': [...Object.keys(examFilters), 'offset', 'cursor', unappliedParameter],
  '/counselling': ['state', 'exam'],
  '/careers': [...Object.keys(careerFilters), 'search', 'offset', 'cursor', unappliedParameter],
  '/articles': [...Object.keys(articleFilters), 'offset', 'cursor'],
  '/courses': [...Object.keys(courseFilters), 'offset', 'cursor', unappliedParameter],
  '/near-me': Object.keys(schoolFilters).filter((name) => name !== 'near' && name !== 'radiusKm'),
  '/school/*': ['class'],
  '/school/*/cost': ['class', 'bus', 'hostel', 'books'],
  '/school/*/points': pointsParameters,
  '/college/*': ['course'],
  '/college/*/cost': ['course'],
  '/college/*/cutoffs': ['category', 'year'],
  '/college/*/refund': ['paid', 'leaving', 'last'],
  '/compare': ['school', 'college', 'class', 'course', ...weightParameters],
  '/student/compare': ['school', 'college'],
  '/chances': chanceParameters,
  '/chances/*': chanceParameters,
  '/search': ['q', 'kind', 'offset'],
  '/withdraw-consent': ['done'],
  '/guardian': ['id', 'proof', 'digilocker'],
  '/report-review': ['school', 'college', 'review', 'sent'],
  '/enquiry': ['kind', 'topic', 'class', 'course', ...aboutTypes],
  '/enquiry/sent': ['reference', 'kind', 'hours', 'topic', ...aboutTypes],
  '/enquiry/*': ['topic', 'class', 'course', ...aboutTypes],
  // Of the host: the address that no page has.
  '/404': ['address'],
}
/** Pages that take a form that was sent without scripts (POST). */
const formPaths = /^\/(?:enquiry\/(?!sent$)[^/]+|report-review|withdraw-consent|guardian|grievance-status)$/
/** Sums and ranks that people type, in digits of either script, with commas and ₹. */
const sums: readonly string[] = ['feeMin', 'feeMax', 'paid', 'km', ...rankFields]
/** Names of records and kinds, which people may write in capitals; a listing redirects to its own spelling. */
const slugs: readonly string[] = ['kind', 'topic', 'class', 'course', ...aboutTypes]
const none: readonly string[] = []

/** A path without its language and a slash at its end. */
function englishPath(path: string): string {
  const english = path === '/hi' || path.startsWith('/hi/') ? path.slice(3) : path
  return english.endsWith('/') ? english.slice(0, -1) : english
}

/** True where the page of a path takes a form, in either language. To any other page the host lets no form come. */
export const takesForm = (path: string): boolean => formPaths.test(englishPath(path))

/**
 * The parameters that the page of a path reads, in either language. The host removes all others and caches a page once for all addresses
 * that differ in these alone, so that additions to an address cause no further renders.
 */
export function parametersOf(path: string): readonly string[] {
  const pagePath = englishPath(path)
  const parametersFor = (key: string) => (Object.hasOwn(parameters, key) ? parameters[key] : undefined)
  const [, folder, , part, ...rest] = pagePath.split('/')
  const ofPart = part && rest.length === 0 ? parametersFor(`/${folder}/*/${part}`) : undefined
  return parametersFor(pagePath) ?? ofPart ?? parametersFor(`${pagePath.slice(0, pagePath.lastIndexOf('/'))}/*`) ?? none
}

/** The part of an address that its page reads: empty values left out, the rest trimmed, in the order in which the page names them. */
export function parametersIn(url: URL): URLSearchParams {
  const knownParameters = new URLSearchParams()
  for (const name of parametersOf(url.pathname))
    for (const value of url.searchParams.getAll(name)) {
      const typed = sums.includes(name) ? plainLine(value).replace(/[₹,\s]/g, '') : value.trim()
      const text = slugs.includes(name) ? typed.toLowerCase() : typed
      if (text) knownParameters.append(name, text)
    }
  return knownParameters
}
