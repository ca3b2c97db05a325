import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { consoles } from '@pravesh/contract'

const folder = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** Folders of the built site, and of each console with the path that it is served under. */
export type BuiltWeb = { site: string; consoles: readonly { name: string; path: string; folder: string }[] }

/** The built site and consoles, or undefined without a build. */
export function builtWeb(): BuiltWeb | undefined {
  const site = folder('site/dist')
  if (!existsSync(`${site}/server/entry.mjs`)) return undefined
  return { site, consoles: consoles.map(({ name, path }) => ({ name, path, folder: folder(`${name}/dist`) })) }
}
