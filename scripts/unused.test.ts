import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../', import.meta.url))
let root = ''

function plant(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const manifest = (name: string, dependencies: Record<string, string>) =>
  JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' }, dependencies })

/** Checks the planted tree by the repository's own configuration. */
const check = () =>
  spawnSync(
    process.execPath,
    [join(repository, 'node_modules/knip/bin/knip.js'), '--no-progress', '--config', join(repository, 'knip.json')],
    { cwd: root, encoding: 'utf8' },
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pravesh-unused-'))
  plant('package.json', JSON.stringify({ name: 'root', type: 'module', private: true }))
  plant('pnpm-workspace.yaml', 'packages:\n  - site\n  - packages/*\n')
  plant('packages/contract/package.json', manifest('@pravesh/contract', { zod: '1' }))
  plant('packages/contract/src/index.ts', "export { id } from './id.ts'\n")
  plant('packages/contract/src/id.ts', "import { z } from 'zod'\n\nexport const id = z.int()\n")
  plant('site/package.json', manifest('@pravesh/site', { '@pravesh/contract': 'workspace:*' }))
  plant('site/src/index.ts', "import { id } from '@pravesh/contract'\n\nid.parse(1)\n")
  mkdirSync(join(root, 'site/node_modules/@pravesh'), { recursive: true })
  symlinkSync(join(root, 'packages/contract'), join(root, 'site/node_modules/@pravesh/contract'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const planted: [rule: string, path: string, text: string, error: RegExp][] = [
  [
    'a value that no other file imports',
    'packages/contract/src/id.ts',
    "import { z } from 'zod'\n\nexport const least = 1\nexport const id = z.int().min(least)\n",
    /Unused exports \(1\)\nleast /,
  ],
  [
    'a type that no other file imports',
    'packages/contract/src/id.ts',
    "import { z } from 'zod'\n\nexport type Id = number\nexport const id = z.int()\n",
    /Unused exported types \(1\)\nId /,
  ],
  [
    'what a package exports and no other imports',
    'packages/contract/src/index.ts',
    "export { id } from './id.ts'\nexport const version = 1\n",
    /Unused exports \(1\)\nversion /,
  ],
  ['a file that nothing imports', 'packages/contract/src/name.ts', 'const a = 1\n', /Unused files \(1\)\n.*name\.ts/],
  [
    'a dependency that is not imported',
    'packages/contract/src/id.ts',
    'export const id = { parse: Number }\n',
    /Unused dependencies \(1\)\nzod /,
  ],
  [
    'an import of what is not declared',
    'site/src/index.ts',
    "import { id } from '@pravesh/contract'\nimport pg from 'pg'\n\nid.parse(pg)\n",
    /Unlisted dependencies \(1\)\npg /,
  ],
]

describe('the check of unused exports and packages', () => {
  it('finds nothing where all is imported and declared', () => {
    expect(check()).toMatchObject({ status: 0 })
  })

  it.each(planted)('refuses %s', (_rule, path, text, error) => {
    plant(path, text)
    const { status, stdout } = check()
    expect(stdout).toMatch(error)
    expect(status).toBe(1)
  })
})
