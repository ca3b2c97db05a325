import { ApiError, type College, identityOf, type ReviewedGroup, type School } from '@pravesh/contract'
import { isSameValue } from '../../catalogue/institute/changes/change-values.ts'
import type { Author } from '../../catalogue/institute/changes/changes.ts'
import { checkCollege } from '../../catalogue/institute/college.ts'
import type { Institute } from '../../catalogue/institute/institute.ts'
import { checkSchool } from '../../catalogue/institute/school.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteProposal } from '../../platform/db/tables.ts'
import type { Values } from './display-values.ts'
import { ofInstitute } from './read.ts'

type ProposalRecord = typeof instituteProposal.$inferSelect
type Proposed = ProposalRecord['proposed']
const t = instituteProposal

/** Proposed values of one group of fields: the pending ones and the new ones, without those that equal the page. */
function mergeProposed(names: readonly string[], waits: Proposed, changes: Values, live: Values): Proposed {
  const all = {
    ...waits,
    ...Object.fromEntries(names.flatMap((n) => (n in changes ? [[n, changes[n]]] : []))),
  } as Proposed
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !isSameValue(value, live[name])))
}
async function write(
  tx: Tx,
  institute: Institute,
  author: Author,
  group: ReviewedGroup,
  next: Proposed,
  open: ProposalRecord | undefined,
  live: Values,
) {
  const now = new Date().toISOString()
  if (Object.keys(next).length === 0) {
    if (open?.status === 'waiting')
      await tx.update(t).set({ status: 'withdrawn', updatedAt: now }).where(eq(t.id, open.id))
    return
  }
  if (open?.status === 'waiting' && isSameValue(open.proposed, next)) return
  const currentValues = Object.fromEntries(Object.keys(next).map((name) => [name, live[name] ?? null])) as Proposed
  const values = {
    held: currentValues,
    proposed: next,
    status: 'waiting' as const,
    account: author.account,
    by: author.name,
    updatedAt: now,
  }
  if (open)
    await tx
      .update(t)
      .set({ ...values, ...(open.status === 'waiting' ? {} : { createdAt: now }) })
      .where(eq(t.id, open.id))
  else await tx.insert(t).values({ ...values, matter: group, instituteType: institute.type, instituteId: institute.id })
}

/**
 * Turns an institute's changes of identifying fields into proposals, one for each group: a pending one is replaced, and withdrawn where
 * the page has that value already. Returns the named fields that are pending now. INVALID where the result would be invalid. The caller
 * holds the institute's lock.
 */
export async function propose(
  tx: Tx,
  institute: Institute,
  author: Author,
  live: School | College,
  changes: Values,
): Promise<{ fields: string[]; groups: ReviewedGroup[] }> {
  if (Object.keys(changes).length === 0) return { fields: [], groups: [] }
  const open = await tx
    .select()
    .from(t)
    .where(and(ofInstitute(institute), inArray(t.status, ['waiting', 'withdrawn'])))
    .for('update')
  const touched = (Object.entries(identityOf(institute.type)) as [ReviewedGroup, readonly string[]][]).flatMap(
    ([group, names]) => {
      const changedFields = names.filter((name) => name in changes)
      const row = open.find((proposal) => proposal.matter === group)
      const waits = row?.status === 'waiting' ? row.proposed : {}
      return changedFields.length === 0
        ? []
        : [{ matter: group, row, here: changedFields, next: mergeProposed(names, waits, changes, live) }]
    },
  )
  const all: Proposed = Object.assign({}, ...touched.map(({ next }) => next))
  await (institute.type === 'school' ? checkSchool : checkCollege)(tx, live, all)
  for (const { matter: group, row, next } of touched) await write(tx, institute, author, group, next, row, live)
  const waiting = touched.map(({ matter: group, here: changedFields, next }) => ({
    matter: group,
    fields: changedFields.filter((name) => name in next),
  }))
  return {
    fields: waiting.flatMap(({ fields }) => fields),
    groups: waiting.flatMap(({ matter: group, fields }) => (fields.length > 0 ? [group] : [])),
  }
}
/** Withdraws pending proposals, all of the named ones or none. NOT_FOUND where one is another institute's, absent, or no longer pending. */
export const withdrawProposals = (db: Db, institute: Institute, ids: readonly number[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    const withdrawnRows = await tx
      .update(t)
      .set({ status: 'withdrawn', updatedAt: new Date().toISOString() })
      .where(and(ofInstitute(institute), eq(t.status, 'waiting'), inArray(t.id, [...ids])))
      .returning({ id: t.id })
    if (withdrawnRows.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return withdrawnRows.map(({ id }) => id)
  })
