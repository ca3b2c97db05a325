import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cssVariables } from '@pravesh/theme'
import { CachedResponse } from '../../platform/cache/cached-response.ts'
import type { HeaderList } from '../../platform/cache/page.ts'
import { filePolicy } from '../../platform/http/security/hashed.ts'
import { closedPolicy } from '../../platform/http/security/headers.ts'
import { errorsPage } from './pages/errors-page.ts'
import { guidePage } from './pages/guide-page.ts'
import { indexPage } from './pages/index-page.ts'
import { operationPage } from './pages/operation-page.ts'
import { missingPage } from './pages/page.ts'
import { callsOf, type Place } from './place.ts'

const policy = `${closedPolicy}; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'`
const fresh = 'public, max-age=0, must-revalidate'
const forGood = 'public, max-age=31536000, immutable'

/** A file that pages link, under a name that changes with it. */
interface Asset {
  name: string
  type: string
  body: Buffer
}
const read = (address: string) => readFile(fileURLToPath(import.meta.resolve(address)))
function asset(name: string, ending: string, type: string, body: Buffer): Asset {
  return { name: `${name}.${createHash('sha256').update(body).digest('hex').slice(0, 10)}.${ending}`, type, body }
}

async function readAssets(): Promise<Record<'font' | 'style' | 'script' | 'icon', Asset>> {
  const [fontFile, scriptFile, iconFile, ...styles] = await Promise.all([
    read('@pravesh/theme/fonts/anek-latin.woff2'),
    read('./assets/reference.js'),
    read('./assets/icon.svg'),
    // The one for wide screens is the last: it overrides.
    ...['page', 'calls', 'call', 'wide'].map((name) => read(`./assets/${name}.css`)),
  ])
  const font = asset('anek-latin', 'woff2', 'font/woff2', fontFile)
  const face = `@font-face{font-family:"Anek";src:url("./${font.name}") format("woff2");font-weight:600;font-display:swap}`
  const css = Buffer.from([cssVariables(), face, ...styles.map(String)].join('\n'))
  return {
    font,
    icon: asset('icon', 'svg', 'image/svg+xml; charset=utf-8', iconFile),
    style: asset('reference', 'css', 'text/css; charset=utf-8', css),
    script: asset('reference', 'js', 'text/javascript; charset=utf-8', scriptFile),
  }
}

/** The reference as ready responses: each page is generated, and compressed, at its first request. */
export class Reference {
  #ready = new Map<string, CachedResponse>()
  #make = new Map<string, () => CachedResponse>()
  #missing: () => CachedResponse

  /** `headers` are sent with every answer. */
  static async open(context: Omit<Place, 'assets'>, headers: HeaderList): Promise<Reference> {
    return new Reference(context, headers, await readAssets())
  }

  private constructor(
    context: Omit<Place, 'assets'>,
    headers: HeaderList,
    files: Awaited<ReturnType<typeof readAssets>>,
  ) {
    const assetUrl = (file: Asset) => `${context.base}/docs/assets/${file.name}`
    const place: Place = {
      ...context,
      assets: { style: assetUrl(files.style), script: assetUrl(files.script), icon: assetUrl(files.icon) },
    }
    const createResponse = (
      status: number,
      type: string,
      age: string,
      security: string,
      body: Buffer,
      packed = false,
    ) =>
      new CachedResponse(
        status,
        [['content-type', type], ['cache-control', age], ['content-security-policy', security], ...headers],
        body,
        packed ? { br: body, gzip: body } : {},
      )
    const createPage = (text: string, status = 200) =>
      createResponse(status, 'text/html; charset=utf-8', status === 200 ? fresh : 'no-store', policy, Buffer.from(text))
    for (const file of Object.values(files))
      this.#make.set(`assets/${file.name}`, () =>
        createResponse(200, file.type, forGood, filePolicy(file.name, file.body), file.body, file === files.font),
      )
    this.#make.set('', () => createPage(indexPage(place)))
    this.#make.set('guide', () => createPage(guidePage(place)))
    this.#make.set('errors', () => createPage(errorsPage(place)))
    const calls = callsOf(context.document)
    for (const call of calls) {
      const siblings = calls.filter(({ operation }) => operation.tags[0] === call.operation.tags[0])
      this.#make.set(call.operation.operationId, () => createPage(operationPage(place, call, siblings)))
    }
    this.#missing = () => createPage(missingPage(place), 404)
  }

  /** Names of all pages and files, below `docs/`. */
  get names(): string[] {
    return [...this.#make.keys()]
  }

  /** The answer at a name below `docs/`, or the 404 page. */
  at(name: string): CachedResponse {
    const make = this.#make.get(name)
    const key = make ? name : '404'
    let response = this.#ready.get(key)
    if (!response) {
      response = (make ?? this.#missing)()
      this.#ready.set(key, response)
    }
    return response
  }
}
