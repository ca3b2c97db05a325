import type { Sources } from '@pravesh/contract'
import { derivedSchool } from '../../../../catalogue/institute/facts/derived.ts'
import { chance } from '../../chance.ts'
import { idOf } from '../../insert.ts'
import { orNull, readRows } from '../../read.ts'
import { admissionDays, joiningSession } from '../admission-days.ts'
import { managed, openAllYear } from '../managed.ts'
import { cityCentre, demo, registers } from '../sources.ts'
import { demoFees, yearlyFee } from './fees.ts'
import type { Lookups, SeedSchool } from './seed-school.ts'

const lastClass: Readonly<Record<string, number>> = { middle: 8, secondary: 10, 'senior-secondary': 12 }
const schemes: Readonly<Record<string, 'cbse' | 'cisce' | 'kv'>> = {
  cbse_directory_2025: 'cbse',
  cbse_saras_2025: 'cbse',
  cisce_2018: 'cisce',
  kendriya_vidyalaya_2026: 'kv',
}
/** Partners of the demonstration alone, among those that the demo's own login manages. */
const partners = new Set([
  'delhi-public-school-new-delhi',
  'vasant-valley-school-new-delhi',
  'springdales-school-new-delhi',
  'mount-carmel-school-new-delhi',
])
const firstClasses: Readonly<Record<string, number>> = {
  'kendriya-vidyalaya': 1,
  'navodaya-vidyalaya': 6,
  'sainik-school': 6,
}
const ofCentralGovernment = new Set(['kendriya-vidyalaya', 'navodaya-vidyalaya'])
/** Nursery is −2: half of the schools of the demo's own login begin there. */
const firstClass = (row: { school_type: string }, index: number): number | undefined =>
  index < managed && index % 2 === 1 ? -2 : firstClasses[row.school_type]

/** The rows of the registers, in the demo's order. */
export const readRegisterRows = () =>
  readRows(
    'schools.csv',
    'name',
    'slug',
    'board',
    'city',
    'state',
    'address',
    'affiliation_no',
    'gender',
    'residential_type',
    'website',
    'school_type',
    'highest_level',
    'source_file',
    'kv_code',
  )
type RegisterRow = Awaited<ReturnType<typeof readRegisterRows>>[number]

/** The tuition of the lowest class: a base by kind of school and board. */
function tuitionOf(row: RegisterRow): number {
  const random = chance(`fees ${row.slug}`)
  if (ofCentralGovernment.has(row.school_type)) return random.between(4_000, 9_000)
  return row.board === 'cisce' ? random.between(45_000, 160_000) : random.between(30_000, 120_000)
}

function admissionOf(row: RegisterRow, index: number, open: boolean, extra: number) {
  const byDays = open ? admissionDays('open', extra) : admissionDays('later')
  return {
    session: joiningSession(),
    ...(index < openAllYear ? admissionDays('all-year') : byDays),
    formFee: row.school_type === 'kendriya-vidyalaya' ? 0 : 500,
    process: null,
    ageRules: [],
    documents: [],
    pointsTable: [],
    seats: [],
  }
}

/** A school of a register: its facts, with fees, facilities and days of admission of tier demo. */
export function registeredSchool(
  row: RegisterRow,
  index: number,
  lookups: Lookups,
  location: number | undefined,
): SeedSchool {
  const { boards, types, facilities, mediums } = lookups
  const place = lookups.findCity(row.city, row.state)
  const classTo = lastClass[row.highest_level]
  const fees = demoFees(tuitionOf(row), firstClass(row, index) ?? 1, classTo ?? 10)
  const totals = fees.map(yearlyFee)
  const random = chance(`school ${row.slug}`)
  const admission = admissionOf(row, index, random.next() < 0.6, random.between(5, 31))
  const sources: Sources = {
    ...(partners.has(row.slug) ? { isPartner: demo } : {}),
    record: registers[row.source_file] ?? demo,
    lat: cityCentre,
    lng: cityCentre,
    facilities: demo,
    admission: demo,
    ...(index < managed && { classTo: demo, mediums: demo }),
  }
  const values = {
    name: row.name,
    url: row.slug,
    status: 'published' as const,
    state: place.state,
    city: place.id,
    address: orNull(row.address),
    lat: place.lat,
    lng: place.lng,
    affiliationNo: orNull(row.affiliation_no),
    website: orNull(row.website),
    boards: [idOf(boards, row.board)],
    schoolType: row.school_type ? idOf(types, row.school_type) : null,
    management: ofCentralGovernment.has(row.school_type) ? ('central-government' as const) : null,
    gender: orNull(row.gender) as SeedSchool['values']['gender'],
    residential: orNull(row.residential_type) as SeedSchool['values']['residential'],
    classFrom: firstClass(row, index) ?? null,
    mediums: index < managed ? [idOf(mediums, 'english'), ...(index % 2 ? [idOf(mediums, 'hindi')] : [])] : [],
    classTo: classTo ?? null,
    facilities: random.some([...facilities.values()], 0.45),
    admission,
    ...derivedSchool({ admission, sources }),
    feeMin: Math.min(...totals),
    feeMax: Math.max(...totals),
    feeSource: demo,
    popularity: 50 + random.between(0, 20),
    location: location ?? null,
    isPartner: partners.has(row.slug),
    sources,
  }
  const [scheme, value] = [schemes[row.source_file], row.kv_code || row.affiliation_no]
  return {
    values,
    cityName: row.city,
    key: scheme && value ? { scheme, value } : undefined,
    // A Kendriya Vidyalaya is also in the CBSE's lists, under another number.
    meetsByName: scheme === 'kv',
    fees,
    faqs: [],
    awards: [],
  }
}
