import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { city, location, state } from '../../../platform/db/tables.ts'

/** Localities of Delhi that the registers name in their schools' addresses, by city, with those schools. */
const localitiesByCity: Readonly<
  Record<string, readonly (readonly [name: string, url: string, schools: readonly string[]])[]>
> = {
  'New Delhi': [
    ['R.K. Puram', 'rk-puram-new-delhi', ['delhi-public-school-new-delhi']],
    ['Barakhamba Road', 'barakhamba-road-new-delhi', ['modern-school-new-delhi']],
    ['Pusa Road', 'pusa-road-new-delhi', ['springdales-school-new-delhi']],
    ['Anand Niketan', 'anand-niketan-new-delhi', ['mount-carmel-school-new-delhi']],
    ['Vasant Kunj', 'vasant-kunj-new-delhi', ['vasant-valley-school-new-delhi']],
    ['Josip Broz Tito Marg', 'josip-broz-tito-marg-new-delhi', ['the-indian-school-new-delhi']],
  ],
  Delhi: [
    ['Pitampura', 'pitampura-delhi', ['bal-bharati-public-school-delhi']],
    ['Mayur Vihar', 'mayur-vihar-delhi', ['ahlcon-public-school-delhi']],
    ['Lajpat Nagar', 'lajpat-nagar-delhi', ['the-frank-anthony-public-school-delhi']],
  ],
}

/** Seeds them; returns the locality of each school by its url. */
export async function seedLocalities(tx: Tx): Promise<Map<string, number>> {
  const localityBySchool = new Map<string, number>()
  for (const [cityName, places] of Object.entries(localitiesByCity)) {
    const [cityRow] = await tx
      .select({ id: city.id })
      .from(city)
      .innerJoin(state, eq(state.id, city.state))
      .where(and(eq(city.name, cityName), eq(state.name, 'Delhi')))
    if (!cityRow) throw new Error(`The seed's localities lie in an unknown city: ${cityName}`)
    for (const [name, url, schools] of places) {
      const [row] = await tx.insert(location).values({ name, url, city: cityRow.id }).returning({ id: location.id })
      for (const school of schools) if (row) localityBySchool.set(school, row.id)
    }
  }
  return localityBySchool
}
