import { and, between, isNotNull, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { city, school } from '../../../platform/db/tables.ts'
import { invalid } from './invalid.ts'

const kmPerDegree = 111.195
const earthRadiusKm = 6_371
const defaultRadiusKm = 25
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Point = { lat: number; lng: number }
/** Great-circle distance in kilometres by the haversine formula; Earth's mean radius 6,371 km (IUGG). */
function kilometres(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
/** The same in the database, from a point to a school's own coordinates. */
const ownDistance = ({
  lat,
  lng,
}: Point): SQL<number> => sql<number>`(${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    pow(sin(radians(${school.lat} - ${lat}::float8) / 2), 2)
    + ${Math.cos(radians(lat))}::float8 * cos(radians(${school.lat})) * pow(sin(radians(${school.lng} - ${lng}::float8) / 2), 2)))))`

export type Near = { condition: SQL; distance: SQL<number> }

/**
 * Schools around a point: by their own coordinates, or by their city's where they have none. A box that the index can
 * use comes first, the exact circle after.
 */
export async function schoolsNear(db: Db, near: string, radiusKm = defaultRadiusKm): Promise<Near> {
  const [lat = 0, lng = 0] = near.split(',').map(Number)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) throw invalid('near', 'As latitude,longitude')
  const tall = radiusKm / kmPerDegree
  const wide = tall / Math.max(0.1, Math.cos(radians(lat)))
  const around = await db
    .select({ id: city.id, lat: city.lat, lng: city.lng })
    .from(city)
    .where(
      and(isNotNull(city.lat), between(city.lat, lat - tall, lat + tall), between(city.lng, lng - wide, lng + wide)),
    )
  const cities = around.flatMap((c): [number, number][] => {
    const distance = kilometres({ lat, lng }, { lat: c.lat ?? 0, lng: c.lng ?? 0 })
    return distance <= radiusKm ? [[c.id, distance]] : []
  })
  const byCity = JSON.stringify(Object.fromEntries(cities))
  const distanceFormula = ownDistance({ lat, lng })
  return {
    condition: sql`((${between(school.lat, lat - tall, lat + tall)} and ${between(school.lng, lng - wide, lng + wide)} and ${distanceFormula} <= ${radiusKm})
      or (${school.lat} is null and ${school.city} = any (${`{${cities.map(([id]) => id).join(',')}}`}::int[])))`,
    distance: sql<number>`case when ${school.lat} is null then (${byCity}::jsonb ->> ${school.city}::text)::float8 else ${distanceFormula} end`,
  }
}
