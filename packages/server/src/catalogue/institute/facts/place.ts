import { ApiError, type FieldError } from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { city, location } from '../../../platform/db/tables.ts'

export type Place = { state: number; city: number; location: number | null }

/** Checks that the city is in the state and the location in the city; throws INVALID with the field. */
export async function checkPlace(tx: Db | Tx, place: Place): Promise<void> {
  const errors: FieldError[] = []
  const [inState] = await tx.select({ state: city.state }).from(city).where(eq(city.id, place.city))
  if (!inState) errors.push({ field: 'city', message: 'No such city' })
  else if (inState.state !== place.state) errors.push({ field: 'city', message: 'This city lies in another state' })
  if (place.location !== null) {
    const [inCity] = await tx.select({ city: location.city }).from(location).where(eq(location.id, place.location))
    if (!inCity) errors.push({ field: 'location', message: 'No such location' })
    else if (inCity.city !== place.city)
      errors.push({ field: 'location', message: 'This location lies in another city' })
  }
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}
