import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testParts } from './parts.mjs'

const parts = testParts()
const namesOf = (runner: string) => parts.filter((part) => part.runner === runner).map(({ name }) => name)
/** The parts that run again when a file changes. */
const reachedBy = (file: string) =>
  parts
    .filter(
      ({ inputs, documents }) =>
        inputs.some((input) => input === '.' || file.startsWith(input)) && (documents || !file.endsWith('.md')),
    )
    .map(({ name }) => name)

it('every Vitest project and every folder of journeys is a part', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const projects = Array.from(
    config.matchAll(/\bname: '(\w+)'|\bonDatabase\('(\w+)'/g),
    ([, name, other]) => name ?? other,
  )
  expect(namesOf('vitest').sort()).toEqual(projects.sort())
  const folders = readdirSync('e2e', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const withJourneys = folders.filter(({ name }) =>
    readdirSync(`e2e/${name}`).some((file) => file.endsWith('.spec.ts')),
  )
  expect(namesOf('journeys').sort()).toEqual(withJourneys.map(({ name }) => name).sort())
})

it('a document is read by the tests of documents alone', () => {
  expect(reachedBy('docs/architecture.md')).toEqual(['documents'])
  expect(reachedBy('packages/server/README.md')).toEqual(['documents'])
})

it('a screen of the administrators reaches neither the database nor a journey of families', () => {
  const reached = reachedBy('admin/src/App.tsx')
  expect(reached).toEqual(expect.arrayContaining(['components', 'web', 'admin']))
  for (const name of ['unit', 'server', 'postgres', 'site', 'buyer', 'family', 'visitor', 'outage', 'engineer'])
    expect(reached).not.toContain(name)
})

it('the contract reaches everything', () => {
  expect(reachedBy('packages/contract/src/index.ts')).toEqual(parts.map(({ name }) => name))
})
