import { ApiError, type College, identityOf, type Matter, type School } from '@pravesh/contract'
import { and, eq, inArray } from '../db/drizzle.ts'
import type { Db, Tx } from '../db/index.ts'
import { instituteProposal } from '../db/tables.ts'
import { type Author, same } from '../institute/changes.ts'
import { checkCollege } from '../institute/college.ts'
import type { Institute } from '../institute/institute.ts'
import { checkSchool } from '../institute/school.ts'
import { ofInstitute } from './read.ts'
import type { Values } from './told.ts'

type Row = typeof instituteProposal.$inferSelect
type Proposed = Row['proposed']
const t = instituteProposal

/** What is asked for in the fields of one matter: all that waits with what is named now, but for what the page says already. */
function asked(names: readonly string[], waits: Proposed, named: Values, live: Values): Proposed {
  const all = { ...waits, ...Object.fromEntries(names.flatMap((n) => (n in named ? [[n, named[n]]] : []))) } as Proposed
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !same(value, live[name])))
}
async function write(
  tx: Tx,
  institute: Institute,
  author: Author,
  matter: Matter,
  next: Proposed,
  open: Row | undefined,
  live: Values,
) {
  const now = new Date().toISOString()
  if (Object.keys(next).length === 0) {
    if (open?.status === 'waiting')
      await tx.update(t).set({ status: 'withdrawn', updatedAt: now }).where(eq(t.id, open.id))
    return
  }
  if (open?.status === 'waiting' && same(open.proposed, next)) return
  const held = Object.fromEntries(Object.keys(next).map((name) => [name, live[name] ?? null])) as Proposed
  const values = {
    held,
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
  else await tx.insert(t).values({ ...values, matter, instituteType: institute.type, instituteId: institute.id })
}

/**
 * Takes what an institute names of what it is known by as proposals, one of each matter: what waits is replaced, and
 * taken back where the page says it already. Answers the fields named that wait now. INVALID where what would stand is not
 * possible. The institute is taken by the caller.
 */
export async function propose(
  tx: Tx,
  institute: Institute,
  author: Author,
  live: School | College,
  named: Values,
): Promise<{ fields: string[]; matters: Matter[] }> {
  if (Object.keys(named).length === 0) return { fields: [], matters: [] }
  const open = await tx
    .select()
    .from(t)
    .where(and(ofInstitute(institute), inArray(t.status, ['waiting', 'withdrawn'])))
    .for('update')
  const touched = (Object.entries(identityOf(institute.type)) as [Matter, readonly string[]][]).flatMap(
    ([matter, names]) => {
      const here = names.filter((name) => name in named)
      const row = open.find((one) => one.matter === matter)
      const waits = row?.status === 'waiting' ? row.proposed : {}
      return here.length === 0 ? [] : [{ matter, row, here, next: asked(names, waits, named, live) }]
    },
  )
  const all: Proposed = Object.assign({}, ...touched.map(({ next }) => next))
  await (institute.type === 'school' ? checkSchool : checkCollege)(tx, live, all)
  for (const { matter, row, next } of touched) await write(tx, institute, author, matter, next, row, live)
  const waiting = touched.map(({ matter, here, next }) => ({ matter, fields: here.filter((name) => name in next) }))
  return {
    fields: waiting.flatMap(({ fields }) => fields),
    matters: waiting.flatMap(({ matter, fields }) => (fields.length > 0 ? [matter] : [])),
  }
}
/** Takes back proposals that wait, all that are named or none. NOT_FOUND where one is another's, absent, or waits no more. */
export const withdrawProposals = (db: Db, institute: Institute, ids: readonly number[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .update(t)
      .set({ status: 'withdrawn', updatedAt: new Date().toISOString() })
      .where(and(ofInstitute(institute), eq(t.status, 'waiting'), inArray(t.id, [...ids])))
      .returning({ id: t.id })
    if (gone.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    return gone.map(({ id }) => id)
  })
