import { Readable } from 'node:stream'
import { ApiError, openDataFileName, openDataManifest } from '@pravesh/contract'
import type { FastifyInstance } from 'fastify'
import type { Vault } from '../../catalogue/files/store.ts'
import { verifiedFile } from '../../catalogue/files/verified.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { openDataFile } from '../../platform/db/tables.ts'
import type { BeginDownload } from '../../platform/http/capacity/downloads.ts'
import { takesGzip } from '../../platform/http/request/takes-gzip.ts'
import { sendStream } from '../../platform/http/response/file.ts'
import { networksOf } from '../../platform/limits/network.ts'
import { openDataManifests } from './manifests.ts'
import { readParts, readText } from './stored.ts'

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}
/** A file is replaced where it is written again on its day: asked for again after an hour. */
const cacheControl = 'public, max-age=3600'

type OpenDataParts = Vault & { beginDownload: BeginDownload }

/**
 * `GET /open-data/:day/:name`: the files of the open data, and `manifest.json` of each day. A caller that takes gzip gets the stored bytes
 * with that coding; what it saves is the file of the manifest either way.
 */
export async function openDataPlugin(
  app: FastifyInstance,
  { db, storage, beginDownload }: OpenDataParts,
): Promise<void> {
  app.get<{ Params: { day: string } }>(`/open-data/:day/${openDataManifest}`, async (request, reply) => {
    const found = (await openDataManifests(db)).find(({ day }) => day === request.params.day)
    if (!found) throw new ApiError('NOT_FOUND')
    return reply
      .header('cache-control', cacheControl)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(found, null, 2))
  })
  app.get<{ Params: { day: string; name: string } }>('/open-data/:day/:name', async (request, reply) => {
    const { day, name } = request.params
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw new ApiError('NOT_FOUND')
    const [file] = await db
      .select()
      .from(openDataFile)
      .where(and(eq(openDataFile.day, day), eq(openDataFile.name, name)))
    if (!file) throw new ApiError('NOT_FOUND')
    const isGzip = takesGzip(request)
    const etag = `"${file.sha256}${isGzip ? '-gzip' : ''}"`
    reply
      .headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' })
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    await beginDownload(networksOf(request.ip), reply)
    reply
      .type(types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .header('content-disposition', `attachment; filename="${openDataFileName(day, name)}"`)
    if (isGzip)
      return sendStream(reply.header('content-encoding', 'gzip'), Readable.from(readParts(storage, file.parts)))
    const text = verifiedFile(
      readText(storage, file.parts),
      { size: file.bytes, sha256: file.sha256 },
      `${name} of ${day}`,
    )
    return sendStream(reply, text, file.bytes)
  })
}
