import { type StoredFile, storeFile } from '../../../catalogue/files/store.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { document, publishedFile } from '../../../platform/db/tables.ts'
import type { Storage } from '../../../services/delivery/storage/storage.ts'

export const bytesOf = (n: number): Buffer => Buffer.alloc(50_000 + n * 10_000, n)

/** A family with this many documents, and a public picture. Returns the files' records, the documents first, in their order. */
export async function seedRecords(db: Db, storage: Storage, documentCount: number): Promise<StoredFile[]> {
  const storedFiles: StoredFile[] = []
  await db.execute(sql`insert into student_account (id, track, name) values (1000, 'school', 'Asha')`)
  for (let n = 0; n <= documentCount; n++) {
    const mime = n < documentCount ? 'application/pdf' : 'image/webp'
    await storeFile({ db, storage }, { bytes: bytesOf(n), mime }, async (tx, file) => {
      const { sealedWith: _, ...open } = file
      if (n < documentCount)
        await tx.insert(document).values({ ...file, account: 1_000, type: 'degree', title: `Degree ${n}` })
      else await tx.insert(publishedFile).values({ ...open, address: '/files/x.webp' })
      storedFiles.push(file)
    })
  }
  return storedFiles
}
