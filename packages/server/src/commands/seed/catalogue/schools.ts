import type { Sources } from '@pravesh/contract'
import { derivedSchool } from '../../../catalogue/institute/facts/derived.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  board,
  city,
  medium,
  type school,
  schoolFacility,
  schoolFee,
  schoolType,
  state,
} from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { idOf, idsOf, insertAll } from '../insert.ts'
import { orNull, readRows } from '../read.ts'
import { seedLocalities } from './localities.ts'
import { managed, openAllYear } from './managed.ts'
import { mergeInstitutes } from './merge-institutes.ts'
import { cityCentre, demo, registers } from './sources.ts'

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
/** Nursery is −2: half of the schools of the demo's own login begin there. */
const firstClass = (row: { school_type: string }, index: number): number | undefined =>
  index < managed && index % 2 === 1 ? -2 : firstClasses[row.school_type]
const round = (rupees: number) => Math.round(rupees / 100) * 100
const session = '2026-27'
const demoAdmission = (allYear: boolean, open: boolean, day: number, formFee: number) => ({
  session: '2027-28',
  allYear,
  opensOn: allYear ? null : open ? '2026-11-01' : '2027-01-05',
  closesOn: allYear ? null : open ? `2026-12-${String(day).padStart(2, '0')}` : '2027-02-10',
  formFee,
  process: null,
  ageRules: [],
  documents: [],
  pointsTable: [],
  seats: [],
})

/** Demo fees of one school: a base by kind of school, growing four per cent a class. Rupees, a whole year. */
function demoFees(url: string, from: number, type: string, board: string, to: number) {
  const random = chance(`fees ${url}`)
  const base =
    type === 'kendriya-vidyalaya' || type === 'navodaya-vidyalaya'
      ? random.between(4_000, 9_000)
      : random.between(board === 'cisce' ? 45_000 : 30_000, board === 'cisce' ? 160_000 : 120_000)
  const admission = round(base * 0.4)
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    session,
    class: from + i,
    registration: round(Math.min(base * 0.02, 1_500)),
    admission,
    caution: round(base * 0.1),
    tuition: round(base * 1.04 ** i),
    tuitionPeriod: 'year' as const,
    annual: round(base * 0.12),
    development: round(base * 0.06),
    exam: round(base * 0.01) + 200,
    source: demo,
  }))
}
const yearly = (fee: ReturnType<typeof demoFees>[number]) => fee.tuition + fee.annual + fee.development + fee.exam

/** The demo's schools: facts of the registers, with fees, ratings, facilities and dates of tier demo. */
export async function seedSchools(tx: Tx): Promise<void> {
  const [boards, types, facilityIds, mediums] = [
    await idsOf(tx, board),
    await idsOf(tx, schoolType),
    await idsOf(tx, schoolFacility),
    await idsOf(tx, medium),
  ]
  const cities = await tx
    .select({ id: city.id, name: city.name, state: state.id, stateName: state.name, lat: city.lat, lng: city.lng })
    .from(city)
    .innerJoin(state, eq(state.id, city.state))
  const rows = await readRows(
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
  const localities = await seedLocalities(tx)
  const fees = new Map(
    rows.map((r, index) => [
      r.slug,
      demoFees(r.slug, firstClass(r, index) ?? 1, r.school_type, r.board, lastClass[r.highest_level] ?? 10),
    ]),
  )
  const values = rows.map((r, index): typeof school.$inferInsert => {
    const place = cities.find((c) => c.name === r.city && c.stateName === r.state)
    if (!place) throw new Error(`The seed's school ${r.slug} lies in an unknown city`)
    const random = chance(`school ${r.slug}`)
    const totals = (fees.get(r.slug) ?? []).map(yearly)
    const admission = demoAdmission(
      index < openAllYear,
      random.next() < 0.6,
      random.between(5, 31),
      r.school_type === 'kendriya-vidyalaya' ? 0 : 500,
    )
    const sources: Sources = {
      ...(partners.has(r.slug) ? { isPartner: demo } : {}),
      record: registers[r.source_file] ?? demo,
      lat: cityCentre,
      lng: cityCentre,
      facilities: demo,
      admission: demo,
      ...(index < managed && { classTo: demo, mediums: demo }),
    }
    return {
      name: r.name,
      url: r.slug,
      status: 'published',
      state: place.state,
      city: place.id,
      address: orNull(r.address),
      lat: place.lat,
      lng: place.lng,
      affiliationNo: orNull(r.affiliation_no),
      website: orNull(r.website),
      boards: [idOf(boards, r.board)],
      schoolType: r.school_type ? idOf(types, r.school_type) : null,
      management:
        r.school_type === 'kendriya-vidyalaya' || r.school_type === 'navodaya-vidyalaya' ? 'central-government' : null,
      gender: orNull(r.gender) as typeof school.$inferInsert.gender,
      residential: orNull(r.residential_type) as typeof school.$inferInsert.residential,
      classFrom: firstClass(r, index) ?? null,
      mediums: index < managed ? [idOf(mediums, 'english'), ...(index % 2 ? [idOf(mediums, 'hindi')] : [])] : [],
      classTo: lastClass[r.highest_level] ?? null,
      facilities: random.some([...facilityIds.values()], 0.45),
      admission,
      ...derivedSchool({ admission, sources }),
      feeMin: Math.min(...totals),
      feeMax: Math.max(...totals),
      feeSource: demo,
      popularity: 50 + random.between(0, 20),
      location: localities.get(r.slug) ?? null,
      isPartner: partners.has(r.slug),
      sources,
    }
  })
  const ids = await mergeInstitutes(
    tx,
    'school',
    rows.map((r, index) => {
      const [scheme, value] = [schemes[r.source_file], r.kv_code || r.affiliation_no]
      const key = scheme && value ? { scheme, value } : undefined
      // A Kendriya Vidyalaya is also in the CBSE's lists, under another number.
      return { values: values[index] as (typeof values)[number], cityName: r.city, key, meetsByName: scheme === 'kv' }
    }),
  )
  await insertAll(
    tx,
    schoolFee,
    rows.flatMap((r) => (fees.get(r.slug) ?? []).map((f) => ({ ...f, school: idOf(ids, r.slug) }))),
  )
}
