import {
  ApiError,
  type ApplicationState,
  correctableStates,
  type DocumentRow,
  type documentBody,
  type documentChange,
} from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { z } from 'zod'
import { forVault } from '../../../catalogue/files/picture.ts'
import { extensionOf, fileIn } from '../../../catalogue/files/sniff.ts'
import { deleteFiles, type StoredFile, storeFile, type Vault } from '../../../catalogue/files/store.ts'
import { verifiedFile } from '../../../catalogue/files/verified.ts'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { and, arrayOverlaps, eq, inArray, isNull, notInArray, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { application, child, document, studentProfile } from '../../../platform/db/tables.ts'
import type { StreamedFile } from '../../../platform/http/response/file.ts'
import { countTry } from '../../../platform/limits/throttle.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'
import { checkOwnChild } from '../find.ts'
import { lockUnderWay } from '../transition/resubmit.ts'
import { lockAccount } from '../transition/transition.ts'
import { assertBelowCount, assertSpace } from './document-space.ts'

type DocumentRecord = typeof document.$inferSelect

/** INVALID where one of these documents is not the account's. */
export async function checkOwnDocuments(tx: Tx, account: number, ids: readonly number[], field: string): Promise<void> {
  const documentIds = [...new Set(ids)]
  if (documentIds.length === 0) return
  const mine = and(eq(document.account, account), inArray(document.id, documentIds))
  if ((await tx.$count(document, mine)) < documentIds.length)
    throw new ApiError('INVALID', { errors: [{ field, message: 'No such document' }] })
}

const shares = (ids: readonly number[]) =>
  and(arrayOverlaps(application.documents, [...ids]), isNull(application.accessEndedAt))

/** Documents with whom they were shared. */
export async function documentRows(
  db: Db | Tx,
  where: SQL | undefined,
  page: { limit: number; offset: number; order?: SQL } = { limit: 100, offset: 0 },
): Promise<DocumentRow[]> {
  const ordered = db
    .select()
    .from(document)
    .where(where)
    .orderBy(page.order ?? document.id)
  const rows = await ordered.limit(page.limit).offset(page.offset)
  const ids = rows.map((r) => r.id)
  const sharing = ids.length === 0 ? [] : await db.select().from(application).where(shares(ids))
  const names = await institutesOf(db, sharing)
  return rows.map(({ account: _, key: _key, sealedWith: _sealed, ...row }) => ({
    ...(row as Omit<DocumentRow, 'sharedWith'>),
    sharedWith: sharing.flatMap(({ documents, submittedAt, instituteType, instituteId }) =>
      submittedAt !== null && documents.includes(row.id)
        ? [{ instituteType, instituteId, instituteName: summaryOf(names, { instituteType, instituteId }).name }]
        : [],
    ),
  }))
}
const byOwner = (account: number, id: number) => and(eq(document.account, account), eq(document.id, id))

/**
 * Stores a file that fits. The space is checked before the bytes are stored, because a rejection would have to remove them, and again by
 * `write`.
 */
async function stored<T>(
  vault: Vault,
  content: string,
  assertFits: (db: Db, bytes: number) => Promise<void>,
  write: (tx: Tx, file: StoredFile) => Promise<T>,
): Promise<T> {
  const file = await forVault(fileIn(content))
  await assertFits(vault.db, file.bytes.length)
  return storeFile(vault, file, write)
}
async function loadDocument(tx: Tx, id: number): Promise<DocumentRow> {
  const [row] = await documentRows(tx, eq(document.id, id))
  if (!row) throw new Error('A written document was not there')
  return row
}

/** Each file is written to the disk, also one that takes the place of another. */
const countFile = ({ db }: Vault, account: number) => countTry(db, [['documents', account], 60, 60])

export async function addDocument(
  vault: Vault,
  account: number,
  body: z.output<typeof documentBody>,
  language: Language = 'en',
): Promise<DocumentRow> {
  const { content, title, ...record } = body
  await countFile(vault, account)
  async function assertFits(db: Db | Tx, bytes: number) {
    await checkOwnChild(db, account, body.child)
    await assertBelowCount(db, account, language)
    await assertSpace(db, account, bytes, language)
  }
  return stored(vault, content, assertFits, async (tx, file) => {
    await lockAccount(tx, account)
    await assertFits(tx, file.size)
    const values = { ...record, ...file, title: title || record.type.replaceAll('-', ' '), account }
    const [row] = await tx.insert(document).values(values).returning({ id: document.id })
    return loadDocument(tx, row?.id ?? 0)
  })
}

const unsent = ['draft', 'payment_pending'] as const
/** Documents that an institute received never change: IN_USE where one of these was sent with an application. */
async function assertNotShared(
  tx: Tx,
  ids: readonly number[],
  loose: readonly ApplicationState[] = unsent,
): Promise<void> {
  const shareCount = await tx.$count(application, and(shares(ids), notInArray(application.status, [...loose])))
  if (shareCount > 0)
    throw new ApiError('IN_USE', {
      message: `Shared with ${shareCount} ${shareCount === 1 ? 'application' : 'applications'}: it stays as it is`,
    })
}
export async function changeDocument(
  vault: Vault,
  account: number,
  body: z.output<typeof documentChange>,
  language: Language = 'en',
) {
  const { id, content, title, ...record } = body
  const assertFits = (db: Db | Tx, bytes: number) => assertSpace(db, account, bytes, language, id)
  async function write(tx: Tx, file: Partial<StoredFile>) {
    // An application that is being sent now must not give another file than the one its family sent.
    if (file.key) await lockUnderWay(tx, account)
    const [before] = await tx.select().from(document).where(byOwner(account, id)).for('update')
    if (!before) throw new ApiError('NOT_FOUND')
    // The fields next to a file can be corrected as long as the form can.
    await assertNotShared(tx, [id], file.key ? unsent : [...unsent, ...correctableStates])
    if (file.size !== undefined) await assertFits(tx, file.size)
    if (file.key) await deleteFiles(tx, [before])
    await tx
      .update(document)
      .set({ ...record, ...file, title: title || before.title })
      .where(eq(document.id, id))
    return loadDocument(tx, id)
  }
  if (content === undefined) return vault.db.transaction((tx) => write(tx, {}))
  const [ownDocument] = await vault.db.select({ id: document.id }).from(document).where(byOwner(account, id))
  if (!ownDocument) throw new ApiError('NOT_FOUND')
  await countFile(vault, account)
  return stored(vault, content, assertFits, write)
}
export async function removeDocument({ db }: Vault, account: number, id: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    await lockUnderWay(tx, account)
    const [row] = await tx.select().from(document).where(byOwner(account, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    await deleteDocuments(tx, account, [row])
    return [id]
  })
}
/**
 * Removes documents of an account with their files, also from drafts and pictures. IN_USE where one of them was sent. The caller holds the
 * lock on open applications: an application that is being sent may reference a document through its child's form or a slot alone.
 */
export async function deleteDocuments(tx: Tx, account: number, rows: readonly DocumentRecord[]): Promise<void> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return
  await assertNotShared(tx, ids)
  for (const id of ids) {
    const remainingIds = sql`array_remove(${application.documents}, ${id}::int)`
    await tx
      .update(application)
      .set({ documents: remainingIds })
      .where(shares([id]))
  }
  await tx
    .update(child)
    .set({ photo: null })
    .where(and(eq(child.account, account), inArray(child.photo, ids)))
  const unpictured = sql`${studentProfile.profile} - 'photo'`
  const photo = sql<string>`${studentProfile.profile}->>'photo'`
  const pictured = and(eq(studentProfile.account, account), inArray(photo, ids.map(String)))
  await tx.update(studentProfile).set({ profile: unpictured }).where(pictured)
  await tx.delete(document).where(inArray(document.id, ids))
  await deleteFiles(tx, rows)
}
/** The file of one's own document. NOT_FOUND for another's, and where the store lost it. */
export async function readDocument({ db, storage }: Vault, account: number, id: number): Promise<StreamedFile> {
  const [row] = await db.select().from(document).where(byOwner(account, id))
  if (!row) throw new ApiError('NOT_FOUND')
  return fileOf(storage, row)
}
/** Opens the file of a document as a stream. The caller has checked read access. NOT_FOUND where the store lost the file. */
export async function fileOf(storage: Storage, row: DocumentRecord): Promise<StreamedFile> {
  const source = await storage.open(row.key)
  if (!source) throw new ApiError('NOT_FOUND')
  // Also a file from before, which nothing seals, is the one that was given, or does not come to its end.
  const parts = verifiedFile(source, row, `The file of document ${row.id}`)
  const extension = extensionOf[row.mime as keyof typeof extensionOf]
  return { parts, size: row.size, type: row.mime, name: `${row.title}.${extension}` }
}
