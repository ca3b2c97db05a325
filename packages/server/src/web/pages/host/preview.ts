import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeOnce } from '../../../platform/cache/cached-response.ts'
import { type HeaderList, type RenderedPage, withUsual } from '../../../platform/cache/page.ts'
import { plainPage } from '../../../platform/http/response/plain-page.ts'
import type { OpenPreview } from '../../preview/previews.ts'
import type { Renderer } from './renderer.ts'

type PreviewOptions = { open: OpenPreview; renderer: Renderer; headers: HeaderList }

/** Never stored, never found by search engines, and its address is passed on to no other site. */
const previewHeaders: HeaderList = [
  ['cache-control', 'private, no-store'],
  ['x-robots-tag', 'noindex, nofollow'],
  ['referrer-policy', 'no-referrer'],
]
const otherLanguagePath = (target: string) => (target.startsWith('/hi/') ? target.slice(3) : `/hi${target}`)

/**
 * `/preview/{kind}/{record}` and the same below `/hi`: the site's own page of a record that is not published, at an address that was
 * signed for administrators. Rendered for each request, past the page cache. 404 for an address that is not ours, 410 for an expired one.
 */
export function previewRoutes(app: FastifyInstance, { open, renderer, headers }: PreviewOptions): void {
  async function pageOf({ url, params, query }: FastifyRequest, language: '' | '/hi'): Promise<RenderedPage> {
    const { kind = '', record = '' } = params as { kind?: string; record?: string }
    const { expires, signature } = query as Readonly<Record<string, unknown>>
    const isComplete = /^\d{1,9}$/.test(record) && typeof expires === 'string' && /^\d{1,12}$/.test(expires)
    if (!isComplete || typeof signature !== 'string') return plainPage('NOT_FOUND', url)
    const preview = await open({ kind, record: Number(record), expires: Number(expires), signature })
    if (preview === undefined) return plainPage('NOT_FOUND', url)
    if (preview === 'expired') return plainPage('NOT_FOUND', url, { status: 410 })
    return renderer.page(language + preview.path, {
      reader: preview.reader,
      preview: { otherPath: otherLanguagePath(url) },
    })
  }
  async function respond(request: FastifyRequest, reply: FastifyReply, language: '' | '/hi') {
    const page = await pageOf(request, language)
    const ownNames = new Set(previewHeaders.map(([name]) => name))
    const usual = withUsual(page.headers, headers).filter(([name]) => !ownNames.has(name))
    // Past the security plugin, whose headers would replace these.
    reply.hijack()
    await writeOnce(page.status, [...usual, ...previewHeaders], page.body, request.raw, reply.raw)
  }
  for (const language of ['', '/hi'] as const)
    app.get(`${language}/preview/:kind/:record`, (request, reply) => respond(request, reply, language))
}
