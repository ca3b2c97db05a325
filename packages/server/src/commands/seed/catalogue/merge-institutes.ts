import type { InstituteType, Sources } from '@pravesh/contract'
import slugify from '@sindresorhus/slugify'
import { and, eq, inArray } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { instituteKey, redirect } from '../../../platform/db/tables.ts'
import { type Ids, idOf, insertAll } from '../insert.ts'

type Scheme = (typeof instituteKey.$inferInsert)['scheme']
type Fields = { name: string; url: string; city: number; sources?: Sources }
/** An institute of the demo. `key` is its register's number; without `meetsByName` it is found by that number alone. */
export type SeedInstitute = {
  values: Fields
  cityName: string
  key?: { scheme: Scheme; value: string } | undefined
  meetsByName: boolean
}

/** A name without its city at the end, as an address would spell it. */
function spelling(name: string, cityName: string): string {
  const [full, place] = [slugify(name), slugify(cityName)]
  return full.endsWith(`-${place}`) ? full.slice(0, -place.length - 1) : full
}

/** The institutes that a register brought before the demo was seeded, by the demo's addresses: by number, else the only one of its name in its city. */
async function findExisting(tx: Tx, kind: InstituteType, rows: readonly SeedInstitute[]) {
  const table = instituteTables[kind]
  const found = new Map<string, number>()
  const values = rows.flatMap(({ key }) => key?.value ?? [])
  const keys = await tx
    .select()
    .from(instituteKey)
    .where(and(eq(instituteKey.kind, kind), inArray(instituteKey.value, values)))
  const byKey = new Map(keys.map(({ scheme, value, institute }) => [`${scheme} ${value}`, institute]))
  const cities = [...new Set(rows.filter((row) => row.meetsByName).map(({ values }) => values.city))]
  const neighbours = await tx
    .select({ id: table.id, name: table.name, city: table.city })
    .from(table)
    .where(inArray(table.city, cities))
  const nameOf = (city: number, name: string, cityName: string) => `${city} ${spelling(name, cityName)}`
  const cityNames = new Map(rows.map((row) => [row.values.city, row.cityName]))
  const byName = Map.groupBy(neighbours, ({ city, name }) => nameOf(city, name, cityNames.get(city) ?? ''))
  for (const { values, cityName, key, meetsByName } of rows) {
    const sameName = meetsByName ? byName.get(nameOf(values.city, values.name, cityName)) : undefined
    const id =
      (key && byKey.get(`${key.scheme} ${key.value}`)) ?? (sameName?.length === 1 ? sameName[0]?.id : undefined)
    if (id !== undefined) found.set(values.url, id)
  }
  return found
}

const isAbsent = (value: unknown) =>
  !value ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0)
/** Fields whose source a page names; derived fields, and those with their own source, are not among them. */
const facts: ReadonlySet<string> = new Set([
  ...[
    'address',
    'lat',
    'lng',
    'affiliationNo',
    'website',
    'boards',
    'schoolType',
    'management',
    'gender',
    'residential',
  ],
  ...['classFrom', 'classTo', 'shortName', 'established', 'ownership', 'collegeType', 'about', 'nirf', 'approvals'],
  ...['facilities', 'admission', 'isPartner', 'students', 'teachers', 'mediums', 'timings', 'transport', 'hostel'],
])

/** Values that the demo adds to an institute of a register: where the register has none, each with its source. */
function fillGaps(existing: Record<string, unknown> & { sources: Sources }, values: Fields): Record<string, unknown> {
  const { sources: demoSources = {}, ...fields } = values
  const added = Object.entries(fields).filter(([name, value]) => isAbsent(existing[name]) && !isAbsent(value))
  const sources: Sources = { ...existing.sources }
  for (const [name] of added) {
    const source = demoSources[name] ?? demoSources.record
    if (facts.has(name) && source) sources[name] = source
  }
  // Questions are rows of their own, which the demo brings.
  if (demoSources.faqs) sources.faqs = demoSources.faqs
  // The courses that a college teaches are rows of their own, which the demo brings.
  if (added.some(([name]) => name === 'courses') && demoSources.record) sources.offers = demoSources.record
  return { ...Object.fromEntries(added), sources }
}

/** Addresses of the demo that another institute has, or had. */
async function takenUrls(tx: Tx, kind: InstituteType, urls: readonly string[]): Promise<Set<string>> {
  const table = instituteTables[kind]
  const current = await tx
    .select({ url: table.url })
    .from(table)
    .where(inArray(table.url, [...urls]))
  const former = await tx
    .select({ url: redirect.url })
    .from(redirect)
    .where(and(eq(redirect.kind, kind), inArray(redirect.url, [...urls])))
  return new Set([...current, ...former].map(({ url }) => url))
}

/**
 * Merges the demo's institutes into the catalogue. One that a register brought before, by an import before the first start, is completed
 * instead of added a second time. Returns the ids by the demo's own addresses, which `institute_key` stores as scheme `demo`.
 */
export async function mergeInstitutes(tx: Tx, kind: InstituteType, rows: readonly SeedInstitute[]): Promise<Ids> {
  const table = instituteTables[kind]
  const existing = await findExisting(tx, kind, rows)
  const usedUrls = await takenUrls(
    tx,
    kind,
    rows.map(({ values }) => values.url),
  )
  const fresh = rows.filter(({ values }) => !existing.has(values.url))
  const urlOf = ({ values, key }: SeedInstitute) =>
    usedUrls.has(values.url) ? `${values.url}-${slugify(key?.value ?? 'demo')}` : values.url
  await insertAll(tx, table, fresh.map((row) => ({ ...row.values, url: urlOf(row) })) as never)
  const added = await tx
    .select({ id: table.id, url: table.url })
    .from(table)
    .where(inArray(table.url, fresh.map(urlOf)))
  const idByUrl = new Map(added.map(({ id, url }) => [url, id]))
  const ids = new Map(rows.map((row) => [row.values.url, existing.get(row.values.url) ?? idOf(idByUrl, urlOf(row))]))
  const before = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...existing.values()]))
  for (const { values } of rows) {
    const record = before.find(({ id }) => id === existing.get(values.url))
    // Drizzle cannot infer the columns of a table that is one of two; the caller's rows are of the table's own type.
    if (record)
      await tx
        .update(table)
        .set(fillGaps(record, values) as never)
        .where(eq(table.id, record.id))
  }
  const keys = rows.flatMap(({ values, key }) => {
    const institute = idOf(ids, values.url)
    return [...(key ? [{ ...key, institute }] : []), { scheme: 'demo' as const, value: values.url, institute }]
  })
  await tx
    .insert(instituteKey)
    .values(keys.map((key) => ({ kind, ...key })))
    .onConflictDoNothing()
  return ids
}

/** The ids of the demo's institutes of a kind, by the address that the demo gives them. */
export async function demoIds(db: Db | Tx, kind: InstituteType): Promise<Ids> {
  const rows = await db
    .select()
    .from(instituteKey)
    .where(and(eq(instituteKey.kind, kind), eq(instituteKey.scheme, 'demo')))
  return new Map(rows.map(({ value, institute }) => [value, institute]))
}
