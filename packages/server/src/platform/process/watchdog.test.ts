import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs a program with a watchdog of `seconds`; returns its end and its output. */
function watched(seconds: number, program: string): Promise<{ signal: string | null; code: number; output: string }> {
  const source = `import { watchLoop } from ${JSON.stringify(new URL('./watchdog.ts', import.meta.url).href)}
    const allow = watchLoop(${seconds})
    ${program}`
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module-typescript', '-e', source], (error, _stdout, stderr) =>
      resolve({
        signal: error?.signal ?? null,
        code: typeof error?.code === 'number' ? error.code : 0,
        output: stderr,
      }),
    )
  })
}
/** Blocks the loop as work would, but leaves the processor to other tests. */
const blockLoop = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`

test.concurrent('a loop that stands still for good is ended from outside of it', async () => {
  const { signal, output } = await watched(2, 'setTimeout(() => { for (;;); }, 100)')
  expect([signal, output]).toEqual(['SIGKILL', expect.stringContaining('has stood still for 2 seconds')])
})

test.concurrent('a start may hold it for longer than what it starts', async () => {
  const start = `${blockLoop(4_000)} setTimeout(() => { allow(2); ${blockLoop(Number.POSITIVE_INFINITY)} }, 100)`
  const { signal, output } = await watched(60, start)
  expect([signal, output]).toEqual(['SIGKILL', expect.stringContaining('has stood still for 2 seconds')])
  // The same, where two seconds were all that was allowed, does not come so far.
  expect(await watched(2, `${blockLoop(8_000)} process.stderr.write('done')`)).toMatchObject({ signal: 'SIGKILL' })
})

test.concurrent('a loop that is held again and again for less, and one that has nothing left to do, are left alone', async () => {
  const busy = `let left = 4; const again = () => { ${blockLoop(1_500)} if (--left > 0) setTimeout(again, 1_500) }; again()`
  expect(await watched(15, busy)).toEqual({ signal: null, code: 0, output: '' })
  // Neither the thread nor the heartbeat prevents a process from ending.
  expect(await watched(15, '')).toEqual({ signal: null, code: 0, output: '' })
})
