import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { CachedResponse, type Ready } from '../../../platform/cache/cached-response.ts'
import type { HeaderList } from '../../../platform/cache/page.ts'
import { filePolicy } from '../../../platform/http/security/hashed.ts'
import { headersForFile } from '../../../platform/http/security/headers.ts'
import { mediaType } from './media-type.ts'

interface StaticOptions {
  /** The base path of the folder: `` or `/admin`. */
  base: string
  /** Sent with every file. */
  headers: HeaderList
  /** Names, from the folder, of files whose content never changes because their name would. */
  immutable: RegExp
  /** Names of files that are not for sending as they are. */
  except?: RegExp
}

/**
 * The files of a built folder at the time it was opened: no other file can be requested. Each is read at its first request and then stays
 * in memory with its `.br` and `.gz`; a build of ours is a few megabytes.
 */
export class StaticFiles {
  #responses = new Map<string, () => Promise<CachedResponse>>()

  static async open(folder: string, options: StaticOptions): Promise<StaticFiles> {
    const files = new StaticFiles()
    const names = new Set((await readdir(folder, { recursive: true })).map((name) => name.replaceAll(sep, '/')))
    for (const name of names) {
      if (/\.(?:br|gz)$/.test(name) && names.has(name.slice(0, name.lastIndexOf('.')))) continue
      if (options.except?.test(name)) continue
      if ((await stat(join(folder, name))).isDirectory()) continue
      const read = once(() => load(folder, name, names, options))
      for (const path of pathsOf(name)) files.#responses.set(options.base + path, read)
    }
    return files
  }

  /** The file at a request target, if there is one. */
  find(target: string): (() => Promise<CachedResponse>) | undefined {
    const mark = target.indexOf('?')
    const path = mark < 0 ? target : target.slice(0, mark)
    return this.#responses.get(path) ?? (path.includes('%') ? this.#responses.get(decoded(path)) : undefined)
  }

  get size(): number {
    return this.#responses.size
  }
}

async function load(
  folder: string,
  name: string,
  names: ReadonlySet<string>,
  options: StaticOptions,
): Promise<CachedResponse> {
  const file = join(folder, name)
  const readCompressed = async (ending: 'br' | 'gz') =>
    names.has(`${name}.${ending}`) ? readFile(`${file}.${ending}`) : undefined
  const [body, br, gzip] = await Promise.all([readFile(file), readCompressed('br'), readCompressed('gz')])
  const { type, packed } = mediaType(name)
  const ready: Ready = packed ? { br: body, gzip: body } : { ...(br && { br }), ...(gzip && { gzip }) }
  const age = options.immutable.test(name)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate'
  const headers: HeaderList = [
    ['content-type', type],
    ['cache-control', age],
    ['content-security-policy', filePolicy(name, body)],
    ...headersForFile(name, options.headers),
  ]
  return new CachedResponse(200, headers, body, ready)
}

/** `about.html` and `about/index.html` are requested as `/about`. */
function pathsOf(name: string): string[] {
  if (!name.endsWith('.html')) return [`/${name}`]
  return [`/${name}`, `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
