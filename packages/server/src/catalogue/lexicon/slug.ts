import { ApiError } from '@pravesh/contract'
import { parseQuery } from '@pravesh/query-parser'
import type { Db } from '../../platform/db/index.ts'
import { renewedSlug } from '../addresses/former-slug.ts'
import { listingParts } from './address.ts'
import { listingRequest } from './filters.ts'
import type { LiveLexicon, QueryLexicon } from './live-lexicon.ts'

/**
 * The slug of the listing that a slug in other words means: `mba-colleges-in-bangalore` is `mba-colleges-in-bengaluru`. Undefined where a
 * word of it is not understood, or where the listing would need more than a slug.
 */
function parsedSlug(lexicon: QueryLexicon, kind: 'school' | 'college', slug: string): string | undefined {
  const [reading] = parseQuery(lexicon.lexicon, slug.replaceAll('-', ' '))
  const request = reading && listingRequest(lexicon, reading)
  if (
    request?.kind !== kind ||
    request.rest.length > 0 ||
    request.unapplied.length > 0 ||
    request.conditions.length === 0
  )
    return undefined
  const parts = listingParts(request)
  return parts.parameters.size === 0 ? parts.slug : undefined
}

/**
 * The listing of a slug; if it is unknown, of the slug with the same meaning, or of the current name for a former one. Throws NOT_FOUND
 * without a meaning, GONE for a deleted record.
 */
export async function listByParsedSlug<Answer>(
  db: Db,
  live: LiveLexicon,
  kind: 'school' | 'college',
  slug: string,
  list: (slug: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await list(slug)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error
    const parsed = (await renewedSlug(db, slug)) ?? parsedSlug(await live.current(), kind, slug)
    if (parsed === undefined || parsed === slug) throw error
    return list(parsed)
  }
}
