import { statesOfPincode } from '../../catalogue/institute/facts/pincode.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { anyOf } from '../../platform/db/statements/any-of.ts'
import { city, location, school, state } from '../../platform/db/tables.ts'

const optionOf = ({ id, name, url }: typeof city.$inferSelect | typeof state.$inferSelect) => ({ id, name, url })

/**
 * City and state of a postal code: where all localities and published schools with this code are in one city, that one, else the only
 * state whose postal zone it is. Null where it cannot be told.
 */
export async function placeOfPincode(db: Db, pincode: string) {
  const ofSchools = db
    .select({ id: school.city })
    .from(school)
    .where(and(eq(school.pincode, pincode), eq(school.status, 'published')))
  const ofLocalities = db.select({ id: location.city }).from(location).where(eq(location.pincode, pincode))
  const cities = ofSchools.union(ofLocalities).limit(2).as('cities')
  const [first, other] = await db
    .select({ city, state })
    .from(cities)
    .innerJoin(city, eq(city.id, cities.id))
    .innerJoin(state, eq(state.id, city.state))
  if (first && !other) return { city: optionOf(first.city), state: optionOf(first.state) }
  if (first && first.state.id === other?.state.id) return { city: null, state: optionOf(first.state) }
  const states = await db
    .select()
    .from(state)
    .where(anyOf(state.code, statesOfPincode(pincode)))
  return { city: null, state: states[0] && states.length === 1 ? optionOf(states[0]) : null }
}
