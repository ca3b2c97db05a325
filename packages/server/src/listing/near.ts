import { and, between, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { city, school } from '../db/tables.ts'
import { invalid } from './invalid.ts'

const kmPerDegree = 111.195
const defaultRadiusKm = 25

/** Great-circle distance in kilometres by the haversine formula; Earth's mean radius 6,371 km (IUGG). */
const distanceKm = (lat: number, lng: number, toLat: SQL, toLng: SQL): SQL<number> => sql<number>`(
  12742 * asin(least(1, sqrt(
    pow(sin(radians(${toLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${toLat})) * pow(sin(radians(${toLng} - ${lng}::float8) / 2), 2)))))`

export type Near = { condition: SQL | undefined; distance: SQL<number> }

/**
 * Schools around a point: by their own coordinates, or by their city's where they have none. A box that the index can
 * use comes first, the exact circle after.
 */
export async function schoolsNear(db: Db, near: string, radiusKm = defaultRadiusKm): Promise<Near> {
  const [lat = 0, lng = 0] = near.split(',').map(Number)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) throw invalid('near', 'As latitude,longitude')
  const tall = radiusKm / kmPerDegree
  const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  const cities = await db
    .select({ id: city.id })
    .from(city)
    .where(and(between(city.lat, lat - tall, lat + tall), between(city.lng, lng - wide, lng + wide)))
  const own = and(between(school.lat, lat - tall, lat + tall), between(school.lng, lng - wide, lng + wide))
  const ids = cities.map((c) => c.id)
  const box = ids.length > 0 ? or(own, and(isNull(school.lat), inArray(school.city, ids))) : own
  const at = (column: 'lat' | 'lng') =>
    sql`coalesce(${school[column]}, (select c.${sql.identifier(column)} from ${city} c where c.id = ${school.city}))`
  const distance = distanceKm(lat, lng, at('lat'), at('lng'))
  return { condition: and(box, sql`${distance} <= ${radiusKm}`), distance }
}
