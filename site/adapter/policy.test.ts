import { createHash } from 'node:crypto'
import type { SSRManifest } from 'astro'
import { expect, test } from 'vitest'
import { takePolicy } from './policy.ts'

const hashOf = (text: string): `sha256-${string}` => `sha256-${createHash('sha256').update(text).digest('base64')}`
type Csp = NonNullable<SSRManifest['csp']>
type Manifest = Parameters<typeof takePolicy>[0]
type Route = Manifest['routes'][number]

const csp: Csp = {
  cspDestination: undefined,
  algorithm: 'SHA-256',
  directives: ["default-src 'none'", "img-src 'self'"],
  scriptHashes: [],
  scriptResources: [],
  styleHashes: [],
  styleResources: [],
  isStrictDynamic: false,
  scriptDirective: { resources: [], hashes: [hashOf('island()')], strictDynamic: false },
  styleDirective: { resources: [], hashes: [hashOf('p{}'), hashOf('p{}')] },
}
const route: Pick<Route, 'scripts' | 'styles'> = {
  styles: [
    { type: 'inline', content: 'h1{}' },
    { type: 'external', src: '/_astro/a.css' },
  ],
  scripts: [
    { type: 'inline', value: 'touch()' },
    { type: 'external', value: '/_astro/a.js' },
    { children: 'head()', stage: 'head-inline' },
  ],
}
const manifest = (overrides: Partial<Csp> = {}) => {
  const routes = [route, route].map((item) => ({ ...item, file: '', links: [], routeData: {} })) as unknown as Route[]
  return { csp: { ...csp, ...overrides }, routes, shouldInjectCspMetaTags: true } satisfies Manifest
}

test('the policy holds the hash of everything inline that the build wrote, each once, and Astro writes none any more', () => {
  const input: Manifest = manifest()
  expect(takePolicy(input)).toEqual({
    directives: csp.directives,
    scripts: ['island()', 'touch()', 'head()'].map(hashOf),
    styles: ['p{}', 'h1{}'].map(hashOf),
  })
  expect([input.csp, input.shouldInjectCspMetaTags]).toEqual([undefined, false])
})

test.each([
  ['no policy', { ...manifest(), csp: undefined }],
  ['a policy that Astro does not send', { ...manifest(), shouldInjectCspMetaTags: false }],
  ['other hashes', manifest({ algorithm: 'SHA-512' })],
  ['an open beginning', manifest({ directives: ["img-src 'self'"] })],
  ['scripts that load others', manifest({ scriptDirective: { ...csp.scriptDirective, strictDynamic: true } })],
  ['a source of scripts', manifest({ scriptDirective: { ...csp.scriptDirective, resources: ['https://a.example'] } })],
  ['a source of styles', manifest({ styleDirective: { ...csp.styleDirective, resources: ["'unsafe-inline'"] } })],
  [
    'a hash for one kind of element',
    manifest({ styleDirective: { resources: [], hashes: [{ hash: hashOf('a'), kind: 'element' }] } }),
  ],
  ['what is no hash', manifest({ styleDirective: { resources: [], hashes: ["sha256-x' 'unsafe-inline"] } })],
  ['no script at all', { ...manifest({ scriptDirective: { ...csp.scriptDirective, hashes: [] } }), routes: [] }],
] satisfies [string, Manifest][])('%s in the manifest is refused, and the manifest stays as it was', (_name, input) => {
  const before = structuredClone(input)
  expect(() => takePolicy(input)).toThrow('site/adapter/policy.ts')
  expect(input).toEqual(before)
})
