import slugify from '@sindresorhus/slugify'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/index.ts'
import type { InstituteKind } from '../draft.ts'
import { anyOf, rowsOf, tableOf } from './tx.ts'

const longest = 120

/** A slug of at most 120 letters, cut between words. */
export function slugOf(text: string): string {
  const slug = slugify(text.replace(/['’.]/g, ''), { decamelize: false })
  if (slug.length <= longest) return slug || 'institute'
  return slug.slice(0, slug.lastIndexOf('-', longest) > 40 ? slug.lastIndexOf('-', longest) : longest)
}

/** What an institute's address is made of, the plainest first: its name, its city, its district, its key. */
export type Named = { name: string; city: string; district: string; key: string }

/** Addresses to try in turn. The key is a register's own number, so the last is always free. */
export function candidates({ name, city, district, key }: Named): string[] {
  const plain = slugOf(name)
  const place = slugOf(city)
  const whole = plain === place || plain.endsWith(`-${place}`) ? plain : `${plain}-${place}`
  const longer = district ? `${whole}-${slugOf(district)}` : whole
  return [...new Set([whole, longer, `${whole}-${slugOf(key)}`])]
}

/** Chooses an address for each of a batch in one look at the database: none that is in use, or that once was. */
export async function chooseUrls(tx: Tx, kind: InstituteKind, named: readonly Named[]): Promise<string[]> {
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
