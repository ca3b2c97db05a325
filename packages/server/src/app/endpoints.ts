import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endpointTable } from '@pravesh/contract'
import type { Bound, RouteServices, Routes } from '../platform/http/bind.ts'

const sources = fileURLToPath(new URL('..', import.meta.url))

async function readRoutes(file: string): Promise<Routes> {
  const { routes }: { routes?: Routes } = await import(pathToFileURL(file).href)
  if (typeof routes !== 'function') throw new Error(`${file} exports no function “routes”`)
  return routes
}
/**
 * The function `routes` of each `routes.ts` and `…-routes.ts` under a folder. Throws where a file exports none. `@fastify/autoload` does not
 * fit: it registers plugins, and handlers are values, because the site's reader calls them without HTTP.
 */
export async function findRoutes(folder: string): Promise<Routes[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(^|[\\/-])routes\.ts$/.test(name))
  return Promise.all(files.toSorted().map((name) => readRoutes(join(folder, name))))
}

/** Throws where an endpoint of the table has no handler, or two. */
export function assertBoundOnce(bound: readonly Bound[]): void {
  for (const endpoint of endpointTable) {
    const handlerCount = bound.filter((b) => b.endpoint === endpoint).length
    if (handlerCount !== 1) throw new Error(`${endpoint.id} is answered ${handlerCount} times`)
  }
}

/** Every endpoint of the table with its verb. Throws where one is missing or answered twice. */
export async function bindAll(services: RouteServices): Promise<Bound[]> {
  const bound = (await findRoutes(sources)).flatMap((routes) => routes(services))
  assertBoundOnce(bound)
  return bound
}
