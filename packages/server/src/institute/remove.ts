import { ApiError, type OwnParts } from '@pravesh/contract'
import { assertUnused, type Use, usesInWords } from '../catalogue/uses.ts'
import { and, asc, eq, inArray } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { instituteProposal, redirect } from '../db/tables.ts'
import { instituteTables } from '../db/tables-of.ts'
import { publishInvalidation } from '../invalidation/publish.ts'
import { cacheTagsFor, institutesShown } from '../invalidation/tags.ts'
import { type Author, noteChange } from './changes.ts'
import { countsOf, type Hanging, type Kind, othersOf, partsOf } from './hanging.ts'

const labels = { school: 'School', college: 'College' } as const
const none: OwnParts = {
  ...{ fees: 0, courses: 0, contacts: 0, sections: 0, faqs: 0, media: 0, placements: 0, awards: 0, questions: 0 },
  ...{ thirdPartyServices: 0, thirdPartyCourses: 0 },
}
type Named = { id: number; name: string }
type Counts = Awaited<ReturnType<typeof countsOf>>
const usesOf = (hanging: readonly Hanging[], counts: readonly number[]): Use[] =>
  hanging.map(([one, several], at) => [one, several, counts[at] ?? 0])
const summed = (hanging: readonly Hanging[], counts: Counts): number[] =>
  hanging.map((_, at) => [...counts.values()].reduce((sum, own) => sum + (own[at] ?? 0), 0))

/** Institutes that a refusal names one by one; of more, the counts tell enough. */
const namedAtMost = 20

/** IN_USE with the counts; of several that were to go together, also which it is that cannot, each with its own. */
function refuseHeld(found: readonly Named[], hanging: readonly Hanging[], counts: Counts): void {
  const held = found.length > 1 ? found.filter(({ id }) => counts.has(id)) : []
  const [first, ...others] = held
  const whose = first && `${first.name}${others.length > 0 ? ` and ${others.length} more` : ''}`
  const errors = held.slice(0, namedAtMost).map(({ id, name }) => ({
    field: 'ids',
    message: `${name} (${id}): ${usesInWords(usesOf(hanging, counts.get(id) ?? []))}`,
  }))
  assertUnused(usesOf(hanging, summed(hanging, counts)), { whose, errors })
}
/** Takes institutes to be deleted: whoever is about to add something to one waits, and then finds it gone. */
async function taken(tx: Tx, kind: Kind, ids: readonly number[]): Promise<Named[]> {
  const table = instituteTables[kind]
  const found = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update')
  if (found.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
  return found
}

/**
 * Deletes schools or colleges with their own parts, all or none, and answers how many parts went. IN_USE with the counts while
 * anything of somebody else's refers to one: what people asked, applied and paid for or wrote, and the logins that manage
 * it. Families' own lists say that it is no longer listed. NOT_FOUND where one is absent.
 */
export function removeInstitutes(db: Db, author: Author, kind: Kind, ids: readonly number[]) {
  return db.transaction(async (tx) => {
    const found = await taken(tx, kind, ids)
    const gone = found.map(({ id }) => id)
    const others = othersOf(kind)
    refuseHeld(found, others, await countsOf(tx, others, gone))
    const own = partsOf[kind].map(([, hanging]) => hanging)
    const counts = summed(own, await countsOf(tx, own, gone))
    const table = instituteTables[kind]
    await tx.delete(table).where(inArray(table.id, gone))
    await tx.delete(redirect).where(and(eq(redirect.kind, kind), inArray(redirect.target, gone)))
    const proposed = eq(instituteProposal.instituteType, kind)
    await tx.delete(instituteProposal).where(and(proposed, inArray(instituteProposal.instituteId, gone)))
    for (const { id, name } of found) {
      const fields = [{ name: 'name', before: name, after: null }]
      await noteChange(tx, { type: kind, id }, author, fields, { action: 'deleted' })
    }
    await publishInvalidation(tx, cacheTagsFor(institutesShown[kind], gone))
    const parts: OwnParts = {
      ...none,
      ...Object.fromEntries(partsOf[kind].map(([name], at) => [name, counts[at] ?? 0])),
    }
    const said = usesInWords(usesOf(own, counts))
    return {
      data: { ids: gone, parts },
      message: `${labels[kind]} Deleted Successfully${said === '' ? '' : `, with ${said}`}`,
    }
  })
}
