import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { isMet } from './expression.mjs'
import { disallowedLicences, licenceErrors, licenceList, partsOf, platformPackages } from './list.mjs'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-sbom-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a licence expression', () => {
  const free = (licence: string) => ['MIT', 'ISC', 'GPL-2.0-only WITH Classpath-exception-2.0'].includes(licence)
  it.each([
    'MIT',
    'MIT OR GPL-3.0-only',
    'GPL-3.0-only OR MIT',
    '(GPL-3.0-only OR MIT)',
    'MIT AND ISC',
    'MIT AND (GPL-3.0-only OR ISC)',
    'GPL-3.0-only AND GPL-2.0-only OR MIT',
    'GPL-2.0-only WITH Classpath-exception-2.0',
  ])('%s can be met', (expression) => {
    expect(isMet(expression, free)).toBe(true)
  })
  it.each([
    '',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR ISC) AND GPL-3.0-only',
    'MIT GPL-3.0-only',
    '(MIT',
    'MIT)',
    'MIT OR',
    'AND MIT',
    'GPL-2.0-only',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
  ])('%j cannot', (expression) => {
    expect(isMet(expression, free)).toBe(false)
  })
})

const lockfile = `packages:

  '@img/sharp-libvips-linux-x64@1.3.4':
    resolution: {integrity: sha512-x}
    cpu: [x64]
    os: [linux]

  sharp@0.35.5:
    resolution: {integrity: sha512-y}

snapshots:
`
const component = (name: string, licence?: object, group?: string) => ({
  ...{ type: 'library', name, version: '1.0.0', 'bom-ref': name },
  ...(group ? { group } : {}),
  ...(licence ? { licenses: [licence] } : {}),
})
const bom = (...components: ReturnType<typeof component>[]) => ({
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', components, dependencies: [] },
})

describe('what ships', () => {
  it('is refused with a licence that nobody has allowed, or with none', () => {
    const parts = partsOf(
      bom(
        component('good', { license: { id: 'MIT' } }),
        component('either', { expression: '(MPL-2.0 OR Apache-2.0)' }),
        component('copyleft', { license: { id: 'AGPL-3.0-only' } }),
        component('nameless', { license: { name: 'Custom' } }),
        component('silent'),
        component('sharp-libvips-linux-x64', { license: { id: 'LGPL-3.0-or-later' } }, '@img'),
        component('other-lgpl', { license: { id: 'LGPL-3.0-or-later' } }),
        component('contract', { license: { id: 'UNLICENSED' } }, '@pravesh'),
      ),
      lockfile,
    )
    expect(disallowedLicences(parts).map((error) => error.split(' ')[0])).toEqual([
      'copyleft',
      'nameless',
      'other-lgpl',
      'silent',
    ])
  })

  it('is listed alike on every kind of machine', () => {
    expect(platformPackages(lockfile)).toEqual(new Set(['@img/sharp-libvips-linux-x64']))
    const sharp = component('sharp', { license: { id: 'Apache-2.0' } })
    const platformComponent = component('sharp-libvips-linux-x64', { license: { id: 'LGPL-3.0-or-later' } }, '@img')
    const list = licenceList(partsOf(bom(sharp, platformComponent), lockfile))
    expect(list).toBe(licenceList(partsOf(bom(sharp), lockfile)))
    expect(list).toContain('## Apache-2.0\n\nsharp\n')
  })
})

describe('npm run sbom', () => {
  it('writes what is installed, without the network: whole, of the lockfile, its licences allowed and listed', async () => {
    const file = join(folder, 'sbom.json')
    // npm and npx do not prompt: a missing package is an error.
    const env = { ...process.env, npm_config_offline: 'true', NO_COLOR: '1' }
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'sbom', file], { env })
    const sbom = JSON.parse(readFileSync(file, 'utf8'))
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const components: { name: string; version: string; purl?: string; 'bom-ref': string }[] = sbom.components
    const fastify = components.find(({ name }) => name === 'fastify')
    expect(fastify?.purl).toBe(`pkg:npm/fastify@${fastify?.version}`)
    expect(readFileSync('pnpm-lock.yaml', 'utf8')).toContain(`  fastify@${fastify?.version}:\n`)
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['pg', 'astro', 'anek-latin']))
    // Tools of development do not ship.
    expect(components.find(({ name }) => ['vitest', 'drizzle-kit', 's3rver'].includes(name))).toBeUndefined()
    const componentRefs = new Set([sbom.metadata.component['bom-ref'], ...components.map((item) => item['bom-ref'])])
    const dependencyRefs: string[] = sbom.dependencies.flatMap((d: { ref: string; dependsOn?: string[] }) => [
      d.ref,
      ...(d.dependsOn ?? []),
    ])
    expect(dependencyRefs.filter((ref) => !componentRefs.has(ref))).toEqual([])
    expect(licenceErrors(sbom)).toEqual([])
  })
})
