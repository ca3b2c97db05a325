import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pnpm } from '../installation/install.mjs'

const workflow = await readFile(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8')

test('actions are pinned to commits: a tag can be moved to other code', () => {
  const actions = [...workflow.matchAll(/uses: (\S+)(.*)/g)].map(([, action = '', version = '']) => action + version)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('advisories are looked up by the version of pnpm that installs', () => {
  expect(workflow).toContain(`npx --yes ${pnpm} audit --prod --audit-level high`)
})
