import slugify from '@sindresorhus/slugify'
import { z } from 'zod'
import { derivedSchool } from '../../../../catalogue/institute/facts/derived.ts'
import { chance } from '../../chance.ts'
import { idOf } from '../../insert.ts'
import { list, readRows } from '../../read.ts'
import { admissionDays, admissionWindows, joiningSession } from '../admission-days.ts'
import { demo } from '../sources.ts'
import { demoFees, yearlyFee } from './fees.ts'
import { hasHostel, type Lookups, type SeedSchool } from './seed-school.ts'

/** Each of these cities has so many schools in the demo: those of the registers, and invented ones. */
const schoolsInCity = 8
const cities: readonly (readonly [state: string, ...cities: string[]])[] = [
  ['Delhi', 'New Delhi', 'Delhi'],
  ['Maharashtra', 'Mumbai', 'Pune', 'Nagpur'],
  ['Karnataka', 'Bengaluru'],
  ['West Bengal', 'Kolkata'],
  ['Tamil Nadu', 'Chennai'],
  ['Telangana', 'Hyderabad'],
  ['Gujarat', 'Ahmedabad'],
  ['Rajasthan', 'Jaipur'],
  ['Uttar Pradesh', 'Lucknow', 'Kanpur', 'Varanasi'],
  ['Madhya Pradesh', 'Indore', 'Bhopal'],
  ['Bihar', 'Patna'],
  ['Jharkhand', 'Ranchi'],
  ['Odisha', 'Bhubaneswar'],
  ['Assam', 'Guwahati'],
  ['Chandigarh', 'Chandigarh'],
  ['Uttarakhand', 'Dehradun'],
  ['Kerala', 'Kochi', 'Thiruvananthapuram'],
  ['Andhra Pradesh', 'Visakhapatnam'],
  ['Chhattisgarh', 'Raipur'],
]
/** The language of teaching that `local` stands for in a state; English in the others. */
const stateLanguages: Readonly<Record<string, string>> = {
  ...{ Maharashtra: 'marathi', Delhi: 'hindi', Rajasthan: 'hindi' },
  ...{ 'Uttar Pradesh': 'hindi', 'Madhya Pradesh': 'hindi', Bihar: 'hindi', Jharkhand: 'hindi' },
  ...{ Uttarakhand: 'hindi', Chhattisgarh: 'hindi', Chandigarh: 'hindi' },
}

const inventedRow = z.object({
  name: z.string(),
  board: z.string(),
  school_type: z.string(),
  management: z.enum(['government-aided', 'private', 'trust']),
  gender: z.enum(['co-ed', 'boys', 'girls']),
  residential: z.enum(['day', 'day-boarding', 'residential', 'day-residential']),
  class_from: z.coerce.number(),
  class_to: z.coerce.number(),
  mediums: z.string().transform(list),
  fee: z.coerce.number(),
  window: z.enum(admissionWindows),
  character: z.string(),
})
type InventedRow = z.output<typeof inventedRow>
/** An invented school of a city: neighbouring cities begin at other rows, so that they differ. */
export type InventedSchool = { row: InventedRow; cityName: string; stateName: string; slug: string }

/** The invented schools of all cities. `registered`: how many schools of the registers each city has, by its name. */
export async function listInventedSchools(registered: ReadonlyMap<string, number>): Promise<InventedSchool[]> {
  const rows = z.array(inventedRow).parse(await readRows('demo-schools.csv'))
  const places = cities.flatMap(([stateName, ...names]) => names.map((cityName) => ({ cityName, stateName })))
  return places.flatMap(({ cityName, stateName }, index) => {
    const missing = Math.max(0, schoolsInCity - (registered.get(cityName) ?? 0))
    return Array.from({ length: missing }, (_, position) => rows[(index * 5 + position * 7) % rows.length]).flatMap(
      (row) => (row ? [{ row, cityName, stateName, slug: slugify(`${row.name} ${cityName}`) }] : []),
    )
  })
}

/** An invented school as it is seeded: its whole record is of tier demo. It has no address, phone or website. */
export function inventedSchool(
  { row, cityName, stateName, slug }: InventedSchool,
  lookups: Lookups,
  localities: readonly number[],
): SeedSchool {
  const place = lookups.findCity(cityName, stateName)
  const random = chance(`school ${slug}`)
  const fees = demoFees((row.fee * random.between(92, 108)) / 119, row.class_from, row.class_to)
  const totals = fees.map(yearlyFee)
  const admission = {
    session: joiningSession(),
    ...admissionDays(row.window, random.between(row.window === 'open' ? 8 : 0, row.window === 'open' ? 28 : 3)),
    formFee: random.between(2, 15) * 100,
    process: null,
    ageRules: [],
    documents: [],
    pointsTable: [],
    seats: [],
  }
  // Within some six kilometres of the centre, so that the map has a dot for each school.
  const offset = () => random.between(-550, 550) / 10_000
  const sources = { record: demo }
  const mediums = row.mediums.map((slug) => (slug === 'local' ? (stateLanguages[stateName] ?? 'english') : slug))
  const services = [...(hasHostel(row.residential) ? ['hostel'] : []), 'transport'].map((slug) =>
    idOf(lookups.facilities, slug),
  )
  return {
    values: {
      name: `${row.name}, ${cityName}`,
      url: slug,
      status: 'published',
      state: place.state,
      city: place.id,
      location: localities.length > 0 ? localities[random.between(0, localities.length - 1)] : null,
      lat: place.lat === null ? null : place.lat + offset(),
      lng: place.lng === null ? null : place.lng + offset(),
      boards: [idOf(lookups.boards, row.board)],
      schoolType: row.school_type ? idOf(lookups.types, row.school_type) : null,
      management: row.management,
      gender: row.gender,
      residential: row.residential,
      classFrom: row.class_from,
      classTo: row.class_to,
      mediums: [...new Set(mediums)].map((slug) => idOf(lookups.mediums, slug)),
      facilities: [...new Set([...random.some([...lookups.facilities.values()], 0.5), ...services])],
      admission,
      ...derivedSchool({ admission, sources }),
      feeMin: Math.min(...totals),
      feeMax: Math.max(...totals),
      feeSource: demo,
      // Lists begin with the schools of the registers.
      popularity: 30 + random.between(0, 19),
      sources,
    },
    cityName,
    meetsByName: false,
    fees,
    faqs: [],
    awards: [],
  }
}
