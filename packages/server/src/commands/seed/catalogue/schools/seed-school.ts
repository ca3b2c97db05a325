import type { Sources } from '@pravesh/contract'
import { eq } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import {
  type award,
  board,
  city,
  type faq,
  medium,
  type school,
  schoolFacility,
  schoolType,
  state,
} from '../../../../platform/db/tables.ts'
import { idsOf } from '../../insert.ts'
import type { SeedInstitute } from '../merge-institutes.ts'
import type { DemoFee, optionalFees } from './fees.ts'

type OfSchool<Part extends { school?: unknown }> = Omit<Part, 'school'>
/** A school of the demo with the rows that belong to it. */
export type SeedSchool = Omit<SeedInstitute, 'values'> & {
  values: typeof school.$inferInsert & { sources: Sources }
  fees: (DemoFee & Partial<ReturnType<typeof optionalFees>>)[]
  faqs: OfSchool<typeof faq.$inferInsert>[]
  awards: OfSchool<typeof award.$inferInsert>[]
}

/** The look-ups that schools refer to by slug, and the cities by name. */
export async function readLookups(tx: Tx) {
  const cities = await tx
    .select({ id: city.id, name: city.name, state: state.id, stateName: state.name, lat: city.lat, lng: city.lng })
    .from(city)
    .innerJoin(state, eq(state.id, city.state))
  return {
    boards: await idsOf(tx, board),
    types: await idsOf(tx, schoolType),
    facilities: await idsOf(tx, schoolFacility),
    mediums: await idsOf(tx, medium),
    /** A city by its name and that of its state. Throws for one that the seed does not hold. */
    findCity: (name: string, stateName: string) => {
      const found = cities.find((c) => c.name === name && c.stateName === stateName)
      if (!found) throw new Error(`The seed refers to an unknown city: ${name}, ${stateName}`)
      return found
    },
  }
}
export type Lookups = Awaited<ReturnType<typeof readLookups>>

/** True where pupils may live at the school. */
export const hasHostel = (residential: SeedSchool['values']['residential']): boolean =>
  residential === 'residential' || residential === 'day-residential'
