import { expect, test } from 'vitest'
import { hashSource } from '../../../platform/http/security/hashed.ts'
import { cachedPage, html, pagesApp, siteOf } from '../testing/app.ts'
import { policies } from './policy.ts'

const stripQuotes = (source: string) => source.slice(1, -1)
const [island, touch, page, print] = ['island()', 'if(1<2)touch("दिल्ली")', 'h1{}', 'p{}'].map(hashSource) as [
  string,
  string,
  string,
  string,
]
const built = {
  directives: ["default-src 'none'", "img-src 'self'"],
  scripts: [stripQuotes(island), stripQuotes(touch)],
  styles: [stripQuotes(page), stripQuotes(print)],
}
const policyOf = (text: string) => policies(built)(Buffer.from(text))
const start = "default-src 'none';img-src 'self'; script-src 'self'"

test('of what the build wrote, a policy names what stands in the page', () => {
  expect(policyOf('<h1>none</h1>')).toBe(`${start}; style-src 'self';`)
  expect(
    policyOf(
      `<style>h1{}</style><script src="/a.js"></script><script type="module">if(1<2)touch("दिल्ली")</script><style media="print">p{}</style><style>h1{}</style>`,
    ),
  ).toBe(`${start} ${touch}; style-src 'self' ${page} ${print};`)
})

test('what the build did not write is never named', () => {
  expect(
    policyOf(
      '<script>evil()</script><script>island() </script><script>h1{}</script><style>island()</style><style>*{}</style>',
    ),
  ).toBe(`${start}; style-src 'self';`)
})

test.each([
  ['in an attribute', '<astro-island props="{&quot;name&quot;:&quot;<script>&quot;}">'],
  ['in an attribute, closed', '<a title="<script>evil()</script>">'],
  ['in data', '<script type="application/ld+json">{"name":"<script>"}</script>'],
  ['that never ends', '<p title="<style><style><script"></p>'],
])('what only looks like an element hides none that follows: %s', (_name, before) => {
  expect(policyOf(`${before}<style>h1{}</style><script>island()</script>`)).toBe(
    `${start} ${island}; style-src 'self' ${page};`,
  )
})

test('a page that is cut off names what is whole', () => {
  expect(policyOf('<style>h1{}</style><script>island()')).toBe(`${start}; style-src 'self' ${page};`)
  expect(policyOf('<style>h1{}</style><script')).toBe(`${start}; style-src 'self' ${page};`)
})

test('a build without a policy is no site', () => {
  expect(() => policies({ ...built, directives: [] })).toThrow('npm run build')
})

test.each([
  ['a page', 200],
  ['a missing page', 404],
  ['a fault', 500],
])('%s is sent under a policy of what stands in it', async (_name, status) => {
  const site = siteOf(
    () => new Response('<style>h1{}</style>', { status, headers: { 'content-type': 'text/html' } }),
    [],
    built,
  )
  const app = await pagesApp(() => html(''), { site })
  for (const request of [{ url: '/a' }, { url: '/a', method: 'HEAD' as const }]) {
    const { headers } = await app.inject(request)
    expect(headers['content-security-policy']).toBe(`${start}; style-src 'self' ${page};`)
  }
  await app.close()
})

test('what is no page is closed; a policy that an answer brings of its own stays', async () => {
  const calendar = siteOf(() => new Response('<style>h1{}</style>', { headers: { 'content-type': 'text/calendar' } }))
  for (const [extraSources, policy] of [
    [{ site: calendar }, "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"],
    [{}, "default-src 'self'"],
  ] as const) {
    const app = await pagesApp(cachedPage('x'), extraSources)
    expect((await app.inject('/a')).headers['content-security-policy']).toBe(policy)
    await app.close()
  }
})
