import { createHash } from 'node:crypto'
import { arrayContains, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { document, openDataFile, publishedFile } from '../../platform/db/tables.ts'
import { newKey, type Storage } from '../../services/delivery/storage/storage.ts'
import { dropJob, enqueue, hurryJob, jobKind } from '../../services/jobs/queue.ts'
import { type Handled, handle, PostponeJob } from '../../services/jobs/run.ts'
import { isDeletionLocked } from './deletion-lock.ts'

/** The storage of files, and the database with their records. */
export type Vault = { db: Db; storage: Storage }
/** Metadata of a file in its record. */
export type StoredFile = {
  mime: string
  /** Size and SHA-256 of the original file, however it is stored. */
  size: number
  sha256: string
  key: string
  sealedWith: string | null
}

const removeFile = jobKind<{ key: string }>('remove-file', 20)
const removalOf = (key: string) => `remove-file:${key}`
/** Longer than any upload takes. */
const uploadSeconds = 60 * 60

/** How long a removal waits before it looks again whether files may go. */
const lockRetrySeconds = 30

/** Removes stored bytes once the caller's transaction is committed, or later: a file goes with its record, or stays with it. */
export async function deleteFiles(tx: Tx, files: readonly { key: string }[], delaySeconds = 0): Promise<void> {
  for (const { key } of files) await enqueue(tx, removeFile, { key }, { key: removalOf(key), delaySeconds })
}
/** Removes a file without a record: a released one, or one whose upload was cut short. */
export const removeFileHandler = ({ db, storage }: Vault): Handled =>
  handle(removeFile, async ({ key }) => {
    const records =
      (await db.$count(document, eq(document.key, key))) +
      (await db.$count(publishedFile, eq(publishedFile.key, key))) +
      (await db.$count(openDataFile, arrayContains(openDataFile.parts, [key])))
    if (records > 0) return
    // Checked last: a backup that begins after this has no record of the file either.
    if (await isDeletionLocked(db)) throw new PostponeJob(lockRetrySeconds)
    await storage.remove(key)
  })

/** Stores bytes whose record is written later: their removal is enqueued before, until `confirmStored` cancels it. `LowDisk` as `storeFile`. */
export async function storeUnrecorded({ db, storage }: Vault, bytes: Uint8Array, mime: string): Promise<string> {
  await storage.checkSpace()
  const key = newKey()
  await enqueue(db, removeFile, { key }, { key: removalOf(key), delaySeconds: uploadSeconds })
  await storage.put(bytes, mime, key)
  return key
}
/** Keeps stored bytes, in the transaction that writes their record. Throws where they are gone already. */
export async function confirmStored(tx: Tx, key: string): Promise<void> {
  if (!(await dropJob(tx, removalOf(key)))) throw new Error('An upload took too long: its file is gone')
}

/**
 * Stores the bytes, then writes the record; where that fails, the bytes are removed. Their removal is enqueued before they are stored, and
 * cancelled with the record: no error or kill at any point leaves one without the other. `LowDisk` where too little space is free.
 */
export async function storeFile<T>(
  vault: Vault,
  { bytes, mime }: { bytes: Buffer; mime: string },
  write: (tx: Tx, file: StoredFile) => Promise<T>,
): Promise<T> {
  const { db, storage } = vault
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = await storeUnrecorded(vault, bytes, mime)
  try {
    return await db.transaction(async (tx) => {
      await confirmStored(tx, key)
      return write(tx, { mime, size: bytes.length, sha256, key, sealedWith: storage.sealsWith })
    })
  } catch (error) {
    // Not removed here: where the connection broke at the commit, the record may be there.
    // Where it cannot be hurried either, the job comes by itself, an hour later.
    await hurryJob(db, removalOf(key)).catch(() => undefined)
    throw error
  }
}
