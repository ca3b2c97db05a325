import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const flags = ['--max-semi-space-size=8', '--max-old-space-size=1024']
const line = flags.join(' ')

it('every way in which the server is started for people gives its heap the same bounds', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  expect(scripts.start).toBe(`node ${line} scripts/run.mjs start`)
  expect(read('docs/deploy/pravesh.service')).toContain(
    `ExecStart=/usr/bin/node ${line} packages/server/src/server.ts\n`,
  )
  expect(read('Dockerfile')).toContain(`CMD ["node", "${flags.join('", "')}", "packages/server/src/server.ts"]`)
  expect(read('docs/deploy/README.md')).toContain(`\`${line}\``)
  expect(read('e2e/server/journey-server.ts')).toContain(`'${flags.join("', '")}'`)
})

it('this Node takes the bounds', () => {
  const code = "console.log(require('node:v8').getHeapStatistics().heap_size_limit / 2 ** 20)"
  const { status, stdout } = spawnSync(process.execPath, [...flags, '-e', code], { encoding: 'utf8' })
  expect(status).toBe(0)
  // The old space, and the semi-spaces that this version adds to it.
  expect(Number(stdout)).toBeGreaterThanOrEqual(1024)
  expect(Number(stdout)).toBeLessThanOrEqual(1024 + 4 * 8)
})
