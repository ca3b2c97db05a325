import { type Section, stable } from '../../../lib/application/form-tasks.ts'
import type { FoundDraft } from '../../../lib/family/draft.ts'

/** The same section, written here and elsewhere. `foundDraft`: `theirs` is on no server yet, it is the draft of another tab. */
export type SaveConflict = { mine: Section; theirs: Section; foundDraft?: FoundDraft<Section> }

/** Drafts that differ from the server; saved ones are dropped. */
export const unsent = (found: readonly FoundDraft<Section>[], server: Section): FoundDraft<Section>[] =>
  found.filter((draft) => {
    const differs = stable(draft.values) !== stable(server)
    if (!differs) draft.drop()
    return differs
  })

/** The decision that a person has to make before a draft is sent: between it and another tab's, then between it and the server's. */
export function findConflict(
  mine: { values: Section; madeOf: string | null },
  [other]: readonly FoundDraft<Section>[],
  server: Section,
): SaveConflict | undefined {
  if (other) return { mine: mine.values, theirs: other.values, foundDraft: other }
  return mine.madeOf === stable(server) ? undefined : { mine: mine.values, theirs: server }
}
