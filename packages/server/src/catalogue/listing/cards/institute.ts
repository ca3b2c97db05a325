import { type Admitting, type Figure, type Place, type Source, type Sources, sourceOf } from '@pravesh/contract'
import { type AnyPgColumn, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { city, type college, location, type school, state } from '../../../platform/db/tables.ts'

type Institutes = typeof school | typeof college

/** The rows named by the ids of a statement that is written once. */
export const inIds = (id: AnyPgColumn): SQL => anyOf(id, sql.placeholder('ids'))

/** Card columns of any institute from its own row. */
export const instituteCardColumns = (table: Institutes) => ({
  id: table.id,
  name: table.name,
  url: table.url,
  logo: table.logo,
  cover: table.cover,
  isPartner: table.isPartner,
  rating: table.rating,
  ratingCount: table.ratingCount,
  ratingSource: table.ratingSource,
  feeMin: table.feeMin,
  feeSource: table.feeSource,
  lat: table.lat,
  lng: table.lng,
})
/** Where it is. Names are read by joins on primary keys: always as they are now, and cheap for a page of rows. */
export const place = {
  city: { name: city.name, url: city.url },
  state: { name: state.name, url: state.url, code: state.code },
  location: sql<string | null>`${location.name}`,
}

type InstituteCardRow = {
  id: number
  name: string
  url: string
  logo: string | null
  cover: string | null
  isPartner: boolean
  admitting: Admitting
  rating: number | null
  ratingCount: number
  ratingSource: Source | null
  feeMin: number | null
  feeSource: Source | null
  city: Place['city']
  state: Place['state']
  location: string | null
  lat: number | null
  lng: number | null
  sources: Sources
}

const placeOf = ({ city: town, state: region, location: area, lat, lng }: InstituteCardRow): Place => ({
  text: [...new Set([area, town.name, region.name])].filter((part) => part !== null).join(', '),
  city: town,
  state: region,
  lat,
  lng,
})
/** A figure without a source is not published. */
const figure = (value: number | null, source: Source | null): Figure | null =>
  value === null || source === null ? null : { value, source }
const ratingOf = (row: InstituteCardRow) =>
  row.rating === null || row.ratingCount === 0 || row.ratingSource === null
    ? null
    : { value: Math.round(row.rating * 10) / 10, count: row.ratingCount, source: row.ratingSource }

/** Where coordinates are those of the city, worked out, it is known how far the city is, and nothing of the institute. */
const hasOwnCoordinates = ({ lat, sources }: InstituteCardRow) => lat !== null && sources.lat?.tier !== 'derived'

/** Card fields that schools and colleges share. `distances` are kilometres by id. */
export const shared = (row: InstituteCardRow, distances?: ReadonlyMap<number, number>) => ({
  id: row.id,
  name: row.name,
  url: row.url,
  place: placeOf(row),
  logo: row.logo,
  cover: row.cover,
  rating: ratingOf(row),
  feeFrom: figure(row.feeMin, row.feeSource),
  distanceKm: hasOwnCoordinates(row) ? (distances?.get(row.id) ?? null) : null,
  isPartner: row.isPartner,
  admitting: row.admitting,
})

/** The source of an institute's partner status, if any: the demo invents a few. */
export const partnerSource = ({ isPartner, sources }: { isPartner: boolean; sources: Sources }): Sources =>
  isPartner && sources.isPartner ? { isPartner: sources.isPartner } : {}

/** A joined look-up, null where the institute has none. */
export const linkOf = (lookUp: { name: string | null; url: string | null }) =>
  lookUp.name === null || lookUp.url === null ? null : { name: lookUp.name, url: lookUp.url }

/** The sources of a card's figures, by field: of the published ones. */
export const sourcesFor = (sources: Sources, figures: Readonly<Record<string, unknown>>): Sources =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([name, value]) => {
      const source = value === null ? null : sourceOf(sources, name)
      return source ? [[name, source]] : []
    }),
  )
