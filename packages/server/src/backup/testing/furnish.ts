import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/index.ts'
import { document, publishedFile } from '../../db/tables.ts'
import type { Storage } from '../../delivery/storage/storage.ts'
import { type KeptFile, keepFile } from '../../files/keep.ts'

export const bytesOf = (n: number): Buffer => Buffer.alloc(50_000 + n * 10_000, n)

/** A family with so many papers, and a picture for everybody. Answers the files' records, the papers first, in their order. */
export async function furnish(db: Db, storage: Storage, papers: number): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  await db.execute(sql`insert into student_account (id, track, name) values (1000, 'school', 'Asha')`)
  for (let n = 0; n <= papers; n++) {
    const mime = n < papers ? 'application/pdf' : 'image/webp'
    await keepFile({ db, storage }, { bytes: bytesOf(n), mime }, async (tx, file) => {
      const { sealedWith: _, ...open } = file
      if (n < papers)
        await tx.insert(document).values({ ...file, account: 1_000, type: 'degree', title: `Degree ${n}` })
      else await tx.insert(publishedFile).values({ ...open, address: '/files/x.webp' })
      kept.push(file)
    })
  }
  return kept
}
