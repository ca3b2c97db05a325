import { ApiError } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import { and, eq, inArray, isNotNull, isNull, lt, not, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { publishedFile } from '../../platform/db/tables.ts'
import type { BeginDownload } from '../../platform/http/capacity/downloads.ts'
import { sendStream } from '../../platform/http/response/file.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { enqueue, jobKind } from '../../services/jobs/queue.ts'
import { type Handled, handle } from '../../services/jobs/run.ts'
import { forShow } from './picture.ts'
import { referencedUrls } from './references.ts'
import { extensionOf, fileIn } from './sniff.ts'
import { deleteFiles, type StoredFile, storeFile, type Vault } from './store.ts'
import { verifiedFile } from './verified.ts'

/** The random part of the key reveals nothing of the file; the extension gives its type. */
const addressOf = ({ key, mime }: Pick<StoredFile, 'key' | 'mime'>): string =>
  `/files/${key.slice(3)}.${extensionOf[mime as keyof typeof extensionOf]}`

/** Publishes an uploaded file: a picture is re-encoded, a brochure must be a PDF. */
export async function publishFile<T>(
  vault: Vault,
  content: string,
  kind: 'image' | 'brochure',
  write: (tx: Tx, address: string) => Promise<T>,
): Promise<T> {
  const sent = fileIn(content)
  const isPdf = sent.mime === 'application/pdf'
  if (isPdf !== (kind === 'brochure')) {
    const message = isPdf ? 'A JPG, PNG or WebP picture, please' : 'A brochure is a PDF'
    throw new ApiError('INVALID', { errors: [{ field: 'content', message }] })
  }
  const picture = isPdf ? undefined : await forShow(sent.bytes)
  return storeFile(vault, picture ?? sent, async (tx, { sealedWith: _, ...file }) => {
    const address = addressOf(file)
    await tx.insert(publishedFile).values({ ...file, address, width: picture?.width, height: picture?.height })
    return write(tx, address)
  })
}
const takedownKind = jobKind<{ addresses: readonly string[] }>('take-down-files', 20)
/** Takes down the files at these addresses, once the caller's transaction is committed: those that nothing shows then. */
export async function takeDownFiles(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await enqueue(tx, takedownKind, { addresses })
}
export const takeDownHandler = (db: Db): Handled =>
  handle(takedownKind, async ({ addresses }) => {
    const referenced = await referencedUrls(db)
    const removable = addresses.filter((address) => !referenced.has(address))
    await db.transaction(async (tx) => {
      const removableFilter = inArray(publishedFile.address, removable)
      if (removable.length > 0) await deleteFiles(tx, await tx.delete(publishedFile).where(removableFilter).returning())
    })
  })
/** Unreferenced files remain for this long: for cached pages and previews, and for a restore of the reference. */
const graceDays = 7
/** An upload writes its file and the referencing row together; a younger file may still be in progress. */
const young = sql`now() - interval '1 hour'`

/** Removes files that were unreferenced for a week. A new reference in the meantime preserves the file. */
export async function sweepPublished(db: Db): Promise<void> {
  if ((await db.$count(publishedFile, lt(publishedFile.createdAt, young))) === 0) return
  const referencedList = `{${[...(await referencedUrls(db))].join(',')}}`
  const isShown = sql`${publishedFile.address} = any (${referencedList}::text[])`
  await db.transaction(async (tx) => {
    await tx
      .update(publishedFile)
      .set({ unshownSince: null })
      .where(and(isShown, isNotNull(publishedFile.unshownSince)))
    await tx
      .update(publishedFile)
      .set({ unshownSince: sql`now()` })
      .where(and(not(isShown), isNull(publishedFile.unshownSince), lt(publishedFile.createdAt, young)))
    const long = lt(publishedFile.unshownSince, sql`now() - make_interval(days => ${graceDays})`)
    await deleteFiles(tx, await tx.delete(publishedFile).where(long).returning())
  })
}

/** `GET /files/:name`: published files, public and immutable. Private documents have no record here and are NOT_FOUND. */
export async function publishedFiles(
  app: FastifyInstance,
  { db, storage, beginDownload }: Vault & { beginDownload: BeginDownload },
): Promise<void> {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const address = `/files/${request.params.name}`
    const [file] = await db.select().from(publishedFile).where(eq(publishedFile.address, address))
    if (!file) throw new ApiError('NOT_FOUND')
    const etag = `"${file.sha256}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    await beginDownload(networksOf(request.ip), reply)
    const source = await storage.open(file.key)
    if (!source) throw new ApiError('NOT_FOUND')
    if (file.mime === 'application/pdf') reply.header('content-disposition', 'attachment; filename="brochure.pdf"')
    return sendStream(reply.type(file.mime), verifiedFile(source, file, `The file at ${address}`), file.size)
  })
}
