import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTree } from './check-tree.mjs'

const command = fileURLToPath(new URL('../check-imports.mjs', import.meta.url))
let root = ''

function plant(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pravesh-tree-'))
  plant('packages/contract/package.json', '{}')
  plant('packages/contract/src/index.ts', "export * from './field.ts'\nexport { b } from './b.ts'\n")
  plant('packages/contract/src/field.ts', "import { z } from 'zod'\n\nexport const field = z.string()\n")
  plant('packages/server/package.json', '{ "devDependencies": { "fast-check": "1" } }')
  plant('packages/server/src/app.ts', "import { field } from '@pravesh/contract'\nimport pg from 'pg'\n")
  plant('packages/server/src/app.test.ts', "import fc from 'fast-check'\n")
  plant('site/package.json', '{}')
  plant('site/src/pages/[slug].astro', "---\nimport Card from '../components/Card.astro'\n---\n")
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const planted: [rule: string, path: string, text: string, fault: string][] = [
  ['direction', 'packages/contract/src/x.ts', "import { app } from '@pravesh/server'\n", 'against the direction'],
  ['direction of types', 'site/src/x.ts', "import type {\n  A,\n} from '@pravesh/server'\n", 'against the direction'],
  [
    'direction of late imports',
    'site/src/x.ts',
    "const a = await import('@pravesh/server')\n",
    'against the direction',
  ],
  ['direction of re-exports', 'site/src/x.ts', "const a = 1\nexport { b } from '@pravesh/server'\n", 'against the'],
  ['direction in manifests', 'site/package.json', '{ "dependencies": { "@pravesh/server": "1" } }', 'against the'],
  ['database', 'site/src/x.ts', "import { sql } from 'drizzle-orm'\n", 'only the server knows the database'],
  ['Drizzle by its name', 'packages/server/src/http/x.ts', "import { sql } from 'drizzle-orm'\n", 'drizzle.ts alone'],
  ['MUI in the site', 'site/src/x.ts', "import { Button } from '@mui/material'\n", 'only the consoles know'],
  ['browsers', 'packages/contract/src/x.ts', "import { join } from 'node:path'\n", 'it runs in browsers'],
  [
    'packages are not reached into',
    'packages/server/src/http/x.ts',
    "import '../../../contract/src/field.ts'\n",
    'leaves the',
  ],
  ['extensions', 'packages/server/src/http/x.ts', "import { a } from './app'\n", 'lacks its extension'],
  [
    'what runs is declared',
    'packages/server/src/http/x.ts',
    "import fc from 'fast-check'\n",
    'a development dependency',
  ],
  [
    'rooms below',
    'packages/server/src/http/x.ts',
    "import { a } from '../payment/a.ts'\n",
    'http stands below payment',
  ],
  ['rooms side by side', 'packages/server/src/http/x.ts', "import type { A } from '../process/a.ts'\n", 'leads up'],
  ['lone files', 'packages/server/src/payment/x.ts', "const a = await import('../app.ts')\n", 'stands below app'],
  ['rooms have a floor', 'packages/server/src/cellar/x.ts', 'const a = 1\n', 'stands on no floor'],
  ['barrels', 'packages/server/src/http/index.ts', "// All\nexport * from './a.ts'\n", 'a barrel'],
  ['length', 'packages/server/src/http/x.ts', 'const a = 1\n'.repeat(301), '301 lines'],
  ['empty names', 'packages/server/src/http/utils/x.ts', 'const a = 1\n', 'is no name'],
  ['letter case', 'packages/server/src/http/someThing.ts', 'const a = 1\n', 'neither kebab-case'],
  ['loose ends', 'packages/server/src/http/x.ts', `// ${'TO'}${'DO'}: later\n`, 'loose end'],
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
    plant('packages/contract/src/x.ts', "import type { Y } from './y.ts'\n")
    plant('packages/contract/src/y.ts', "import { z } from './z.ts'\n")
    plant('packages/contract/src/z.ts', "const x = await import('./x.ts')\n")
    expect(checkTree(root)).toEqual([
      'packages/contract/src/x.ts: in a circle with packages/contract/src/y.ts, packages/contract/src/z.ts',
    ])
  })

  it('is not misled by comments and texts', () => {
    plant(
      'site/src/x.ts',
      "// import x from '@pravesh/server'\n/* import '@pravesh/server' */\nconst a = 'import it'\n",
    )
    expect(checkTree(root)).toEqual([])
  })
})
