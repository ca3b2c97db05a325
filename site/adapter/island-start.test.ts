import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutTouch } from './island-start.ts'

const file = createRequire(import.meta.url).resolve('astro/runtime/server/scripts.js')
const code = readFileSync(file, 'utf8')

test('what starts an island that waits for a touch is not written into the page, that of any other is', () => {
  const changedCode = withoutTouch(code)
  const body = changedCode.slice(changedCode.indexOf('function getPrescripts'), changedCode.indexOf('export {'))
  const write = new Function(
    'ISLAND_STYLES',
    'islandScript',
    'islandScriptDev',
    'getDirectiveScriptText',
    `${body}; return getPrescripts`,
  )('', 'island()', '', (_result: unknown, directive: string) => `${directive}()`)
  expect(write({}, 'both', 'touch')).toBe('')
  expect(write({}, 'directive', 'touch')).toBe('')
  expect(write({}, 'both', 'only')).toContain('<script>only()</script><script>island()</script>')
})

test('an Astro that writes it elsewhere fails the build', () => {
  expect(() => withoutTouch('export {}')).toThrow('island-start')
})
