import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { takeLock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

test('a lock is held until it is let go, also where nobody keeps the way to let go of it', async () => {
  const [dropped, retained] = [join(folder, 'dropped'), join(folder, 'kept')]
  takeLock(dropped)
  const release = takeLock(retained)
  for (let n = 0; n < 3; n++) {
    collect()
    await pause(1)
  }
  expect([takeLock(dropped), takeLock(retained)]).toEqual([undefined, undefined])
  release?.()
  release?.()
  expect(takeLock(retained)).toBeDefined()
})
