import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { declarationsIn } from './declarations.mjs'
import { measureNames, nameError, rateErrors } from './measure.mjs'

test.each([
  ['told', true],
  ['keptAnswers', true],
  ['ofIt', true],
  ['faultsInRows', true],
  ['formValues', false],
  ['isKnown', false],
  ['from', false],
  ['ownInstitute', false],
])('%s is counted: %s', (name, isCounted) => {
  expect(nameError(name) !== undefined).toBe(isCounted)
})

test('variables, functions, parameters, types and properties are declarations; keys, uses and imports are none', () => {
  const text = `import { told } from './told.ts'
type Row = { id: number; name(): string }
export const rows = (list: Row[], { one: row = told, ...rest }: Row) => ({ asked: list.map(([first]) => first), row, rest })
class Store { #items = 1 }
function load() { let total = 0; return total }`
  expect(declarationsIn('a.ts', text).map(({ name, role }) => `${role} ${name}`)).toEqual([
    'type Row',
    'property id',
    'property name',
    'function rows',
    'parameter list',
    'parameter row',
    'parameter rest',
    'parameter first',
    'type Store',
    'property items',
    'function load',
    'variable total',
  ])
})

test('of an Astro component the frontmatter is read, with its lines', () => {
  expect(declarationsIn('A.astro', '---\n\nconst title = 1\n---\n<p>{title}</p>')).toEqual([
    { name: 'title', role: 'variable', line: 3 },
  ])
})

test('a rate above its limit is an error', () => {
  const fine = { declared: 1_000, counted: 1 }
  expect(rateErrors({ production: fine, tests: fine, types: fine, files: fine })).toEqual([])
  expect(rateErrors({ production: { declared: 100, counted: 2 }, tests: fine, types: fine, files: fine })).toHaveLength(
    1,
  )
})

test('a type of production code says what it is of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pravesh-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.ts'), 'export type Query = { id: number }\nexport type PaymentQuery = Query\n')
  writeFileSync(join(folder, 'b.ts'), 'interface Row { id: number }\nconst Keys = 1\n')
  writeFileSync(join(folder, 'a.test.ts'), 'type Row = { id: number }\n')
  expect(measureNames(folder).bare.toSorted()).toEqual([
    'a.ts:1: the type Query says not what it is of',
    'b.ts:1: the type Row says not what it is of',
  ])
})
