import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cssVariables } from '@pravesh/theme'
import { Answer } from '../cache/answer.ts'
import type { HeaderList } from '../cache/page.ts'
import { filePolicy } from '../http/security/hashed.ts'
import { closedPolicy } from '../http/security/headers.ts'
import { errorsPage } from './errors-page.ts'
import { guidePage } from './guide-page.ts'
import { indexPage } from './index-page.ts'
import { operationPage } from './operation-page.ts'
import { missingPage } from './page.ts'
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
    // The one for wide screens stands last: it overrides.
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

/** The reference as answers that are ready to be written: each page is made, and compressed, when it is first asked for. */
export class Reference {
  #ready = new Map<string, Answer>()
  #make = new Map<string, () => Answer>()
  #missing: () => Answer

  /** `headers` are sent with every answer. */
  static async open(about: Omit<Place, 'assets'>, headers: HeaderList): Promise<Reference> {
    return new Reference(about, headers, await readAssets())
  }

  private constructor(
    about: Omit<Place, 'assets'>,
    headers: HeaderList,
    files: Awaited<ReturnType<typeof readAssets>>,
  ) {
    const at = (file: Asset) => `${about.base}/docs/assets/${file.name}`
    const place: Place = {
      ...about,
      assets: { style: at(files.style), script: at(files.script), icon: at(files.icon) },
    }
    const answer = (status: number, type: string, age: string, security: string, body: Buffer, packed = false) =>
      new Answer(
        status,
        [['content-type', type], ['cache-control', age], ['content-security-policy', security], ...headers],
        body,
        packed ? { br: body, gzip: body } : {},
      )
    const made = (text: string, status = 200) =>
      answer(status, 'text/html; charset=utf-8', status === 200 ? fresh : 'no-store', policy, Buffer.from(text))
    for (const file of Object.values(files))
      this.#make.set(`assets/${file.name}`, () =>
        answer(200, file.type, forGood, filePolicy(file.name, file.body), file.body, file === files.font),
      )
    this.#make.set('', () => made(indexPage(place)))
    this.#make.set('guide', () => made(guidePage(place)))
    this.#make.set('errors', () => made(errorsPage(place)))
    const calls = callsOf(about.document)
    for (const call of calls) {
      const siblings = calls.filter(({ operation }) => operation.tags[0] === call.operation.tags[0])
      this.#make.set(call.operation.operationId, () => made(operationPage(place, call, siblings)))
    }
    this.#missing = () => made(missingPage(place), 404)
  }

  /** Names of all pages and files, below `docs/`. */
  get names(): string[] {
    return [...this.#make.keys()]
  }

  /** The answer at a name below `docs/`, or the 404 page. */
  at(name: string): Answer {
    const make = this.#make.get(name)
    const key = make ? name : '404'
    let answer = this.#ready.get(key)
    if (!answer) {
      answer = (make ?? this.#missing)()
      this.#ready.set(key, answer)
    }
    return answer
  }
}
