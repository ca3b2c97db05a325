import { knownPhraseMessage, phraseIsName } from '@pravesh/messages'
import { findMeanings, normalize, type PhraseMeaning } from '@pravesh/query-parser'
import { eq } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import type { RecordCheck } from '../records/record-check.ts'
import type { LiveLexicon, QueryLexicon } from './live-lexicon.ts'
import { type SynonymTarget, synonymTargets } from './synonyms.ts'

async function hasMeaning(db: Db, { table }: SynonymTarget, id: unknown, value: string): Promise<boolean> {
  if (typeof id !== 'number') return false
  const [row] = await db.select({ url: table.url }).from(table).where(eq(table.id, id))
  return row?.url === value
}

/** The label of a meaning: a career has its name in the vocabulary alone. */
const labelOf = ({ vocabulary }: QueryLexicon, { slot, value, label }: PhraseMeaning): string =>
  (slot === 'career' ? vocabulary.recordNames('career', value)?.label : undefined) ?? label

/**
 * Rejects a synonym whose phrase is a complete name, or already has another meaning in search. An unchanged phrase of an edit was accepted
 * before: the lexicon contains it because of this record.
 */
export const createSynonymCheck =
  (db: Db, live: LiveLexicon): RecordCheck =>
  async (record, { before, language }) => {
    const phrase = String(record.phrase)
    if (before && normalize(String(before.phrase)) === normalize(phrase)) return []
    const current = await live.current()
    if (current.lexicon.names.has(phrase)) return [{ field: 'phrase', message: phraseIsName(language) }]
    for (const meaning of findMeanings(current.lexicon, phrase)) {
      const target = synonymTargets.find(({ slot }) => slot === meaning.slot)
      if (!target || !(await hasMeaning(db, target, record[target.field], meaning.value)))
        return [{ field: 'phrase', message: knownPhraseMessage(labelOf(current, meaning), language) }]
    }
    return []
  }
