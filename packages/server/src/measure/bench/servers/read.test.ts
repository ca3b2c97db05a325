import { expect, test } from 'vitest'
import { processorOf } from './backends.ts'
import { startFlags } from './product.ts'

test('processor time is read of PostgreSQL alone, whatever is in the name of its process', () => {
  const rest = 'S 1 77 77 0 -1 4194368 900 0 0 0 31 11 0 0 20 0 1 0 123 456 789'
  expect(processorOf(`77 (postgres) ${rest}`)).toBe(420)
  expect(processorOf(`77 (postgres: (a) b) ${rest}`)).toBe(420)
  expect(processorOf(`77 (node) ${rest}`)).toBeUndefined()
  expect(processorOf('')).toBeUndefined()
})

test('a server is started with the flags of npm start', () => {
  const manifest = (start: string) => JSON.stringify({ scripts: { start } })
  expect(startFlags(manifest('node scripts/run.mjs start'))).toEqual([])
  expect(startFlags(manifest('node --max-semi-space-size=16 --enable-source-maps scripts/run.mjs start'))).toEqual([
    '--max-semi-space-size=16',
    '--enable-source-maps',
  ])
})
