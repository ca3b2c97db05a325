import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)
const text = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|ico|map)$/
const leastBytes = 512

/** Writes `x.br` and `x.gz` next to each text file below `folder` that they make smaller. Returns the bytes saved by brotli. */
export async function precompress(folder: URL): Promise<{ files: number; saved: number }> {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(
    names.filter((name) => text.test(name)).map((name) => compress(new URL(encodeURI(name), folder))),
  )
  const done = sizes.filter((size) => size > 0)
  return { files: done.length, saved: done.reduce((sum, size) => sum + size, 0) }
}

async function compress(file: URL): Promise<number> {
  const body = await readFile(file)
  if (body.length < leastBytes) return 0
  const [br, gz] = await Promise.all([
    brotliOf(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipOf(body, { level: 9 }),
  ])
  if (br.length >= body.length) return 0
  await Promise.all([writeFile(new URL(`${file.href}.br`), br), writeFile(new URL(`${file.href}.gz`), gz)])
  return body.length - br.length
}
