import type { Addresses, CatalogueRecord } from './addresses.ts'
import { beginnings, distinctiveTerms, misspellings } from './search-texts.ts'

/** One kind of response: its addresses and headers. */
export interface Kind {
  name: string
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
  /** Requested repeatedly, from the cache; otherwise the caches are dropped before. */
  isCached?: boolean
  /** Requested with the entity tag of the previous response: 304. */
  isRevalidated?: boolean
  /** Requested by the administrator. */
  signedIn?: boolean
}

const browser = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' }
const json = { Accept: 'application/json' }
const sorts = ['relevance', 'name', 'newest', 'rating']
const api = '/api/v1/public'
const query = encodeURIComponent

const paths = (records: readonly CatalogueRecord[], before: string) => records.map(({ url }) => `${before}${url}`)
const sorted = (places: readonly string[], path: (place: string, sort: string) => string) =>
  sorts.flatMap((sort) => places.map((place) => path(place, sort)))

/** All kinds that are measured, most of them at many addresses. A kind that the catalogue has nothing of is left out. */
export function kindsOf({ records, places }: Addresses): Kind[] {
  const { schools, colleges, exams, careers, articles, courses } = records
  const institutes = [...schools, ...colleges]
  const pages: Readonly<Record<string, readonly string[]>> = {
    'page of a school': paths(schools, '/school/'),
    'page of a college': paths(colleges, '/college/'),
    'page of an exam': paths(exams, '/exam/'),
    'page of a career': paths(careers, '/career/'),
    'page of an article': paths(articles, '/article/'),
    'page of a course': paths(courses, '/course/'),
    'home page': ['/', '/hi'],
    'page listing schools': sorted(places, (place, sort) => `/schools/${place}?sort=${sort}`),
    'page listing colleges': sorts.map((sort) => `/colleges/all?sort=${sort}`),
    'search page': misspellings(institutes).map((text) => `/search?q=${query(text)}`),
    'page near me': ['/near-me', '/hi/near-me'],
  }
  const list = '/api/v1/admin/school-details?page=1&limit=50'
  const rows: Readonly<Record<string, readonly string[]>> = {
    'record of a school': paths(schools, `${api}/school?url=`),
    'record of a college': paths(colleges, `${api}/college?url=`),
    'listing, 20 rows': sorted(places, (place, sort) => `${api}/schools/${place}?page=1&limit=20&sort=${sort}`),
    'listing, 50 rows': sorted(places, (place, sort) => `${api}/schools/${place}?page=1&limit=50&sort=${sort}`),
    typeahead: beginnings(institutes).map((text) => `${api}/find?search=${query(text)}`),
    'typeahead, misspelt': misspellings(institutes).map((text) => `${api}/find?search=${query(text)}`),
  }
  const adminLists: Readonly<Record<string, readonly string[]>> = {
    'admin list': [list],
    'admin list, search': distinctiveTerms(schools).map((word) => `${list}&search=${query(word)}`),
  }
  const first = pages['page of a school']?.slice(0, 1) ?? []
  const createKinds = (pathsByName: typeof rows, options: Omit<Kind, 'name' | 'paths'>) =>
    Object.entries(pathsByName).map(([name, paths]): Kind => ({ name, paths, ...options }))
  const kinds: Kind[] = [
    { name: 'kept page', paths: first, headers: browser, isCached: true },
    { name: 'kept page, 304', paths: first, headers: browser, isCached: true, isRevalidated: true },
    ...createKinds(pages, { headers: browser }),
    ...createKinds(rows, { headers: json }),
    ...createKinds(adminLists, { headers: json, signedIn: true }),
  ]
  return kinds.filter(({ paths }) => paths.length > 0)
}
