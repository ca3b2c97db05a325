import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpointTable } from '@pravesh/contract'
import { expect, onTestFinished, test } from 'vitest'
import { bind } from '../platform/http/bind.ts'
import { assertBoundOnce, findRoutes } from './endpoints.ts'

/** A folder of modules, each by its file and its source. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pravesh-routes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, source] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), source)
  }
  return folder
}
const routesWith = (text: string) => `export const routes = () => ['${text}']\n`

test('the routes of all folders are found by the names of their files, in order', async () => {
  const folder = await folderOf({
    'people/fair/routes.ts': routesWith('fair'),
    'people/fair/own-routes.ts': routesWith('own'),
    'catalogue/routes.ts': routesWith('catalogue'),
    'catalogue/trade-routes.test.ts': 'export const routes = undefined\n',
    'catalogue/subroutes.ts': 'export const routes = undefined\n',
  })
  const found: unknown[] = (await findRoutes(folder)).flatMap((routes) => routes({} as never))
  expect(found).toEqual(['catalogue', 'own', 'fair'])
})

test('a file of routes that exports none stops the start, and the message names it', async () => {
  const folder = await folderOf({ 'fair/routes.ts': 'export const fairRoutes = () => []\n' })
  await expect(findRoutes(folder)).rejects.toThrow('fair/routes.ts exports no function “routes”')
})

test('an endpoint without a handler stops the start, and so does one with two', () => {
  const bound = endpointTable.map((endpoint) => bind(endpoint, () => Promise.reject(new Error('not called'))))
  const [first, ...others] = bound
  if (!first) throw new Error('The table is empty')
  expect(() => assertBoundOnce(bound)).not.toThrow()
  expect(() => assertBoundOnce(others)).toThrow(`${first.endpoint.id} is answered 0 times`)
  expect(() => assertBoundOnce([...bound, first])).toThrow(`${first.endpoint.id} is answered 2 times`)
})
