import {
  ApiError,
  type Child,
  type CommonForm,
  type childBody,
  type childChange,
  commonFormShape,
} from '@pravesh/contract'
import { and, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '../db/index.ts'
import { application, child, document } from '../db/tables.ts'
import { containing } from '../http/page.ts'
import { allOwn, type OwnQuery, offsetOf, ownOrder, ownPage, ownWhere } from '../student/own-page.ts'
import { checkOwnDocuments, forgetFiles } from './documents.ts'
import { fullness, neededOf } from './fullness.ts'

type Row = typeof child.$inferSelect
const now = sql`now()` as never

function shown({ account: _, commonForm: _form, ...row }: Row): Child {
  return { ...(row as Omit<Child, 'completeness'>), completeness: fullness(row, neededOf.child) }
}
const byOwner = (account: number, id: number) => and(eq(child.id, id), eq(child.account, account))

export async function listChildren(db: Db, account: number, q: OwnQuery) {
  const where = ownWhere(child, account, q, q.search ? ilike(child.name, containing(q.search)) : undefined)
  const rows = await db.select().from(child).where(where).orderBy(ownOrder(child, q)).limit(q.limit).offset(offsetOf(q))
  return ownPage(db, child, where, q, rows.map(shown))
}
export async function addChild(db: Db, account: number, body: z.output<typeof childBody>): Promise<Child> {
  return db.transaction(async (tx) => {
    await checkOwnDocuments(tx, account, body.photo ? [body.photo] : [], 'photo')
    const [row] = await tx
      .insert(child)
      .values({ ...body, account })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    return shown(row)
  })
}
export async function changeChild(db: Db, account: number, { id, ...change }: z.output<typeof childChange>) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(child)
      .set({ ...change, updatedAt: now })
      .where(byOwner(account, id))
      .returning()
    if (!row) throw new ApiError('NOT_FOUND')
    await checkOwnDocuments(tx, account, change.photo ? [change.photo] : [], 'photo')
    return shown(row)
  })
}
/** Removes children with their documents, all or none. IN_USE while an application names one. */
export async function removeChildren(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const where = await allOwn(tx, child, account, ids)
    const named = await tx.$count(application, inArray(application.child, ids))
    if (named > 0) throw new ApiError('IN_USE', { message: `Still in use: ${named} applications` })
    const files = await tx.select({ key: document.key }).from(document).where(inArray(document.child, ids))
    await tx.delete(child).where(where)
    await forgetFiles(tx, files)
    return ids
  })
}

async function formOf(tx: Db | Tx, account: number, { id, name, dateOfBirth, commonForm, updatedAt }: Row) {
  const empty = Object.fromEntries(Object.keys(commonFormShape).map((section) => [section, null]))
  const form = { ...empty, ...commonForm } as Omit<CommonForm, 'id' | 'child' | 'completeness' | 'updatedAt'>
  const ids = form.documents ?? []
  const mine = and(eq(document.account, account), inArray(document.id, ids))
  const kept = ids.length === 0 ? [] : await tx.select({ id: document.id }).from(document).where(mine)
  const documents = form.documents === null ? null : kept.map((d) => d.id)
  const completeness = fullness(form, neededOf.commonForm)
  return { id, child: { id, name, dateOfBirth }, ...form, documents, completeness, updatedAt }
}
/** The common form of one's own child. NOT_FOUND for another's. */
export async function commonFormOf(db: Db | Tx, account: number, id: number): Promise<CommonForm> {
  const [row] = await db.select().from(child).where(byOwner(account, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return formOf(db, account, row)
}
/** Replaces the sections named; the others stay. */
export async function changeCommonForm(db: Db, account: number, id: number, sections: Record<string, unknown>) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(child).where(byOwner(account, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    await checkOwnDocuments(tx, account, (sections.documents as number[] | null | undefined) ?? [], 'documents')
    const commonForm = { ...row.commonForm, ...sections }
    const [after] = await tx.update(child).set({ commonForm, updatedAt: now }).where(eq(child.id, id)).returning()
    if (!after) throw new Error('A locked child was not there')
    return formOf(tx, account, after)
  })
}
