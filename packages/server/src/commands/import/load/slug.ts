import type { InstituteType } from '@pravesh/contract'
import { romanizeName } from '@pravesh/query-parser'
import slugify from '@sindresorhus/slugify'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { anyOf, rowsOf, tableOf } from './tx.ts'

/** The contract's longest address. */
const longest = 160

/** A slug of at most `maxLength` letters, cut between words; names in scripts of India are transliterated. */
export function slugOf(text: string, maxLength = longest): string {
  const slug = slugify(romanizeName(text).replace(/['’.]/g, ''), { decamelize: false })
  if (slug.length <= maxLength) return slug || 'institute'
  const cut = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, cut > maxLength / 2 ? cut : maxLength).replace(/-$/, '')
}

/** Parts of an institute's address, the plainest first: its name, its city, its district, its key. */
type SlugSource = { name: string; city: string; district: string; key: string }

/** Addresses to try in turn. The key is a register's own number, so the last is always free. */
export function candidates({ name, city, district, key }: SlugSource): string[] {
  const [place, area, number] = [slugOf(city, 40), district && slugOf(district, 40), slugOf(key, 40)]
  const nameSlug = slugOf(name, 75)
  const fullSlug = nameSlug === place || nameSlug.endsWith(`-${place}`) ? nameSlug : `${nameSlug}-${place}`
  return [...new Set([fullSlug, area ? `${fullSlug}-${area}` : fullSlug, `${fullSlug}-${number}`])]
}

/** Chooses an address for each of a batch in one look at the database: none that is in use, or that once was. */
export async function chooseUrls(tx: Tx, kind: InstituteType, sources: readonly SlugSource[]): Promise<string[]> {
  const urlCandidates = sources.map(candidates)
  const all = anyOf(urlCandidates.flat())
  const rows = await rowsOf<{ url: string }>(
    tx,
    sql`select url from ${tableOf(kind)} where url = ${all} union select url from redirect where kind = ${kind} and url = ${all}`,
  )
  const takenUrls = new Set(rows.map(({ url }) => url))
  return urlCandidates.map((urls, i) => {
    const last = urls.at(-1) as string
    const url = urls.find((candidate) => !takenUrls.has(candidate)) ?? `${last}-${i}-${Date.now().toString(36)}`
    takenUrls.add(url)
    return url
  })
}
