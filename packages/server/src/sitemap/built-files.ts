import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createSemaphore } from '../limits/semaphore.ts'

const compress = promisify(gzip)
/** For so long a file is answered as it was built: search engines ask for one about once a day. */
const lifetimeMs = 60 * 60 * 1_000

type BuiltFile = { body: Buffer; builtAt: number }

/**
 * Files that are built when somebody asks for them, once in an hour and one at a time, however many ask: what strangers can cause is
 * bounded by the number of files. They are held compressed, about 1 MB for 25,000 records.
 */
export class BuiltFiles {
  #files = new Map<string, BuiltFile>()
  #pending = new Map<string, Promise<Buffer | undefined>>()
  #inTurn = createSemaphore(1, 100)

  /** The file with gzip's coding; undefined where there is nothing to build it of, which is not remembered. */
  async read(name: string, build: () => Promise<Buffer | string | undefined>): Promise<Buffer | undefined> {
    const file = this.#files.get(name)
    if (file && Date.now() - file.builtAt < lifetimeMs) return file.body
    const pending = this.#pending.get(name) ?? this.#build(name, build)
    this.#pending.set(name, pending)
    return pending
  }

  async #build(name: string, build: () => Promise<Buffer | string | undefined>): Promise<Buffer | undefined> {
    try {
      return await this.#inTurn(async () => {
        const content = await build()
        if (content === undefined) return undefined
        const body = await compress(content)
        this.#files.set(name, { body, builtAt: Date.now() })
        return body
      })
    } finally {
      this.#pending.delete(name)
    }
  }
}
