import type { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createSemaphore } from '../../platform/limits/semaphore.ts'

/** Lifetime of a built file: search engines request one about once a day. */
const lifetimeMs = 60 * 60 * 1_000

/** The source of a file's entries, and the function that writes them as text. */
export type FileSource = readonly [Readable, Transform]

type BuiltFile = { body: Buffer; builtAt: number }

/**
 * Files that are built on request, once in an hour and one at a time, for any number of requests: the work that anonymous callers can
 * cause is bounded by the number of files. They are stored compressed, about 0.2 MB for 5,000 records.
 */
export class BuiltFiles {
  #files = new Map<string, BuiltFile>()
  #pending = new Map<string, Promise<Buffer | undefined>>()
  #inTurn = createSemaphore('sitemap', 1, 100)

  /** The file with gzip's coding; undefined where there is nothing to build it of, which is not remembered. */
  async read(name: string, build: () => Promise<FileSource | string | undefined>): Promise<Buffer | undefined> {
    const file = this.#files.get(name)
    if (file && Date.now() - file.builtAt < lifetimeMs) return file.body
    const pending = this.#pending.get(name) ?? this.#build(name, build)
    this.#pending.set(name, pending)
    return pending
  }

  async #build(name: string, build: () => Promise<FileSource | string | undefined>): Promise<Buffer | undefined> {
    try {
      return await this.#inTurn(async () => {
        const content = await build()
        if (content === undefined) return undefined
        const gzip = createGzip()
        const [body] = await Promise.all([
          buffer(gzip),
          typeof content === 'string' ? pipeline([content], gzip) : pipeline(...content, gzip),
        ])
        this.#files.set(name, { body, builtAt: Date.now() })
        return body
      })
    } finally {
      this.#pending.delete(name)
    }
  }
}
