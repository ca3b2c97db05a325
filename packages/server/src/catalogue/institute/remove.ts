import { ApiError, type OwnParts } from '@pravesh/contract'
import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { instituteProposal } from '../../platform/db/tables.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'
import { rememberDeleted } from '../addresses/redirect.ts'
import { putInBin } from '../bin/bin.ts'
import { storedRows } from '../bin/stored-rows.ts'
import { assertUnused, formatUses, type Use } from '../records/uses.ts'
import { type Author, noteChange } from './changes/changes.ts'
import { countsOf, type Dependent, type Kind, othersOf, partsOf } from './dependents.ts'

const labels = { school: 'School', college: 'College' } as const
const none: OwnParts = {
  ...{ fees: 0, courses: 0, contacts: 0, sections: 0, faqs: 0, media: 0, placements: 0, awards: 0, questions: 0 },
  ...{ thirdPartyServices: 0, thirdPartyCourses: 0 },
}
type InstituteRow = { id: number; name: string; url: string }
type Counts = Awaited<ReturnType<typeof countsOf>>
const usesOf = (dependents: readonly Dependent[], counts: readonly number[]): Use[] =>
  dependents.map(([singular, pluralForm], index) => [singular, pluralForm, counts[index] ?? 0])
const summed = (dependents: readonly Dependent[], counts: Counts): number[] =>
  dependents.map((_, index) =>
    [...counts.values()].reduce((sum, instituteCounts) => sum + (instituteCounts[index] ?? 0), 0),
  )

/** Maximum number of institutes listed in a rejection; beyond it the counts are enough. */
const maxListed = 20

/** IN_USE with the counts; of several that were to go together, also which it is that cannot, each with its own. */
function assertNotInUse(found: readonly InstituteRow[], dependents: readonly Dependent[], counts: Counts): void {
  const inUse = found.length > 1 ? found.filter(({ id }) => counts.has(id)) : []
  const [first, ...others] = inUse
  const label = first && `${first.name}${others.length > 0 ? ` and ${others.length} more` : ''}`
  const errors = inUse.slice(0, maxListed).map(({ id, name }) => ({
    field: 'ids',
    message: `${name} (${id}): ${formatUses(usesOf(dependents, counts.get(id) ?? []))}`,
  }))
  assertUnused(usesOf(dependents, summed(dependents, counts)), { owner: label, errors })
}
/** Locks institutes for deletion: a concurrent insert of a dependent record waits, and then finds the institute deleted. */
async function lockInstitutes(tx: Tx, kind: Kind, ids: readonly number[]): Promise<InstituteRow[]> {
  const table = instituteTables[kind]
  const found = await tx
    .select({ id: table.id, name: table.name, url: table.url })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update')
  if (found.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
  return found
}

/**
 * Deletes schools or colleges with their own parts, all or none, and returns the number of parts. IN_USE with the counts while records of
 * other people refer to one: enquiries, applications, payments, reviews, and logins. Families' own lists show that it is no longer listed.
 * NOT_FOUND where one is absent. They go to the bin, unless `toBin` is false.
 */
export function removeInstitutes(db: Db, author: Author, kind: Kind, ids: readonly number[], { toBin = true } = {}) {
  return db.transaction(async (tx) => {
    const found = await lockInstitutes(tx, kind, ids)
    const deletedIds = found.map(({ id }) => id)
    const others = othersOf(kind)
    assertNotInUse(found, others, await countsOf(tx, others, deletedIds))
    const ownDependents = partsOf[kind].map(([, dependent]) => dependent)
    const counts = summed(ownDependents, await countsOf(tx, ownDependents, deletedIds))
    const table = instituteTables[kind]
    const stored = toBin ? await storedRows(tx, table, deletedIds) : undefined
    if (stored)
      for (const { id, name, url } of found)
        await putInBin(tx, { kind, record: id, name, url, rows: stored.get(id) ?? [], by: author.name }, kind)
    await tx.delete(table).where(inArray(table.id, deletedIds))
    await rememberDeleted(tx, kind, found)
    const proposed = eq(instituteProposal.instituteType, kind)
    await tx.delete(instituteProposal).where(and(proposed, inArray(instituteProposal.instituteId, deletedIds)))
    for (const { id, name } of found) {
      const fields = [{ name: 'name', before: name, after: null }]
      await noteChange(tx, { type: kind, id }, author, fields, { action: 'deleted' })
    }
    await publishInvalidation(tx, cacheTagsFor(institutePages[kind], deletedIds))
    const parts: OwnParts = {
      ...none,
      ...Object.fromEntries(partsOf[kind].map(([name], index) => [name, counts[index] ?? 0])),
    }
    const usesText = formatUses(usesOf(ownDependents, counts))
    return {
      data: { ids: deletedIds, parts },
      message: `${labels[kind]} Deleted Successfully${usesText === '' ? '' : `, with ${usesText}`}`,
    }
  })
}
