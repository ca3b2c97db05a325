import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './all.ts'

const root = join(import.meta.dirname, '../../../..')

test('every guard that is to be taken away stands where it is said to, and has tests near it', () => {
  const guards = mutants.map(({ guard }) => guard)
  expect(guards.filter((guard, i) => guards.indexOf(guard) !== i)).toEqual([])
  for (const { guard, file, from, to, tests } of mutants) {
    const times = readFileSync(join(root, file), 'utf8').split(from).length - 1
    expect([guard, times, from === to, tests.filter((path) => !existsSync(join(root, path)))]).toEqual([
      guard,
      1,
      false,
      [],
    ])
  }
})
