import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTree } from './check-tree.mjs'

const command = fileURLToPath(new URL('./check-imports.mjs', import.meta.url))
let root = ''

function plant(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pravesh-tree-'))
  plant('packages/contract/package.json', '{}')
  plant('packages/contract/src/index.ts', "export * from './fields/field.ts'\nexport { b } from './fields/b.ts'\n")
  plant('packages/contract/src/fields/field.ts', "import { z } from 'zod'\n\nexport const field = z.string()\n")
  plant('packages/server/package.json', '{ "devDependencies": { "fast-check": "1" } }')
  plant('packages/server/src/app/app.ts', "import { field } from '@pravesh/contract'\nimport pg from 'pg'\n")
  plant('packages/server/src/app/app.test.ts', "import fc from 'fast-check'\n")
  plant('site/package.json', '{}')
  plant('site/src/pages/[slug].astro', "---\nimport Card from '../components/Card.astro'\n---\n")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const planted: [rule: string, path: string, text: string, fault: string][] = [
  [
    'direction',
    'packages/contract/src/fields/x.ts',
    "import { app } from '@pravesh/server'\n",
    'against the direction',
  ],
  [
    'direction of types',
    'site/src/lib/x.ts',
    "import type {\n  A,\n} from '@pravesh/server'\n",
    'against the direction',
  ],
  [
    'direction of late imports',
    'site/src/lib/x.ts',
    "const a = await import('@pravesh/server')\n",
    'against the direction',
  ],
  ['direction of re-exports', 'site/src/lib/x.ts', "const a = 1\nexport { b } from '@pravesh/server'\n", 'against the'],
  ['direction in manifests', 'site/package.json', '{ "dependencies": { "@pravesh/server": "1" } }', 'against the'],
  ['database', 'site/src/lib/x.ts', "import { sql } from 'drizzle-orm'\n", 'only the server knows the database'],
  [
    'Drizzle by its name',
    'packages/server/src/platform/http/x.ts',
    "import { sql } from 'drizzle-orm'\n",
    'drizzle.ts alone',
  ],
  ['MUI in the site', 'site/src/lib/x.ts', "import { Button } from '@mui/material'\n", 'only the consoles know'],
  ['browsers', 'packages/contract/src/fields/x.ts', "import { join } from 'node:path'\n", 'it runs in browsers'],
  [
    'packages are not reached into',
    'packages/server/src/platform/http/x.ts',
    "import '../../../../contract/src/fields/field.ts'\n",
    'leaves the',
  ],
  ['extensions', 'packages/server/src/platform/http/x.ts', "import { a } from './app'\n", 'lacks its extension'],
  [
    'what runs is declared',
    'packages/server/src/platform/http/x.ts',
    "import fc from 'fast-check'\n",
    'a development dependency',
  ],
  [
    'modules below',
    'packages/server/src/platform/http/x.ts',
    "import { a } from '../../people/payment/a.ts'\n",
    'platform/http is below people/payment',
  ],
  [
    'modules side by side',
    'packages/server/src/platform/http/x.ts',
    "import type { A } from '../process/a.ts'\n",
    'imports upwards',
  ],
  [
    'lone files',
    'packages/server/src/people/payment/x.ts',
    "const a = await import('../../app/app.ts')\n",
    'is below app/app',
  ],
  ['modules have a layer', 'packages/server/src/people/cellar/x.ts', 'const a = 1\n', 'is in no layer'],
  ['layers are folders', 'packages/server/src/cellar.ts', 'const a = 1\n', 'is in no layer'],
  [
    'what is shipped knows no tests',
    'packages/server/src/platform/http/x.ts',
    "import { a } from '../db/testing/a.ts'\n",
    'is for tests',
  ],
  [
    'nor what they try',
    'packages/server/src/platform/http/x.ts',
    "import { a } from '../../../assurance/a.ts'\n",
    'is for tests',
  ],
  ['modules of the site', 'site/src/lib/x.ts', "import { a } from '../family/a.ts'\n", 'lib is below family'],
  [
    'modules of the console kit',
    'packages/console-kit/src/fields/x.ts',
    "import { a } from '../list/a.ts'\n",
    'fields is below list',
  ],
  ['modules of the contract', 'packages/contract/src/cellar/x.ts', 'const a = 1\n', 'is in no layer'],
  ['barrels', 'packages/server/src/platform/http/index.ts', "// All\nexport * from './a.ts'\n", 'a barrel'],
  ['length', 'packages/server/src/platform/http/x.ts', 'const a = 1\n'.repeat(301), '301 lines'],
  ['empty names', 'packages/server/src/platform/http/utils/x.ts', 'const a = 1\n', 'is no name'],
  ['letter case', 'packages/server/src/platform/http/someThing.ts', 'const a = 1\n', 'neither kebab-case'],
  ['loose ends', 'packages/server/src/platform/http/x.ts', `// ${'TO'}${'DO'}: later\n`, 'loose end'],
]

describe('the direction check', () => {
  it('finds nothing in a tree that keeps the rules', () => {
    expect(checkTree(root)).toEqual([])
    expect(spawnSync(process.execPath, [command, root]).status).toBe(0)
  })

  it.each(planted)('fails on a planted fault: %s', (_rule, path, text, expectedError) => {
    plant(path, text)
    expect(checkTree(root)).toEqual([expect.stringContaining(expectedError)])
    const { status, stderr } = spawnSync(process.execPath, [command, root], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain(path)
  })

  it('finds files that know each other, by types and through others', () => {
    plant('packages/contract/src/fields/x.ts', "import type { Y } from './y.ts'\n")
    plant('packages/contract/src/fields/y.ts', "import { z } from './z.ts'\n")
    plant('packages/contract/src/fields/z.ts', "const x = await import('./x.ts')\n")
    expect(checkTree(root)).toEqual([
      'packages/contract/src/fields/x.ts: in a circle with packages/contract/src/fields/y.ts, packages/contract/src/fields/z.ts',
    ])
  })

  it('finds folders with too many entries, tests aside, where the entries are not numbered or addresses', () => {
    for (const n of Array(14).keys()) plant(`site/src/lib/cards/card-${n}.ts`, 'export const a = 1\n')
    for (const n of Array(20).keys()) plant(`site/src/pages/page-${n}.astro`, '<p>A page</p>\n')
    plant('site/src/lib/cards/card-1.test.ts', 'const a = 1\n')
    expect(checkTree(root)).toEqual([])
    plant('site/src/lib/cards/rows/row.ts', 'export const a = 1\n')
    expect(checkTree(root)).toEqual(['site/src/lib/cards: 15 entries, 14 at most'])
  })

  it('is not misled by comments and texts', () => {
    plant(
      'site/src/lib/x.ts',
      "// import x from '@pravesh/server'\n/* import '@pravesh/server' */\nconst a = 'import it'\n",
    )
    expect(checkTree(root)).toEqual([])
  })
})
