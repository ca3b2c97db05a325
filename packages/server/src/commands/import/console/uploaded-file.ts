import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, asc, eq, gt } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { importPart, type importRun } from '../../../platform/db/tables.ts'
import { SourceError } from '../source/source-error.ts'

type Run = Pick<typeof importRun.$inferSelect, 'id' | 'bytes'>

/** Writes the parts one after another: memory holds one of them. */
async function writeParts(db: Db, { id, bytes }: Run, path: string): Promise<void> {
  let byteCount = 0
  for (let last = -1; ; last++) {
    const [part] = await db
      .select({ data: importPart.data, position: importPart.position })
      .from(importPart)
      .where(and(eq(importPart.run, id), gt(importPart.position, last)))
      .orderBy(asc(importPart.position))
      .limit(1)
    if (!part) break
    const content = Buffer.from(part.data, 'base64')
    await appendFile(path, content)
    byteCount += content.length
  }
  // The parts are not in a backup.
  if (byteCount !== bytes) throw new SourceError('incomplete', 'Parts of the uploaded file are missing.')
}

/** Runs `work` with the uploaded file on the disk, and removes it afterwards. */
export async function withUploadedFile<T>(db: Db, run: Run, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-upload-'))
  try {
    const path = join(folder, 'register.csv')
    await writeParts(db, run, path)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
