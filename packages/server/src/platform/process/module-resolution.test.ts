import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const hooks = new URL('./module-resolution.ts', import.meta.url).href
const { href: entry } = new URL('../config/config.ts', import.meta.url)
/** Prints the address and format of each module that an import of the entry loads. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, nextLoad) => (loaded.push([url, context.format]), nextLoad(url, context)) })
  await import(${JSON.stringify(entry)})
  console.log(JSON.stringify(loaded))`

/** Modules that are loaded with these flags, in their order. */
function loadedWith(...flags: string[]): [url: string, format: string][] {
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

test('leads to the very modules that Node itself finds', () => {
  const own = loadedWith()
  expect(own.length).toBeGreaterThan(10)
  expect(own.some(([url]) => url.includes('/node_modules/'))).toBe(true)
  expect(loadedWith('--import', hooks)).toEqual(own)
})
