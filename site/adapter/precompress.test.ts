import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('texts get a brotli and a gzip file beside them; what would not gain by it does not', async () => {
  const script = 'console.log("school");'.repeat(100)
  mkdirSync(join(folder, '_astro'))
  writeFileSync(join(folder, '_astro/[url].abc.js'), script)
  writeFileSync(join(folder, 'tiny.css'), 'p{}')
  writeFileSync(join(folder, 'font.woff2'), script)
  const { files, saved } = await precompress(pathToFileURL(`${folder}/`))
  expect(files).toBe(1)
  expect(saved).toBeGreaterThan(1000)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    '_astro',
    '_astro/[url].abc.js',
    '_astro/[url].abc.js.br',
    '_astro/[url].abc.js.gz',
    'font.woff2',
    'tiny.css',
  ])
  expect(brotliDecompressSync(readFileSync(join(folder, '_astro/[url].abc.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, '_astro/[url].abc.js.gz'))).toString()).toBe(script)
})
