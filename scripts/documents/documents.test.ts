import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { layers } from '../../.dependency-cruiser.mjs'
import { citationErrors, documentErrors } from './named-paths.mjs'

const project = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(project, path), 'utf8')

describe('the documents', () => {
  it('name only files and folders that are there, and link to what is there', () => {
    expect(documentErrors(project)).toEqual([])
  })

  it('draw the layers of the server as the check holds them', () => {
    const [, diagram = ''] =
      /## Layers of the server[\s\S]+?```\n([\s\S]+?)```/.exec(read('docs/architecture.md')) ?? []
    const lines = diagram
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
    const found = lines.map(([layer, ...modules]) => [layer, modules.join(' ').replaceAll(',', '')])
    expect(found.toReversed()).toEqual(Object.entries(layers))
  })

  it('index every decision, each once', () => {
    const files = readdirSync(join(project, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name))
    const indexedFiles = Array.from(
      read('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\) \|/gm),
      ([, file]) => file,
    )
    expect(files.length).toBeGreaterThan(0)
    expect(indexedFiles).toEqual(files.toSorted())
  })

  it('give every decision a number, a title, a day, a state and its parts', () => {
    const form = /^# (\d{3}) .+\n\n\d{4}-\d{2}-\d{2} · .+\n\n\*\*Context\.\*\*[\s\S]+\n\*\*Decision\.\*\*/
    const invalidFiles = readdirSync(join(project, 'docs/decisions')).filter((name) => {
      const number = /^\d{3}/.exec(name)?.[0]
      return number !== undefined && form.exec(read(`docs/decisions/${name}`))?.[1] !== number
    })
    expect(invalidFiles).toEqual([])
  })

  it('explain words that stand in the file beside them', () => {
    const [, ofTheCode = ''] = /## Terms of the code\n([\s\S]*?)\n## /.exec(read('docs/glossary.md')) ?? []
    const rows = Array.from(
      ofTheCode.matchAll(/^\| (?!term|-)([^|]+) \|.*\| `([^`]+)` \|$/gm),
      ([, word = '', file = '']) => ({ word, file }),
    )
    expect(rows.length).toBeGreaterThan(10)
    const missing = rows.flatMap(({ word, file }) => {
      const text = `${file}\n${read(file)}`.toLowerCase()
      const terms = word.replaceAll('`', '').toLowerCase().split(', ')
      return terms
        .filter((term) => !new RegExp(`(?<![a-z])${term}`).test(text))
        .map((term) => `${term}: not in ${file}`)
    })
    expect(missing).toEqual([])
  })

  it('have each section and decision that a comment sends its readers to', () => {
    expect(citationErrors(project)).toEqual([])
  })
})

describe('a document that', () => {
  let root = ''
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pravesh-documents-'))
    plant('packages/server/src/services/jobs/queue.ts', '')
    plant('packages/server/src/services/mail/mail.ts', '')
    plant('docs/map.md', '# The map\n\n## Floors, and rooms\n')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  it.each([
    [
      'names what is there',
      'docs/a.md',
      '`packages/server/src/services/jobs/queue.ts`, `jobs/queue.ts`, `queue.ts`, `mail/`',
    ],
    [
      'names a neighbour',
      'packages/server/src/services/jobs/README.md',
      '`queue.ts`, `src/services/mail/mail.ts`, `services/mail/mail.ts`, `../mail/mail.ts`',
    ],
    [
      'names a file of a folder that it names',
      'packages/server/src/services/jobs/README.md',
      'In `packages/server/src/services/mail` (`mail.ts`)',
    ],
    ['names no path', 'docs/a.md', '`npm run dev`, `/open/otp`, `<name>.ts`, `a/b`, `dist/server/`, `GET /x/`'],
    ['shows code', 'docs/a.md', '```\nsee `gone.ts`\n```\n'],
    [
      'links',
      'docs/a.md',
      '[a](map.md) [b](map.md#floors-and-rooms) [c](../packages/server) [d](https://example.in/x.md) [e](#a)\n\n# A',
    ],
  ])('%s passes', (_what, path, text) => {
    plant(path, text)
    expect(documentErrors(root)).toEqual([])
  })

  it.each([
    ['names a file that is gone', 'docs/a.md', 'In `jobs/gone.ts`.', 'there is no jobs/gone.ts'],
    ['names a folder that is gone', 'README.md', 'In `packages/gone/`.', 'there is no packages/gone/'],
    ['names a package that is gone', 'docs/a.md', 'In `packages/gone`.', 'there is no packages/gone'],
    ['names part of a name', 'docs/a.md', 'In `eue.ts`.', 'there is no eue.ts'],
    [
      'names a file of another folder as its own',
      'packages/server/src/services/jobs/README.md',
      '`mail.ts`',
      'there is no mail.ts',
    ],
    ['links to nothing', 'docs/a.md', '[a](gone.md)', 'the link to gone.md leads nowhere'],
    ['links to a heading that is gone', 'docs/a.md', '[a](map.md#gone)', 'the link to map.md#gone leads nowhere'],
  ])('%s fails', (_what, path, text, error) => {
    plant(path, text)
    expect(documentErrors(root)).toEqual([`${path}: ${error}`])
  })
})

describe('a comment', () => {
  it('that cites what is not there is named', () => {
    const root = mkdtempSync(join(tmpdir(), 'pravesh-comments-'))
    mkdirSync(join(root, 'docs/decisions'), { recursive: true })
    writeFileSync(join(root, 'docs/specification.md'), '# What was asked for\n\n## 1. For whom\n')
    writeFileSync(join(root, 'docs/decisions/001-a.md'), '')
    const comment = (section: number, decision: string) =>
      `/** docs/specification.md, section ${section}; Decision ${decision} */\n`
    writeFileSync(join(root, 'right.ts'), comment(1, '001'))
    writeFileSync(join(root, 'wrong.ts'), comment(2, '002'))
    const errors = citationErrors(root)
    rmSync(root, { recursive: true })
    expect(errors).toEqual(['wrong.ts: the specification has no section 2', 'wrong.ts: there is no decision 002'])
  })
})
