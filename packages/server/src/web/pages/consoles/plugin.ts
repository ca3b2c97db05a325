import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { write, writeOnce } from '../../../platform/cache/cached-response.ts'
import type { HeaderList, RenderedPage } from '../../../platform/cache/page.ts'
import { plainPage } from '../../../platform/http/response/plain-page.ts'
import { securityHeaderList } from '../../../platform/http/security/headers.ts'
import { StaticFiles } from '../files/static-files.ts'
import { type ConsolePageOptions, consolePage } from './console-page.ts'

interface ConsolesOptions {
  /** The built folder of each, its name, and the path that it is served under. */
  consoles: readonly { name: string; path: string; folder: string }[]
  /** Names of those whose session is a cookie. */
  byCookie?: readonly string[]
  strictTransport?: boolean
  /** Origins in addition to our own that the consoles may call. */
  connect?: readonly string[]
  /** Origin of the public site. */
  site?: string
}

/** The consoles: their built files, and their one page for every other path below theirs. A console not built is left out. */
export async function consolesPlugin(app: FastifyInstance, options: ConsolesOptions): Promise<void> {
  const headers = securityHeaderList(options.strictTransport ?? false)
  for (const { name, path: base, folder } of options.consoles) {
    const pageOptions = { connect: options.connect, site: options.site, byCookie: options.byCookie?.includes(name) }
    if (existsSync(join(folder, 'index.html'))) await mount(app, base, folder, headers, pageOptions)
    else app.log.warn({ base, folder }, 'console is not built and not served')
  }
}

async function mount(
  app: FastifyInstance,
  base: string,
  folder: string,
  headers: HeaderList,
  pageOptions: ConsolePageOptions,
) {
  const files = await StaticFiles.open(folder, { base, headers, immutable: /^assets\//, except: /\.html$/ })
  const page = consolePage(await readFile(join(folder, 'index.html'), 'utf8'), pageOptions)

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    const path = request.raw.url?.split('?', 1)[0] ?? base
    const file = files.find(path)
    // A file of the build may be missing on the disk, where the console was rebuilt under a running server: that is a 404 too.
    const fileResponse = await file?.().catch((error: unknown) => {
      request.log.warn({ err: error, path }, 'a file of the console could not be read')
    })
    if (fileResponse) return write(fileResponse, request.raw, reply.raw)
    // A request for a part of an older build, from an open tab, must not get a page.
    const found: RenderedPage = path.startsWith(`${base}/assets/`) ? plainPage('NOT_FOUND', path) : page()
    await writeOnce(found.status, [...found.headers, ...headers], found.body, request.raw, reply.raw)
  }

  for (const url of [base, `${base}/*`])
    app.route({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler: serve })
}
