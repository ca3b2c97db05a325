import { z } from 'zod'
import { readJson } from './api.ts'

const catalogues = ['schools', 'colleges', 'exams', 'careers', 'articles', 'courses'] as const
type Catalogue = (typeof catalogues)[number]

/** A catalogue record as its listing returns it. */
export interface CatalogueRecord {
  url: string
  name: string
}
export interface Addresses {
  records: Readonly<Record<Catalogue, readonly CatalogueRecord[]>>
  /** Slugs of listings of schools that are not empty: all, states, cities. */
  places: readonly string[]
}

const card = z
  .object({ url: z.string(), name: z.string().optional(), title: z.string().optional() })
  .transform(({ url, name, title }): CatalogueRecord => ({ url, name: name ?? title ?? url }))
const facet = z.object({ name: z.string(), options: z.array(z.object({ value: z.string() })) })
const listing = z.object({ data: z.array(card), cursor: z.string().nullable(), facets: z.array(facet) })

/** In an order that is the same each time and has nothing of the listing's own, where the fullest records come first. */
export function mixed<T>(rows: readonly T[]): T[] {
  const step = 7919
  if (rows.length % step === 0) return [...rows]
  return rows.map((row, index) => rows[(index * step) % rows.length] ?? row)
}

async function recordsOf(port: number, catalogue: Catalogue, maxRecords: number): Promise<CatalogueRecord[]> {
  const found: CatalogueRecord[] = []
  for (let window = 'page=1'; ; ) {
    const { data, cursor } = await readJson(port, `/public/${catalogue}/all?limit=100&${window}`, listing)
    found.push(...data)
    if (cursor === null || data.length === 0 || found.length >= maxRecords) return mixed(found)
    window = `cursor=${cursor}`
  }
}

async function facetOf(port: number, slug: string, name: string): Promise<string[]> {
  const { facets } = await readJson(port, `/public/schools/${slug}`, listing)
  return facets.find((facet) => facet.name === name)?.options.map(({ value }) => value) ?? []
}

/** Addresses to request, read from a server: up to `maxRecords` records of each catalogue, and places that have schools. */
export async function gather(port: number, maxRecords: number): Promise<Addresses> {
  const records: Record<Catalogue, CatalogueRecord[]> = {
    schools: [],
    colleges: [],
    exams: [],
    careers: [],
    articles: [],
    courses: [],
  }
  for (const catalogue of catalogues) records[catalogue] = await recordsOf(port, catalogue, maxRecords)
  const states = await facetOf(port, 'all', 'state')
  const places = new Set(['all', ...states])
  for (const state of states) for (const city of await facetOf(port, state, 'city')) places.add(city)
  return { records, places: [...places] }
}
