import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Reader } from '@pravesh/contract'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { securityHeaders } from '../../../platform/http/security/plugin.ts'
import { rejectConnection, rejectInvalidUrl } from '../../../platform/http/security/rejections.ts'
import type { PageResponse } from '../host/page-response.ts'
import type { Site } from '../host/site.ts'
import { type PagesOptions, pagesPlugin } from '../pages-plugin.ts'

export const origin = 'https://pravesh.example'

/** The context of a test page, as a real one gets it from Astro. */
export interface PageContext {
  request: Request
  url: URL
  page: PageResponse
  locals: Record<string, unknown>
  address: string | undefined
}
export type Page = (context: PageContext) => Response | Promise<Response>

/**
 * A site of one function, which reads these parameters, takes forms below `/school/`, and whose build wrote the inline parts of the
 * policy.
 */
export function siteOf(
  page: Page,
  parameters: readonly string[] = ['a', 'b', 'x', 'q', 'to'],
  policy: Partial<Site['policy']> = {},
): Site {
  return {
    parametersOf: () => parameters,
    takesForm: (path) => path.startsWith('/school/') || path.startsWith('/hi/school/'),
    policy: { directives: ["default-src 'none'", "frame-ancestors 'none'"], scripts: [], styles: [], ...policy },
    render: async (request, locals, address) => {
      const { page: notes } = locals as { page: PageResponse }
      return page({ request, url: new URL(request.url), page: notes, locals: { ...locals }, address })
    },
  }
}

export const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'", ...init.headers },
  })

/** A cacheable page, with its own path and `all` as tags. */
export const cachedPage =
  (body: string | ((context: PageContext) => string | Promise<string>), init?: ResponseInit): Page =>
  async (context) => {
    context.page.keep({ tags: [context.url.pathname.slice(1), 'all'] })
    return html(typeof body === 'string' ? body : await body(context), init)
  }

/** Writes files, by their names, into a fresh folder; returns it. */
export async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-pages-'))
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), body)
  }
  return folder
}

/** An app with security headers, a small API and a made-up site. Closing it removes its files. */
export async function pagesApp(
  page: Page,
  overrides: Partial<PagesOptions> & {
    files?: Record<string, string | Buffer>
    api?: (app: FastifyInstance) => void
    log?: FastifyServerOptions['logger']
  } = {},
): Promise<FastifyInstance> {
  const { files = { 'client/robots.txt': 'User-agent: *' }, api, log = false, ...options } = overrides
  const siteDist = await folderOf(files)
  const app = Fastify({ logger: log, frameworkErrors: rejectInvalidUrl, clientErrorHandler: rejectConnection })
  await app.register(securityHeaders, { strictTransport: false })
  app.get('/api/v1/fine', () => ({ fine: true }))
  app.get('/api/v1/broken', () => {
    throw new Error('broken')
  })
  app.all('/api/v1/*', (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }))
  api?.(app)
  // No made-up page reads the catalogue.
  const reader = new Proxy({} as Reader, {})
  await app.register(pagesPlugin, { reader, siteDist, origin, site: siteOf(page), ...options })
  app.addHook('onClose', () => rm(siteDist, { recursive: true, force: true }))
  return app
}
