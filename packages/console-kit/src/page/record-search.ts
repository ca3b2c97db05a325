import type { LabelKey } from '../language/translations.ts'

/** One thing that the quick search can go to. */
export type Target = { group: LabelKey; label: string; detail?: string | null; to: string }

/** A search of one list for the quick search. */
export type RecordSearch = {
  /** Resource of the list: who may not open it, searches nothing in it. Without one it is open to all. */
  resource?: string
  /** The first results for a text of two characters or more, group by group. */
  find: (search: string, signal: AbortSignal) => Promise<Target[]>
}
