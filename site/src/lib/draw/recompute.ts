import type { PublicDraw } from '@pravesh/contract'

/** What a recomputation says: that all is equal, or the first part that differs. */
export type DrawOutcome = 'equal' | 'list' | 'secret' | 'seed' | 'order'

/** SHA-256 of a text, in hexadecimal, by the browser itself. */
async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
/** Entries as a file has them: each followed by a line feed. */
const linesOf = (entries: readonly string[]): string => entries.map((entry) => `${entry}\n`).join('')

/** The entries by the digests of the seed and the entry. */
async function orderOf(seed: string, entries: readonly string[]): Promise<string[]> {
  const lots = await Promise.all(entries.map(async (entry) => ({ entry, lot: await sha256(`${seed}\n${entry}`) })))
  return lots.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ entry }) => entry)
}

/** Recomputes what is published of a draw so far, byte for byte, from its list, its secret and its number alone. */
export async function recomputeDraw({
  commitment,
  list,
  result,
}: Pick<PublicDraw, 'commitment' | 'list' | 'result'>): Promise<DrawOutcome> {
  if (list) {
    const sorted = linesOf([...new Set(list.entries)].toSorted())
    if (sorted !== linesOf(list.entries) || (await sha256(sorted)) !== list.sha256) return 'list'
  }
  if (!result) return 'equal'
  if (!list) return 'list'
  if ((await sha256(result.secret)) !== commitment) return 'secret'
  const seed = await sha256(`${result.secret}\n${list.sha256}\n${result.number}`)
  if (seed !== result.seed) return 'seed'
  return linesOf(await orderOf(seed, list.entries)) === linesOf(result.order) ? 'equal' : 'order'
}

/** The line of a family's code: whether it is on the list, and its place once lots are drawn. */
export async function lineOf(
  code: string,
  { list, result }: Pick<PublicDraw, 'list' | 'result'>,
): Promise<{ entry: string; isListed: boolean; place: number | null }> {
  const entry = await sha256(code.replace(/\s/g, '').toLowerCase())
  const index = result?.order.indexOf(entry) ?? -1
  return { entry, isListed: list?.entries.includes(entry) ?? false, place: index < 0 ? null : index + 1 }
}
