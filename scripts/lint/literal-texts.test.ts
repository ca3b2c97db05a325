import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../', import.meta.url))
let root = ''

/** True where the repository's own rules accept the code as a screen of the administrators' console. */
function isAccepted(code: string): boolean {
  writeFileSync(join(root, 'admin/src/Sample.tsx'), `export const Sample = () => ${code}\n`)
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, status } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'admin/src/Sample.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) expect(stdout).toMatch(/noJsxLiterals|"plugin"/)
  return status === 0
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pravesh-literals-'))
  mkdirSync(join(root, 'admin/src'), { recursive: true })
  for (const file of ['biome.json', '.gitignore', 'scripts/lint'])
    cpSync(join(repository, file), join(root, file), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  '<p>Save it</p>',
  '<Box aria-label="Search" />',
  '<input placeholder="The first. The second" />',
  '<Button label="Save" />',
])('%s is a text outside the messages', (code) => {
  expect(isAccepted(code)).toBe(false)
})

test.each([
  '<FormSection title="editor.theSchool" className="wide section" />',
  "<p>{count} · {text('list.empty')}</p>",
])('%s is none', (code) => {
  expect(isAccepted(code)).toBe(true)
})
