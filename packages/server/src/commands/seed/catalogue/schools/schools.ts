import type { Tx } from '../../../../platform/db/index.ts'
import { award, faq, schoolFee } from '../../../../platform/db/tables.ts'
import { idOf, insertAll } from '../../insert.ts'
import { managed } from '../managed.ts'
import { mergeInstitutes } from '../merge-institutes.ts'
import { withDetails, withInventedDetails } from './details.ts'
import { inventedSchool, listInventedSchools } from './invented.ts'
import { seedLocalities } from './localities.ts'
import { ranked } from './points.ts'
import { readRegisterRows, registeredSchool } from './registered.ts'
import { readLookups } from './seed-school.ts'

/**
 * The demo's schools: those of the registers with figures of tier demo, and invented ones where a city has few. Those that the demo's login
 * manages and every other invented one have every part that a page can display.
 */
export async function seedSchools(tx: Tx): Promise<void> {
  const [lookups, rows] = [await readLookups(tx), await readRegisterRows()]
  const { bySchool, byCity } = await seedLocalities(tx)
  const registeredCount = new Map(
    [...Map.groupBy(rows, ({ city }) => city)].map(([city, schools]) => [city, schools.length]),
  )
  const invented = await listInventedSchools(registeredCount)
  const schools = [
    ...rows.map((row, index) => {
      const school = registeredSchool(row, index, lookups, bySchool.get(row.slug))
      return index < managed ? withDetails(school, ranked.has(row.slug)) : school
    }),
    ...invented.map((school, index) => {
      const { row, cityName } = school
      const seeded = inventedSchool(school, lookups, byCity.get(cityName) ?? [])
      return index % 2 === 0 ? withInventedDetails(seeded, row.character, cityName) : seeded
    }),
  ]
  const ids = await mergeInstitutes(tx, 'school', schools)
  const withSchool = <Part extends object>(partsOf: (school: (typeof schools)[number]) => Part[]) =>
    schools.flatMap((school) => partsOf(school).map((part) => ({ ...part, school: idOf(ids, school.values.url) })))
  await insertAll(
    tx,
    schoolFee,
    withSchool(({ fees }) => fees),
  )
  await insertAll(
    tx,
    faq,
    withSchool(({ faqs }) => faqs),
  )
  await insertAll(
    tx,
    award,
    withSchool(({ awards }) => awards),
  )
}
