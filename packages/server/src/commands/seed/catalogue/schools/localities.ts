import { and, eq } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { city, location, state } from '../../../../platform/db/tables.ts'

/** Localities of Delhi that the registers name in their schools' addresses, by city, with their postal code and those schools. */
const localitiesByCity: Readonly<
  Record<string, readonly (readonly [name: string, url: string, pincode: string, schools: readonly string[]])[]>
> = {
  'New Delhi': [
    ['R.K. Puram', 'rk-puram-new-delhi', '110022', ['delhi-public-school-new-delhi']],
    ['Barakhamba Road', 'barakhamba-road-new-delhi', '110001', ['modern-school-new-delhi']],
    ['Pusa Road', 'pusa-road-new-delhi', '110005', ['springdales-school-new-delhi']],
    ['Anand Niketan', 'anand-niketan-new-delhi', '110021', ['mount-carmel-school-new-delhi']],
    ['Vasant Kunj', 'vasant-kunj-new-delhi', '110070', ['vasant-valley-school-new-delhi']],
    ['Josip Broz Tito Marg', 'josip-broz-tito-marg-new-delhi', '110049', ['the-indian-school-new-delhi']],
  ],
  Delhi: [
    ['Pitampura', 'pitampura-delhi', '110034', ['bal-bharati-public-school-delhi']],
    ['Mayur Vihar', 'mayur-vihar-delhi', '110091', ['ahlcon-public-school-delhi']],
    ['Lajpat Nagar', 'lajpat-nagar-delhi', '110024', ['the-frank-anthony-public-school-delhi']],
  ],
}

/** The localities of the demo: of each school that a register names one for, by its url, and all of a city, by its name. */
type SeedLocalities = { bySchool: ReadonlyMap<string, number>; byCity: ReadonlyMap<string, readonly number[]> }

/** Seeds the localities of Delhi. */
export async function seedLocalities(tx: Tx): Promise<SeedLocalities> {
  const bySchool = new Map<string, number>()
  const byCity = new Map<string, number[]>()
  for (const [cityName, places] of Object.entries(localitiesByCity)) {
    const [cityRow] = await tx
      .select({ id: city.id })
      .from(city)
      .innerJoin(state, eq(state.id, city.state))
      .where(and(eq(city.name, cityName), eq(state.name, 'Delhi')))
    if (!cityRow) throw new Error(`The seed's localities lie in an unknown city: ${cityName}`)
    for (const [name, url, pincode, schools] of places) {
      const [row] = await tx
        .insert(location)
        .values({ name, url, city: cityRow.id, pincode })
        .returning({ id: location.id })
      if (!row) continue
      byCity.set(cityName, [...(byCity.get(cityName) ?? []), row.id])
      for (const school of schools) bySchool.set(school, row.id)
    }
  }
  return { bySchool, byCity }
}
