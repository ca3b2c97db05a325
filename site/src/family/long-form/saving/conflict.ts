import { type Section, stable } from '../../../lib/application/form-tasks.ts'
import type { FoundDraft } from '../../../lib/family/draft.ts'

/** The same section, written here and elsewhere. `foundDraft`: `theirs` is on no server yet, it is the draft of another tab. */
export type SaveConflict = { mine: Section; theirs: Section; foundDraft?: FoundDraft<Section> }

/** Drafts that say something else than the server; those that reached it are dropped. */
export const unsent = (found: readonly FoundDraft<Section>[], server: Section): FoundDraft<Section>[] =>
  found.filter((draft) => {
    const differs = stable(draft.values) !== stable(server)
    if (!differs) draft.drop()
    return differs
  })

/** What a person has to decide before a draft goes on its way: between it and another tab's, then between it and the server's. */
export function findConflict(
  mine: { values: Section; madeOf: string | null },
  [other]: readonly FoundDraft<Section>[],
  server: Section,
): SaveConflict | undefined {
  if (other) return { mine: mine.values, theirs: other.values, foundDraft: other }
  return mine.madeOf === stable(server) ? undefined : { mine: mine.values, theirs: server }
}
