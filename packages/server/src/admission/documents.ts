import { createHash } from 'node:crypto'
import { ApiError, type DocumentRow, type documentBody, type documentChange, type FileAnswer } from '@pravesh/contract'
import { and, arrayOverlaps, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '../db/index.ts'
import { application, child, document, studentProfile } from '../db/tables.ts'
import type { Storage } from '../delivery/storage/storage.ts'
import { enqueue, jobKind } from '../jobs/queue.ts'
import { type Handled, handle } from '../jobs/run.ts'
import { countTry } from '../session/throttle.ts'
import { checkOwnChild } from './find.ts'
import { institutesOf, namedIn } from './institute.ts'
import { extensionOf, fileIn } from './sniff.ts'

type Row = typeof document.$inferSelect
export type Vault = { db: Db; storage: Storage }
const mostDocuments = 200

const removeFile = jobKind<{ key: string }>('remove-file', 20)
/** Removes stored bytes once the caller's transaction is committed: a file goes with its record, or stays with it. */
export async function forgetFiles(tx: Tx, files: readonly { key: string }[]): Promise<void> {
  for (const { key } of files) await enqueue(tx, removeFile, { key }, { key: `remove-file:${key}` })
}
export const removeFileHandler = (storage: Storage): Handled => handle(removeFile, ({ key }) => storage.remove(key))

/** INVALID where one of these documents is not the account's. */
export async function checkOwnDocuments(tx: Tx, account: number, ids: readonly number[], field: string): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const mine = and(eq(document.account, account), inArray(document.id, wanted))
  if ((await tx.$count(document, mine)) < wanted.length)
    throw new ApiError('INVALID', { errors: [{ field, message: 'No such document' }] })
}

const shares = (ids: readonly number[]) =>
  and(arrayOverlaps(application.documents, [...ids]), ne(application.status, 'withdrawn'))

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
  return rows.map(({ account: _, key: _key, ...row }) => ({
    ...(row as Omit<DocumentRow, 'sharedWith'>),
    sharedWith: sharing.flatMap(({ documents, submittedAt, instituteType, instituteId }) =>
      submittedAt !== null && documents.includes(row.id)
        ? [{ instituteType, instituteId, instituteName: namedIn(names, { instituteType, instituteId }).name }]
        : [],
    ),
  }))
}
const byOwner = (account: number, id: number) => and(eq(document.account, account), eq(document.id, id))

/** Stores the bytes, then writes the record; where that fails, the bytes go again. */
async function stored<T>(
  { storage }: Vault,
  content: string,
  write: (file: Pick<Row, 'mime' | 'size' | 'sha256' | 'key'>) => Promise<T>,
) {
  const { bytes, mime } = fileIn(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = await storage.put(bytes, mime)
  try {
    return await write({ mime, size: bytes.length, sha256, key })
  } catch (thrown) {
    await storage.remove(key).catch(() => undefined)
    throw thrown
  }
}
async function one(tx: Tx, id: number): Promise<DocumentRow> {
  const [row] = await documentRows(tx, eq(document.id, id))
  if (!row) throw new Error('A written document was not there')
  return row
}

export async function addDocument(
  vault: Vault,
  account: number,
  body: z.output<typeof documentBody>,
): Promise<DocumentRow> {
  const { content, title, ...record } = body
  await countTry(vault.db, `documents:${account}`, 60, 60)
  return stored(vault, content, (file) =>
    vault.db.transaction(async (tx) => {
      await checkOwnChild(tx, account, body.child)
      if ((await tx.$count(document, eq(document.account, account))) >= mostDocuments)
        throw new ApiError('INVALID', { errors: [{ field: 'content', message: `At most ${mostDocuments} documents` }] })
      const values = { ...record, ...file, title: title || record.type.replaceAll('-', ' '), account }
      const [row] = await tx.insert(document).values(values).returning({ id: document.id })
      return one(tx, row?.id ?? 0)
    }),
  )
}

/** What an institute was given stays as it was given: IN_USE for a new file, or a removal, of what was submitted. */
async function refuseShared(tx: Tx, id: number): Promise<void> {
  const unsent = notInArray(application.status, ['draft', 'payment_pending'])
  const given = await tx.$count(application, and(shares([id]), unsent))
  if (given > 0) throw new ApiError('IN_USE', { message: `Shared with ${given} applications: it stays as it is` })
}
export async function changeDocument(vault: Vault, account: number, body: z.output<typeof documentChange>) {
  const { id, content, title, ...record } = body
  const write = (file: Partial<Row>) =>
    vault.db.transaction(async (tx) => {
      const [before] = await tx.select().from(document).where(byOwner(account, id)).for('update')
      if (!before) throw new ApiError('NOT_FOUND')
      if (file.key) {
        await refuseShared(tx, id)
        await forgetFiles(tx, [before])
      }
      await tx
        .update(document)
        .set({ ...record, ...file, title: title || before.title })
        .where(eq(document.id, id))
      return one(tx, id)
    })
  if (content === undefined) return write({})
  const [own] = await vault.db.select({ id: document.id }).from(document).where(byOwner(account, id))
  if (!own) throw new ApiError('NOT_FOUND')
  return stored(vault, content, write)
}
export async function removeDocument({ db }: Vault, account: number, id: number): Promise<number[]> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(document).where(byOwner(account, id)).for('update')
    if (!row) throw new ApiError('NOT_FOUND')
    await refuseShared(tx, id)
    const without = sql`array_remove(${application.documents}, ${id}::int)` as never
    await tx
      .update(application)
      .set({ documents: without })
      .where(shares([id]))
    await tx
      .update(child)
      .set({ photo: null })
      .where(and(eq(child.account, account), eq(child.photo, id)))
    const unpictured = sql`${studentProfile.profile} - 'photo'` as never
    const pictured = and(eq(studentProfile.account, account), sql`${studentProfile.profile}->>'photo' = ${String(id)}`)
    await tx.update(studentProfile).set({ profile: unpictured }).where(pictured)
    await tx.delete(document).where(eq(document.id, id))
    await forgetFiles(tx, [row])
    return [id]
  })
}
/** The bytes of one's own document. NOT_FOUND for another's, and where the store lost it. */
export async function readDocument({ db, storage }: Vault, account: number, id: number): Promise<FileAnswer> {
  const [row] = await db.select().from(document).where(byOwner(account, id))
  const bytes = row && (await storage.get(row.key))
  if (!row || !bytes) throw new ApiError('NOT_FOUND')
  const extension = extensionOf[row.mime as keyof typeof extensionOf]
  return { bytes, type: row.mime, name: `${row.title}.${extension}` }
}
