import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageCost } from './page-cost.ts'

const files: Record<string, string> = {
  '/_astro/page.js': 'import{a}from"./shared.js";import"./more.js";const later=()=>import("./later.js");a(later)',
  '/_astro/shared.js': 'export const a=1',
  '/_astro/more.js': 'import { a } from "./shared.js"; a()',
  '/_astro/later.js': 'throw 1',
  '/_astro/island.js': 'export default 1',
  '/_astro/react.js': `/* ${'react '.repeat(500)} */`,
  '/_astro/page.css': 'p{}',
}
const read = async (path: string) => {
  const body = files[path]
  if (body === undefined) throw new Error(`No such file: ${path}`)
  return Buffer.from(body)
}
const size = (...paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(files[path] ?? path, { level: 6 }).length, 0)

test('a module counts with what it imports at once, each once; not with what it imports later', async () => {
  const { script, scripts } = await pageCost(
    '<link rel="modulepreload" href="/_astro/shared.js"><script type="module" src="/_astro/page.js"></script>',
    read,
  )
  expect(scripts.sort()).toEqual(['/_astro/more.js', '/_astro/page.js', '/_astro/shared.js'])
  expect(script).toBe(size('/_astro/page.js', '/_astro/shared.js', '/_astro/more.js'))
})

test('what a touch loads is counted apart, without what is there already', async () => {
  const allFiles = { ...files, '/_astro/later.js': 'import"./shared.js";import"./island.js"' }
  const readMore = async (path: string) => Buffer.from(allFiles[path as keyof typeof allFiles] ?? '')
  const { touched } = await pageCost('<script type="module" src="/_astro/page.js"></script>', readMore)
  expect(touched).toBe(size(allFiles['/_astro/later.js'], '/_astro/island.js'))
})

test('an island that waits for its touch counts with React, once, beside what the page has loaded', async () => {
  const island = (path: string) =>
    `<astro-island component-url="${path}" renderer-url="/_astro/react.js" client="touch"></astro-island>`
  const html = `<script type="module" src="/_astro/shared.js"></script>${island('/_astro/island.js')}${island('/_astro/shared.js')}`
  const { script, touched } = await pageCost(html, read)
  expect(script).toBe(size('/_astro/shared.js'))
  expect(touched).toBe(size('/_astro/island.js', '/_astro/react.js'))
})

test('inline scripts count; data does not', async () => {
  const { script, scripts } = await pageCost(
    '<script>one()</script><script type="application/ld+json">{"a":1}</script><script type="module">two()</script>',
    read,
  )
  expect(scripts).toEqual(['inline'])
  expect(script).toBe(size('one()\ntwo()'))
})

test.each([
  ['touch', 0],
  ['visible', 0],
  ['load', 2],
  ['idle', 2],
  ['only', 2],
])('an island with client:%s names %i files before a touch', async (client, count) => {
  const html = `<astro-island uid="x" component-url="/_astro/island.js" renderer-url="/_astro/react.js" props="{&quot;a>&quot;:1}" client="${client}"></astro-island>`
  expect((await pageCost(html, read)).scripts).toHaveLength(count)
})

test('a stylesheet that the page waits for counts with the page', async () => {
  const html = '<link rel=stylesheet href=/_astro/page.css><h1>x</h1>'
  expect((await pageCost(html, read)).html).toBe(size(html, '/_astro/page.css'))
})

test('a file that is named but not built is a mistake', async () => {
  await expect(pageCost('<script src="/_astro/gone.js"></script>', read)).rejects.toThrow('/_astro/gone.js')
})
