import { ApiError, entities } from '@pravesh/contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { columnsOf } from '../catalogue/tables.ts'
import type { Db, Tx } from '../db/index.ts'
import { award, college, collegeMedia, publishedFile, school } from '../db/tables.ts'
import { forgetFiles, type KeptFile, keepFile, type Vault } from './keep.ts'
import { redraw } from './picture.ts'
import { extensionOf, fileIn } from './sniff.ts'

/** The random part of the key says nothing of what the file is; the end of the name says its type. */
const addressOf = ({ key, mime }: Pick<KeptFile, 'key' | 'mime'>): string =>
  `/files/${key.slice(3)}.${extensionOf[mime as keyof typeof extensionOf]}`

/** Takes an uploaded file for everybody to see: a picture is drawn anew, a brochure has to be a PDF. */
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
  const picture = isPdf ? undefined : await redraw(sent.bytes)
  return keepFile(vault, picture ?? sent, async (tx, { sealedWith: _, ...file }) => {
    const address = addressOf(file)
    await tx.insert(publishedFile).values({ ...file, address, width: picture?.width, height: picture?.height })
    return write(tx, address)
  })
}
/** Every column that shows a picture or file by its address. */
const shownIn = [
  collegeMedia.url,
  college.logo,
  college.cover,
  college.brochure,
  school.logo,
  school.cover,
  award.image,
  ...entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) =>
      field.kind === 'link' ? (columnsOf(entity)[name] ?? []) : [],
    ),
  ),
]
const unshown = and(
  ...shownIn.map(
    (column) => sql`not exists (select 1 from ${column.table} where ${column} = ${publishedFile.address})`,
  ),
)
/** Lets go of the files at these addresses that no row shows any more, with the caller's transaction. */
export async function unpublishFiles(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const named = inArray(publishedFile.address, [...addresses])
  await forgetFiles(tx, await tx.delete(publishedFile).where(and(named, unshown)).returning())
}
/** Lets go of what nothing shows any more, such as the pictures of a deleted college. */
export const sweepPublished = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const old = lt(publishedFile.createdAt, sql`now() - interval '1 hour'`)
    await forgetFiles(tx, await tx.delete(publishedFile).where(and(old, unshown)).returning())
  })

/** `GET /files/:name`: what was published, for everybody, for good. Private documents have no record here and are not found. */
export async function publishedFiles(app: FastifyInstance, { db, storage }: Vault): Promise<void> {
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
    const bytes = await storage.get(file.key)
    if (!bytes) throw new ApiError('NOT_FOUND')
    if (file.mime === 'application/pdf') reply.header('content-disposition', 'attachment; filename="brochure.pdf"')
    return reply.type(file.mime).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
