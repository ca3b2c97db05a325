import type { ConsentRow } from '@pravesh/contract'
import { consentLines } from '@pravesh/contract/consent-lines'

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id of the first entry that does not have the hash of its lines, or of the entry before in its chain; undefined where all do. */
export async function brokenEntry(rows: readonly ConsentRow[]): Promise<number | undefined> {
  const last = new Map<string, string>()
  for (const row of rows.toSorted((first, other) => first.id - other.id)) {
    if (row.previous !== (last.get(row.chain) ?? null) || (await sha256(consentLines(row))) !== row.hash) return row.id
    last.set(row.chain, row.hash)
  }
  return undefined
}
