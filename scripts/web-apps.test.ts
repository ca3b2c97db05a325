import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consoles, webApps } from '../packages/contract/src/endpoint/web-apps.ts'
import { builtApps } from './builds.mjs'
import { workspaceMembers } from './workspace.mjs'

test('what the workspace builds is the table of web apps', () => {
  const built = builtApps(workspaceMembers()).map(({ name }) => name)
  expect(built.sort()).toEqual(Object.keys(webApps).sort())
})

test.each(consoles)(
  '$name is built for the path that it is served under, and its segment is that path’s first',
  (app) => {
    expect(app.path.split('/')[1]).toBe(app.segment)
    expect(readFileSync(`${app.name}/vite.config.ts`, 'utf8')).toContain(`base: '${app.path}/'`)
    expect(readFileSync(`${app.name}/src/main.tsx`, 'utf8')).toContain(`mountConsole('${app.path}'`)
  },
)
