import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openInDirectory } from './engine.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-engine-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('each commit reaches the disk before it is acknowledged; a read costs no sync', async () => {
  const engine = await openInDirectory(join(folder, 'database'))
  await engine.exec('create table written (n int); insert into written values (0); checkpoint')
  const sync = vi.spyOn(fs, 'fdatasyncSync')
  syncBuiltinESMExports()
  for (let n = 1; n <= 10; n++) {
    const before = sync.mock.calls.length
    await engine.query('insert into written values ($1)', [n])
    expect(sync.mock.calls.length).toBeGreaterThan(before)
  }
  const before = sync.mock.calls.length
  for (let n = 1; n <= 10; n++) await engine.query('select * from written where n = $1', [n])
  expect(sync.mock.calls.length).toBe(before)
  sync.mockRestore()
  syncBuiltinESMExports()
  await engine.close()
})
