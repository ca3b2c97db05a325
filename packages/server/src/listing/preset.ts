import { ApiError } from '@pravesh/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { collegeContent, schoolContent } from '../db/tables.ts'
import type { Listed, LookUp } from './kind.ts'
import { labelColumn } from './resolve.ts'

export type PresetFilter = { name: string; value: string }
export type Content = typeof schoolContent.$inferSelect
export type Preset = { filters: PresetFilter[]; content: Content | undefined }

/** Words of an address that stand for a filter value without a look-up. */
const spoken: Readonly<Record<string, PresetFilter>> = {
  girls: { name: 'gender', value: 'girls' },
  boys: { name: 'gender', value: 'boys' },
  'co-ed': { name: 'gender', value: 'co-ed' },
}

async function lookUp(db: Db, of: LookUp, url: string): Promise<boolean> {
  const [row] = await db
    .select({ label: sql<string>`${labelColumn(of)}` })
    .from(of)
    .where(eq(of.url, url))
    .limit(1)
  return row !== undefined
}
/** The filter that a word of the address names: the first facet whose look-up has that url. */
async function read(db: Db, listed: Listed, word: string, only?: readonly string[]): Promise<PresetFilter | undefined> {
  const said = spoken[word]
  if (said && listed.facets.some((f) => f.name === said.name) && !only) return said
  const medium = /^(.+)-medium$/.exec(word)?.[1]
  for (const facet of listed.facets) {
    if (only && !only.includes(facet.name)) continue
    if (facet.of && (await lookUp(db, facet.of, word))) return { name: facet.name, value: word }
    if (facet.name === 'medium' && medium && facet.of && (await lookUp(db, facet.of, medium)))
      return { name: 'medium', value: medium }
    if (!facet.of && facet.words?.[word] !== undefined) return { name: facet.name, value: word }
  }
  return undefined
}
const places = ['state', 'city', 'location']

/** `cbse-schools-in-pune`, `schools-in-delhi`, `mba-colleges`, `delhi`: what the slug says, or undefined. */
async function composed(db: Db, listed: Listed, url: string): Promise<PresetFilter[] | undefined> {
  const plural = `${listed.kind}s`
  const parts = new RegExp(`^(?:(.+)-)?${plural}(?:-in-(.+))?$`).exec(url)
  if (!parts || (!parts[1] && !parts[2])) {
    const alone = await read(db, listed, url)
    return alone && [alone]
  }
  const what = parts[1] ? await read(db, listed, parts[1]) : undefined
  const where = parts[2] ? await read(db, listed, parts[2], places) : undefined
  if ((parts[1] && !what) || (parts[2] && !where)) return undefined
  return [what, where].filter((f) => f !== undefined)
}
async function contentOf(db: Db, listed: Listed, url: string): Promise<Content | undefined> {
  const table = listed.kind === 'school' ? schoolContent : listed.kind === 'college' ? collegeContent : undefined
  if (!table) return undefined
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.url, url), eq(table.status, 'published')))
  return row
}

/** What a listing's slug presets: its own text's filters first, then what the words of the slug say. NOT_FOUND otherwise. */
export async function presetOf(db: Db, listed: Listed, url: string): Promise<Preset> {
  const content = await contentOf(db, listed, url)
  const written = (content?.filters ?? []).flatMap(({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [],
  )
  if (url === 'all') return { filters: written, content }
  if (written.length > 0) return { filters: written, content }
  const filters = await composed(db, listed, url)
  if (!filters && !content) throw new ApiError('NOT_FOUND')
  return { filters: filters ?? [], content }
}
