import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pnpm } from '../installation/install.mjs'

const workflow = globSync('.github/workflows/*.yml')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('actions are pinned to commits: a tag can be moved to other code', () => {
  const actions = [...workflow.matchAll(/uses: (\S+)(.*)/g)].map(([, action = '', version = '']) => action + version)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('pnpm is the version that installs', () => {
  expect(workflow.match(/pnpm@[\d.]+/g)).toEqual([pnpm, pnpm])
  expect(workflow).toContain(`npx --yes ${pnpm} audit --prod --audit-level high`)
})
