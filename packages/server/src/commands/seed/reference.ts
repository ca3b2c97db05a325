import { catalogueName } from '@pravesh/messages/catalogue'
import slugify from '@sindresorhus/slugify'
import type { Tx } from '../../platform/db/index.ts'
import * as t from '../../platform/db/tables.ts'
import { idOf, insertAll, insertReturningIds } from './insert.ts'
import { readHindi, readRows } from './read.ts'
import { refundRules } from './refund-rules.ts'

const gazetteer = { name: 'Pravesh gazetteer, compared with India Post', asOf: '2026-11', tier: 'reported' } as const
const countries: [name: string, code: string, currency: string][] = [
  ['India', 'IN', 'INR'],
  ['Nepal', 'NP', 'NPR'],
  ['Bhutan', 'BT', 'BTN'],
  ['Bangladesh', 'BD', 'BDT'],
  ['Sri Lanka', 'LK', 'LKR'],
  ['Maldives', 'MV', 'MVR'],
  ['Afghanistan', 'AF', 'AFN'],
  ['United Arab Emirates', 'AE', 'AED'],
  ['Oman', 'OM', 'OMR'],
  ['Kenya', 'KE', 'KES'],
  ['Nigeria', 'NG', 'NGN'],
  ['United Kingdom', 'GB', 'GBP'],
  ['United States', 'US', 'USD'],
]
const mediums = [
  'English',
  'Hindi',
  'Assamese',
  'Bengali',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Marathi',
  'Odia',
  'Punjabi',
  'Sanskrit',
  'Tamil',
  'Telugu',
  'Urdu',
]
const shortBoards: Readonly<Record<string, string>> = {
  cbse: 'CBSE',
  cisce: 'CISCE',
  nios: 'NIOS',
  'state-board': 'State board',
  ib: 'IB',
  cambridge: 'Cambridge',
}
const rowsOf = (rows: Record<'slug' | 'name', string>[]) =>
  rows.map(({ name, slug }, position) => ({ name, url: slug, position }))

/** Places: countries, the 36 states and union territories, and their larger cities. */
async function seedPlaces(tx: Tx): Promise<void> {
  const countryIds = await insertReturningIds(
    tx,
    t.country,
    countries.map(([name, code, currency]) => ({ name, url: slugify(name), code, currency })),
  )
  const states = await readRows('states.csv', 'name', 'code', 'slug', 'type', 'capital', 'zone')
  const stateIds = await insertReturningIds(
    tx,
    t.state,
    states.map((s) => ({
      name: s.name,
      nameLocal: catalogueName(s.name, 'hi'),
      url: s.slug,
      code: s.code,
      country: idOf(countryIds, 'india'),
      type: s.type === 'state' ? ('state' as const) : ('union-territory' as const),
      capital: s.capital,
      zone: s.zone,
    })),
  )
  const urls = new Map(states.map((s) => [s.name, s.slug]))
  const cities = await readRows('cities.csv', 'name', 'slug', 'state', 'lat', 'lng')
  await insertAll(
    tx,
    t.city,
    cities.map((c) => ({
      name: c.name,
      url: c.slug,
      state: idOf(stateIds, urls.get(c.state) ?? c.state),
      lat: Number(c.lat),
      lng: Number(c.lng),
      source: gazetteer,
    })),
  )
}

/** Courses with their categories, levels and specializations. A usual length in years becomes months; a range stays words. */
async function seedCourses(tx: Tx): Promise<void> {
  const categories = await insertReturningIds(tx, t.category, rowsOf(await readRows('streams.csv', 'slug', 'name')))
  const byName = new Map((await readRows('streams.csv', 'slug', 'name')).map((s) => [s.name, s.slug]))
  const levels = await insertReturningIds(
    tx,
    t.courseLevel,
    rowsOf(await readRows('course_levels.csv', 'slug', 'name')),
  )
  await insertReturningIds(tx, t.courseDelivery, rowsOf(await readRows('delivery_modes.csv', 'slug', 'name')))
  const hindi = await readHindi('courses.csv', 'name', 'typical_duration')
  const courses = await readRows('courses.csv', 'slug', 'short_name', 'name', 'level', 'typical_duration', 'stream')
  const ids = await insertReturningIds(
    tx,
    t.course,
    courses.map((c) => {
      const years = /^(\d+(?:\.5)?) years?$/.exec(c.typical_duration)?.[1]
      return {
        name: c.name,
        nameLocal: hindi.get(c.slug)?.name,
        shortName: c.short_name,
        url: c.slug,
        category: idOf(categories, byName.get(c.stream) ?? c.stream),
        level: idOf(levels, c.level),
        durationMonths: years ? Number(years) * 12 : null,
        about: years ? null : `Usual length: ${c.typical_duration.toLowerCase()}.`,
        aboutLocal: years ? null : `आम तौर पर अवधि: ${hindi.get(c.slug)?.typical_duration}।`,
      }
    }),
  )
  const specializations = await readRows('specializations.csv', 'slug', 'name', 'course_slug')
  await insertAll(
    tx,
    t.specialization,
    specializations.map((s) => ({ name: s.name, url: s.slug, course: idOf(ids, s.course_slug) })),
  )
}

/** The look-ups that every installation needs, in demo and in production: all of them facts. */
export async function seedReference(tx: Tx): Promise<void> {
  await seedPlaces(tx)
  await seedCourses(tx)
  const boards = await readRows('boards.csv', 'slug', 'name')
  await insertAll(
    tx,
    t.board,
    rowsOf(boards).map((b) => ({ ...b, shortName: shortBoards[b.url] ?? b.name })),
  )
  await insertAll(
    tx,
    t.medium,
    mediums.map((name, position) => ({ name, url: slugify(name), position })),
  )
  await insertAll(tx, t.schoolType, rowsOf(await readRows('school_types.csv', 'slug', 'name')))
  await insertAll(tx, t.collegeType, rowsOf(await readRows('college_types.csv', 'slug', 'name')))
  const facilities = await readRows('facilities.csv', 'applies_to', 'slug', 'name', 'group')
  const facilitiesFor = (kind: string) =>
    facilities
      .filter((f) => f.applies_to === kind)
      .map((f, position) => ({ title: f.name, url: f.slug, group: f.group, position }))
  await insertAll(tx, t.schoolFacility, facilitiesFor('school'))
  await insertAll(tx, t.collegeFacility, facilitiesFor('college'))
  await insertAll(tx, t.refundRule, refundRules)
  const examLevels = [
    ['UG', 'Undergraduate'],
    ['PG', 'Postgraduate'],
    ['Doctoral', 'Doctoral'],
    ['School', 'School'],
  ]
  await insertAll(
    tx,
    t.examLevel,
    examLevels.map(([code = '', name = ''], position) => ({ name, url: code.toLowerCase(), position })),
  )
}
