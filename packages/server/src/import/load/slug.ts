import type { InstituteType } from '@pravesh/contract'
import slugify from '@sindresorhus/slugify'
import { sql } from '../../db/drizzle.ts'
import type { Tx } from '../../db/index.ts'
import { anyOf, rowsOf, tableOf } from './tx.ts'

/** The contract's longest address. */
const longest = 160

/** A slug of at most `most` letters, cut between words. */
export function slugOf(text: string, most = longest): string {
  const slug = slugify(text.replace(/['’.]/g, ''), { decamelize: false })
  if (slug.length <= most) return slug || 'institute'
  const cut = slug.lastIndexOf('-', most)
  return slug.slice(0, cut > most / 2 ? cut : most).replace(/-$/, '')
}

/** What an institute's address is made of, the plainest first: its name, its city, its district, its key. */
export type Named = { name: string; city: string; district: string; key: string }

/** Addresses to try in turn. The key is a register's own number, so the last is always free. */
export function candidates({ name, city, district, key }: Named): string[] {
  const [place, area, number] = [slugOf(city, 40), district && slugOf(district, 40), slugOf(key, 40)]
  const plain = slugOf(name, 75)
  const whole = plain === place || plain.endsWith(`-${place}`) ? plain : `${plain}-${place}`
  return [...new Set([whole, area ? `${whole}-${area}` : whole, `${whole}-${number}`])]
}

/** Chooses an address for each of a batch in one look at the database: none that is in use, or that once was. */
export async function chooseUrls(tx: Tx, kind: InstituteType, named: readonly Named[]): Promise<string[]> {
  const tries = named.map(candidates)
  const all = anyOf(tries.flat())
  const rows = await rowsOf<{ url: string }>(
    tx,
    sql`select url from ${tableOf(kind)} where url = ${all} union select url from redirect where kind = ${kind} and url = ${all}`,
  )
  const taken = new Set(rows.map(({ url }) => url))
  return tries.map((urls, i) => {
    const last = urls.at(-1) as string
    const url = urls.find((one) => !taken.has(one)) ?? `${last}-${i}-${Date.now().toString(36)}`
    taken.add(url)
    return url
  })
}
