import type { QueryReading as QueryReadingAnswer } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { ListingKind, QueryReading } from '@pravesh/query-parser'
import type { Db } from '../../../platform/db/index.ts'
import { recordAddress } from '../address.ts'
import { listingRequest } from '../filters.ts'
import type { QueryLexicon } from '../live-lexicon.ts'
import { describeListing } from './describe-listing.ts'
import { withSection } from './page-sections.ts'

async function describeRecord(
  db: Db,
  { vocabulary }: QueryLexicon,
  reading: QueryReading,
  { isFirst, language }: { isFirst: boolean; language: Language },
): Promise<QueryReadingAnswer[]> {
  const { intent, target, rest, unapplied } = reading
  if (target === undefined) return []
  if (intent !== 'exam' && intent !== 'career' && intent !== 'course' && intent !== 'article') return []
  const names = vocabulary.recordNames(intent, target)
  if (names === undefined) return []
  const record = { kind: intent, url: target }
  const section = (await withSection(db, reading.section, [record]))(record) ? reading.section : undefined
  const path = recordAddress({ ...reading, section })
  if (path === undefined) return []
  const label = (language === 'hi' && names.local) || names.label
  const baseReading = {
    intent,
    kind: intent,
    path,
    label,
    section: section ?? null,
    isFirst,
    rest,
    unapplied: [...unapplied],
  }
  return [{ ...baseReading, total: null, conditions: [], data: [], alternatives: [] }]
}

/** The pages that a reading leads to: none for a name, the schools and the colleges of a place that is named alone. */
export async function describeReading(
  db: Db,
  lexicon: QueryLexicon,
  reading: QueryReading,
  options: { language: Language; isFirst: boolean; typing: boolean; rows?: number | undefined },
): Promise<QueryReadingAnswer[]> {
  const { intent } = reading
  if (intent !== 'list' && intent !== 'near' && intent !== 'place' && intent !== 'careers')
    return describeRecord(db, lexicon, reading, options)
  const kinds: readonly ListingKind[] = reading.kind
    ? [reading.kind]
    : intent === 'careers'
      ? ['career']
      : ['school', 'college']
  const requests = kinds.flatMap((kind) => listingRequest(lexicon, { ...reading, kind }) ?? [])
  return Promise.all(requests.map((request) => describeListing(db, lexicon, request, { ...options, intent })))
}
