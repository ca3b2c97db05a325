import { createHash } from 'node:crypto'
import { deleteFiles, storeFile, type Vault } from '../../catalogue/files/store.ts'
import { and, asc, eq, gt, sql } from '../../platform/db/drizzle.ts'
import { document } from '../../platform/db/tables.ts'
import { CannotOpen } from '../../platform/keys/keyring.ts'
import type { Outcome, Step } from './step.ts'

type SealedDocument = Pick<typeof document.$inferSelect, 'id' | 'key' | 'mime' | 'sha256'>
const batchSize = 50
/** Requests that have read the record already still find the file. */
const readersSeconds = 5 * 60

class DocumentChangedError extends Error {}

/**
 * Seals files of documents again that are not sealed with the first key yet, including unsealed ones from earlier. The file is written
 * under a new key of the store and the record is switched to it: at any time there is a readable one.
 */
export function resealDocuments({ db, storage }: Vault): Step {
  const older = sql`${document.sealedWith} is distinct from ${storage.sealsWith}`

  async function resealOne({ id, key, mime, sha256 }: SealedDocument): Promise<Outcome> {
    const bytes = await storage.get(key)
    const [current] = await db.select({ key: document.key }).from(document).where(eq(document.id, id))
    if (current?.key !== key) return 'passed over'
    if (!bytes) return new CannotOpen('The file is not in the store')
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      return new CannotOpen('The file is not the one that was given')
    const content = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), mime }
    try {
      await storeFile({ db, storage }, content, async (tx, { key: newKey, sealedWith }) => {
        const isUnchanged = and(eq(document.id, id), eq(document.key, key))
        const [moved] = await tx
          .update(document)
          .set({ key: newKey, sealedWith })
          .where(isUnchanged)
          .returning({ id: document.id })
        // Replaced or removed meanwhile: thrown, so that the file that was just written goes again.
        if (!moved) throw new DocumentChangedError()
        await deleteFiles(tx, [{ key }], readersSeconds)
      })
    } catch (error) {
      if (error instanceof DocumentChangedError) return 'passed over'
      throw error
    }
    return 'resealed'
  }
  return {
    label: 'documents',
    count: () => db.$count(document, older),
    async *run() {
      for (let last = 0; ; ) {
        const { id, key, mime, sha256 } = document
        const rows = await db
          .select({ id, key, mime, sha256 })
          .from(document)
          .where(and(older, gt(document.id, last)))
          .orderBy(asc(document.id))
          .limit(batchSize)
        for (const row of rows) {
          try {
            yield await resealOne(row)
          } catch (error) {
            if (!(error instanceof CannotOpen)) throw error
            yield error
          }
          last = row.id
        }
        if (rows.length < batchSize) return
      }
    },
  }
}
