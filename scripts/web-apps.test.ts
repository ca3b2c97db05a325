import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { consoles, webApps } from '../packages/contract/src/endpoint/web-apps.ts'

const { wireit } = JSON.parse(readFileSync('package.json', 'utf8'))

test('what is built is the table of web apps', () => {
  const builds = Object.keys(webApps).map((name) => `./${name}:build`)
  expect(wireit.web.dependencies.toSorted()).toEqual(builds.sort())
})

test('the types of every package are checked', () => {
  const commands = wireit.checks.dependencies.map((name: string) => `${wireit[name].command} `).join('')
  const consoles = JSON.parse(readFileSync('tsconfig.consoles.json', 'utf8')).include
  const folders = globSync('{*,packages/*}/tsconfig.json').map((file) => dirname(file).replaceAll('\\', '/'))
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders)
    expect(commands.includes(`-p ${folder} `) || consoles.includes(`${folder}/**/*.ts`), folder).toBe(true)
})

test.each(consoles)(
  '$name is built for the path that it is served under, and its segment is that path’s first',
  (app) => {
    expect(app.path.split('/')[1]).toBe(app.segment)
    expect(readFileSync(`${app.name}/vite.config.ts`, 'utf8')).toContain(`base: '${app.path}/'`)
    expect(readFileSync(`${app.name}/src/main.tsx`, 'utf8')).toContain(`mountConsole('${app.path}'`)
  },
)
