import type { RejectReason } from '@pravesh/contract'
import type { Tx } from '../../../../platform/db/index.ts'
import { rejected } from '../../row/draft.ts'
import type { Item, Run } from '../item.ts'
import type { NamesakeInstitute } from './namesake.ts'
import { findNamesakes, isSameBuilding } from './same-name.ts'

/** What becomes of rows that have no number and whose key is new: those that are an institute of the catalogue, the new ones, and the open questions. */
type Decisions = {
  known: Map<Item, number>
  created: Item[]
  open: { item: Item; reason: RejectReason; institutes: readonly NamesakeInstitute[] }[]
}

const questionOf = ({ name, url, cityName }: NamesakeInstitute): RejectReason =>
  rejected('same-name', { name, url, place: cityName }).reason

/** The institute that a row is by a person's choice, null for a new one, undefined without a choice. */
function chosen(run: Run, item: Item, institutes: readonly NamesakeInstitute[]): number | null | undefined {
  const choice = run.choices.rows.get(item.row.number)
  if (choice === null) return null
  if (choice !== undefined) return institutes.some(({ id }) => id === choice) ? choice : undefined
  if (run.choices.sameName === 'new') return null
  const [only, ...others] = institutes
  return run.choices.sameName === 'update' && others.length === 0 ? only?.id : undefined
}

/**
 * Rows whose name is also an institute's of the same place are that institute only where postal code and address agree, or where a person chose
 * so. Otherwise they are open questions, and nothing is written.
 */
export async function decideNamesakes(
  tx: Tx,
  run: Run,
  items: readonly Item[],
  earlier: ReadonlyMap<Item, number>,
): Promise<Decisions> {
  const decisions: Decisions = { known: new Map(), created: [], open: [] }
  if (items.length === 0) return decisions
  const claimed = new Set<number>()
  for (const [item, all] of await findNamesakes(tx, run, items, earlier)) {
    const institutes = all.filter(({ id }) => !claimed.has(id))
    const [first, ...others] = institutes
    if (!first) {
      decisions.created.push(item)
      continue
    }
    const same = institutes.filter((institute) => isSameBuilding(item.draft, institute))
    const choice = same.length === 1 && others.length === 0 ? first.id : chosen(run, item, institutes)
    if (choice === null) decisions.created.push(item)
    else if (choice === undefined) decisions.open.push({ item, reason: questionOf(first), institutes })
    else {
      decisions.known.set(item, choice)
      claimed.add(choice)
    }
  }
  return decisions
}
