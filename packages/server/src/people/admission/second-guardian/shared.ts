import { ApiError, type SharedChild } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Vault } from '../../../catalogue/files/store.ts'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { application, child, childGuardian, document, studentAccount } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { recordWithdrawal } from '../../consent/ledger.ts'
import { applicationRows } from '../application-rows.ts'
import { documentRows, fileOf } from '../documents/documents.ts'
import { timelinesOf } from '../find.ts'
import { childOf, commonFormOf } from '../form/children.ts'
import type { FormKeys } from '../form/sealed-form.ts'

/** More than anybody is the second guardian of. */
const mostShared = 30

/** Invitations of an account: those that it accepted, and open ones of the last 30 days to the mobile that it has proven. */
const mine = (account: number) =>
  or(
    eq(childGuardian.account, account),
    and(
      isNull(childGuardian.acceptedAt),
      sql`${childGuardian.createdAt} > now() - interval '30 days'`,
      sql`${childGuardian.mobile} = any(array(select a.mobile from student_account a where a.id = ${account} and a.mobile_verified))`,
    ),
  )

/** What the account of a child sees of it: details, form, documents and applications. */
async function seenOf(db: Db | Tx, keys: FormKeys, owner: number, id: number, language: Language) {
  const rows = await applicationRows(db, and(eq(application.account, owner), eq(application.child, id)), language)
  const timelines = await timelinesOf(
    db,
    rows.map((row) => row.id),
  )
  return {
    child: await childOf(db, keys, owner, id),
    form: await commonFormOf(db, keys, owner, id),
    documents: await documentRows(db, and(eq(document.account, owner), eq(document.child, id))),
    applications: rows.map((row) => ({ ...row, timeline: timelines.get(row.id) ?? [] })),
  }
}

type Readers = { db: Db | Tx; config: FormKeys }
async function sharedWhere({ db, config }: Readers, account: number, language: Language, id?: number) {
  const rows = await db
    .select({
      invitation: childGuardian,
      owner: child.account,
      invitedBy: studentAccount.name,
    })
    .from(childGuardian)
    .innerJoin(child, eq(child.id, childGuardian.child))
    .innerJoin(studentAccount, and(eq(studentAccount.id, child.account), eq(studentAccount.suspended, false)))
    .where(and(mine(account), id === undefined ? undefined : eq(childGuardian.id, id)))
    .orderBy(desc(childGuardian.id))
    .limit(mostShared)
  const shared: SharedChild[] = []
  // One after the other: a caller holds one connection.
  for (const { invitation, owner, invitedBy } of rows) {
    const { id, createdAt, acceptedAt, confirmedAt } = invitation
    const seen = confirmedAt === null ? null : await seenOf(db, config, owner, invitation.child, language)
    shared.push({ id, invitedBy, createdAt, acceptedAt, seen })
  }
  return shared
}

/** Children of other accounts that this one sees, and its invitations. */
export const listShared = (readers: Readers, account: number, language: Language): Promise<SharedChild[]> =>
  sharedWhere(readers, account, language)

/** Accepts an invitation. NOT_FOUND for one that is another's, was ended, or is older than 30 days. */
export async function acceptShared(
  { db, config }: { db: Db; config: FormKeys },
  { account }: Actor,
  id: number,
  language: Language,
): Promise<SharedChild> {
  return db.transaction(async (tx) => {
    const open = and(eq(childGuardian.id, id), mine(account))
    await tx
      .update(childGuardian)
      .set({ account, acceptedAt: sql`coalesce(${childGuardian.acceptedAt}, now())` })
      .where(open)
    const [row] = await sharedWhere({ db: tx, config }, account, language, id)
    if (!row) throw new ApiError('NOT_FOUND')
    return row
  })
}

/** Declines invitations, or ends what this account sees, all or none. */
export async function leaveShared(db: Db, { account, name }: Actor, ids: number[]): Promise<number[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: childGuardian.id, owner: child.account })
      .from(childGuardian)
      .innerJoin(child, eq(child.id, childGuardian.child))
      .where(and(inArray(childGuardian.id, ids), mine(account)))
    if (rows.length < new Set(ids).size) throw new ApiError('NOT_FOUND')
    await tx.delete(childGuardian).where(inArray(childGuardian.id, ids))
    for (const { id: of, owner } of rows)
      await recordWithdrawal(tx, { account: owner }, 'second-guardian', {
        of,
        by: 'guardian',
        name,
        channel: 'website',
      })
    return ids
  })
}

/** The file of a document of a child that the account sees. NOT_FOUND for any other. */
export async function readSharedDocument(
  { db, storage }: Vault,
  { account }: Actor,
  { id, documentId }: { id: number; documentId: number },
): Promise<StreamedFile> {
  const seen = and(
    eq(childGuardian.id, id),
    eq(childGuardian.account, account),
    isNotNull(childGuardian.confirmedAt),
    eq(document.id, documentId),
  )
  const [row] = await db
    .select({ document })
    .from(childGuardian)
    .innerJoin(document, eq(document.child, childGuardian.child))
    .where(seen)
  if (!row) throw new ApiError('NOT_FOUND')
  return fileOf(storage, row.document)
}
