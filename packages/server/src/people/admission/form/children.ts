import {
  ApiError,
  type Child,
  type CommonForm,
  type childBody,
  type childChange,
  type commonFormChange,
  commonFormShape,
} from '@pravesh/contract'
import type { z } from 'zod'
import { and, eq, ilike, inArray } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { nextUpdatedAt } from '../../../platform/db/tables/updated-at.ts'
import { application, child, document } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { allOwn, type OwnQuery, ownOrder, ownPage, ownRowsWhere } from '../../../platform/http/own-page.ts'
import { likePattern, limitOffset } from '../../../platform/http/page.ts'
import { assertUnchanged } from '../../../platform/http/request/if-unchanged.ts'
import { checkOwnDocuments, deleteDocuments } from '../documents/documents.ts'
import { lockUnderWay, renewSent } from '../transition/resubmit.ts'
import { lockAccount } from '../transition/transition.ts'
import { completenessOf, neededOf } from './completeness.ts'
import { checkIsParent } from './parent.ts'
import { type FormKeys, openChild, sealChild } from './sealed-form.ts'

type ChildRecord = typeof child.$inferSelect
type Owner = Pick<Actor, 'account' | 'name'>
/** More than any family has, and few enough to be read together: the dashboard shows all of them with their forms. */
const mostChildren = 30

function toChild(keys: FormKeys, stored: ChildRecord): Child {
  const { account: _, commonForm: _form, ...row } = openChild(keys, stored)
  return { ...(row as Omit<Child, 'completeness'>), completeness: completenessOf(row, neededOf.child) }
}
const byOwner = (account: number, id: number) => and(eq(child.id, id), eq(child.account, account))

export async function listChildren(db: Db, keys: FormKeys, account: number, q: OwnQuery) {
  const where = ownRowsWhere(child, account, q, q.search ? ilike(child.name, likePattern(q.search)) : undefined)
  const { limit, offset } = limitOffset(q)
  const rows = await db.select().from(child).where(where).orderBy(ownOrder(child, q)).limit(limit).offset(offset)
  return ownPage(
    db,
    child,
    where,
    q,
    rows.map((row) => toChild(keys, row)),
  )
}
/** INVALID where the account has as many children as it may, or is not that of a parent as `checkIsParent` says. */
export async function addChild(
  db: Db,
  keys: FormKeys,
  account: number,
  body: z.output<typeof childBody>,
): Promise<Child> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account)
    await checkIsParent(tx, account)
    if ((await tx.$count(child, eq(child.account, account))) >= mostChildren)
      throw new ApiError('INVALID', { errors: [{ field: 'name', message: `At most ${mostChildren} children` }] })
    await checkOwnDocuments(tx, account, body.photo ? [body.photo] : [], 'photo')
    const [row] = await tx
      .insert(child)
      .values({ ...body, account, ...sealChild(keys, { ...body, account, commonForm: {} }) })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    return toChild(keys, row)
  })
}
/** Changes the named fields. Schools that have not started reading receive the child again. */
export async function changeChild(
  db: Db,
  keys: FormKeys,
  actor: Owner,
  { id, ifUpdatedAt, ...change }: z.output<typeof childChange>,
) {
  const { account } = actor
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const [before] = await tx.select().from(child).where(byOwner(account, id)).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    await assertUnchanged(ifUpdatedAt, before.updatedAt, async () => toChild(keys, before))
    const sealed = sealChild(keys, { ...openChild(keys, before), ...change }, before.commonForm)
    const [row] = await tx
      .update(child)
      .set({ ...change, ...sealed, updatedAt: nextUpdatedAt(child.updatedAt) })
      .where(byOwner(account, id))
      .returning()
    if (!row) throw new Error('A locked child was not there')
    await checkOwnDocuments(tx, account, change.photo ? [change.photo] : [], 'photo')
    await renewSent(tx, actor, eq(application.child, id), Object.keys(change))
    return toChild(keys, row)
  })
}
/** Removes children with their documents, all or none. IN_USE while an application names one, or was sent a document of one. */
export async function removeChildren(db: Db, account: number, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const where = await allOwn(tx, child, account, ids)
    // The lock precedes the count: a concurrent write that references a document waits and then finds it deleted.
    await tx.select({ id: child.id }).from(child).where(where).orderBy(child.id).for('update')
    const applicationCount = await tx.$count(application, inArray(application.child, ids))
    if (applicationCount > 0)
      throw new ApiError('IN_USE', {
        message: `Still in use: ${applicationCount} ${applicationCount === 1 ? 'application' : 'applications'}`,
      })
    const childDocuments = and(eq(document.account, account), inArray(document.child, ids))
    await deleteDocuments(
      tx,
      account,
      await tx.select().from(document).where(childDocuments).orderBy(document.id).for('update'),
    )
    await tx.delete(child).where(where)
    return ids
  })
}

/** One child of an account. NOT_FOUND for another's. */
export async function childOf(db: Db | Tx, keys: FormKeys, account: number, id: number): Promise<Child> {
  const [row] = await db.select().from(child).where(byOwner(account, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return toChild(keys, row)
}
async function formOf(tx: Db | Tx, keys: FormKeys, account: number, row: ChildRecord) {
  const { id, name, dateOfBirth, commonForm, updatedAt } = openChild(keys, row)
  const empty = Object.fromEntries(Object.keys(commonFormShape).map((section) => [section, null]))
  const form = { ...empty, ...commonForm } as Omit<CommonForm, 'id' | 'child' | 'completeness' | 'updatedAt'>
  const ids = form.documents ?? []
  const mine = and(eq(document.account, account), inArray(document.id, ids))
  const ownDocuments = ids.length === 0 ? [] : await tx.select({ id: document.id }).from(document).where(mine)
  const documents = form.documents === null ? null : ownDocuments.map((d) => d.id)
  const completeness = completenessOf(form, neededOf.commonForm)
  return { id, child: { id, name, dateOfBirth }, ...form, documents, completeness, updatedAt }
}
/** The common form of one's own child. NOT_FOUND for another's. */
export async function commonFormOf(db: Db | Tx, keys: FormKeys, account: number, id: number): Promise<CommonForm> {
  const [row] = await db.select().from(child).where(byOwner(account, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return formOf(db, keys, account, row)
}
type FormChange = z.output<typeof commonFormChange>
/** Replaces the named sections; the others stay. Schools that have not started reading receive the form again. */
export async function changeCommonForm(db: Db, keys: FormKeys, actor: Owner, id: number, change: FormChange) {
  const { account } = actor
  const { ifUpdatedAt, ...sections } = change
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const [row] = await tx.select().from(child).where(byOwner(account, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    await assertUnchanged(ifUpdatedAt, row.updatedAt, () => formOf(tx, keys, account, row))
    await checkOwnDocuments(tx, account, sections.documents ?? [], 'documents')
    const before = openChild(keys, row)
    const commonForm = { ...before.commonForm, ...sections }
    const [after] = await tx
      .update(child)
      .set({ ...sealChild(keys, { ...before, commonForm }, row.commonForm), updatedAt: nextUpdatedAt(child.updatedAt) })
      .where(eq(child.id, id))
      .returning()
    if (!after) throw new Error('A locked child was not there')
    await renewSent(tx, actor, eq(application.child, id), Object.keys(sections))
    return formOf(tx, keys, account, after)
  })
}
