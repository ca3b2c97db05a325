import { join } from 'node:path'
import { document, publishedFile } from '../../../platform/db/tables.ts'
import { newKey } from '../../../services/delivery/storage/storage.ts'
import { storeFile, type Vault } from '../store.ts'

/** More than the buffers of both ends of a connection: the rest waits in the process for its reader. */
export const largeBytes = Buffer.alloc(48 * 1024 * 1024, 'pravesh ')

type Stored = { url: string; path: string }
const pathIn = (dataDir: string, key: string) => join(dataDir, 'files', key)

/** Publishes bytes as they are, of any size; returns their address and their key. */
export function publishBytes(vault: Vault, dataDir: string, bytes: Buffer): Promise<Stored> {
  return storeFile(vault, { bytes, mime: 'application/pdf' }, async (tx, { sealedWith: _, ...file }) => {
    const url = `/files/${newKey().slice(3)}.pdf`
    await tx.insert(publishedFile).values({ ...file, address: url })
    return { url, path: pathIn(dataDir, file.key) }
  })
}

/** Adds a document of an account, of any size. */
export function addDocumentBytes(
  vault: Vault,
  dataDir: string,
  account: number,
  bytes: Buffer,
): Promise<Stored & { id: number }> {
  return storeFile(vault, { bytes, mime: 'application/pdf' }, async (tx, file) => {
    const values = { ...file, account, type: 'degree', title: 'Degree' }
    const [row] = await tx.insert(document).values(values).returning({ id: document.id })
    if (!row) throw new Error('An insert returned no row')
    return { id: row.id, url: `/api/v1/student/documents/${row.id}`, path: pathIn(dataDir, file.key) }
  })
}
