import { ApiError, type CollegeDoc, collegeSlots } from '@pravesh/contract'
import { and, eq, inArray, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { application, collegeDoc, document } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { allOwn } from '../../../platform/http/own-page.ts'
import { lockUnderWay, renewSent } from '../transition/resubmit.ts'
import { documentRows } from './documents.ts'

/** Every slot, in the order of the form; empty ones too. */
export async function listSlots(db: Db | Tx, account: number): Promise<CollegeDoc[]> {
  const filled = await db.select().from(collegeDoc).where(eq(collegeDoc.account, account))
  const ids = filled.map((f) => f.document)
  const documents = ids.length === 0 ? [] : await documentRows(db, inArray(document.id, ids))
  return collegeSlots.map((slot) => {
    const filledSlot = filled.find((f) => f.slot === slot)
    return { id: filledSlot?.id ?? null, slot, document: documents.find((d) => d.id === filledSlot?.document) ?? null }
  })
}
/** Puts the caller's document into a slot and replaces the previous one. NOT_FOUND for another account's document. */
export async function fillSlot(
  db: Db,
  actor: Pick<Actor, 'account' | 'name'>,
  { slot, document: id }: { slot: CollegeDoc['slot']; document: number },
) {
  const { account } = actor
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const mine = and(eq(document.account, account), eq(document.id, id))
    if ((await tx.$count(document, mine)) === 0) throw new ApiError('NOT_FOUND')
    await tx
      .insert(collegeDoc)
      .values({ account, slot, document: id })
      .onConflictDoUpdate({
        target: [collegeDoc.account, collegeDoc.slot],
        set: { document: id, updatedAt: sql`now()` },
      })
    await renewSent(tx, actor, eq(application.instituteType, 'college'), ['documents'])
    const savedSlot = (await listSlots(tx, account)).find((item) => item.slot === slot)
    if (!savedSlot) throw new Error('A filled slot was not there')
    return savedSlot
  })
}
export async function emptySlots(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await tx.delete(collegeDoc).where(await allOwn(tx, collegeDoc, account, ids))
    return ids
  })
}
