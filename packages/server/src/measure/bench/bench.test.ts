import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { demoDirectory } from '../../../testing/demo-databases.ts'
import { bareDirectory } from '../../platform/db/testing/test-db.ts'
import { benchOf } from './bench.ts'
import type { MeasuredDatabase } from './databases/measured-database.ts'

const source = inject('testDatabase')
const folder = mkdtempSync(join(tmpdir(), 'pravesh-bench-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function measuredDatabase(): Promise<MeasuredDatabase> {
  if (source.kind !== 'pglite') throw new Error('This is tested on an embedded database')
  const environment = { DATA_DIR: await demoDirectory(source, join(folder, 'data')) }
  return {
    name: 'here',
    environment,
    otherEnvironment: environment,
    bareStatement: { kind: 'directory', path: await bareDirectory(source, join(folder, 'bare')) },
  }
}

test('a whole run measures the real server beside the bare ones, kept and unkept, signed in and not', async () => {
  const kinds = ['kept page', 'kept page, 304', 'page of a career', 'record of a college', 'admin list, search']
  const lines: string[] = []
  const options = { seconds: 0.15, only: kinds, pages: 4, rows: 0 }
  const found = await benchOf(await measuredDatabase(), options, (line) => void lines.push(line))
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  for (const { kind, subject, bareServer, bareWithStatement } of found)
    for (const { rates } of [subject, bareServer, bareWithStatement]) {
      expect(rates, kind).toHaveLength(3)
      for (const rate of rates) expect(rate, kind).toBeGreaterThan(0)
    }
  expect(lines.join('\n')).toMatch(/Memory here: \d+ MB at start, \d+ MB after 4 different pages\.\n/)
  expect(lines.filter((line) => line.startsWith('| ')).map((line) => line.split(' | ').length)).toEqual(
    Array.from({ length: kinds.length + 1 }, () => 8),
  )
}, 600_000)
