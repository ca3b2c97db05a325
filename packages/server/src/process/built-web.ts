import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** The folders of the built site and consoles, or undefined where the site has not been built. */
export function builtWeb(): { site: string; admin: string; buyer: string } | undefined {
  const site = folder('site/dist')
  if (!existsSync(`${site}/server/entry.mjs`)) return undefined
  return { site, admin: folder('admin/dist'), buyer: folder('buyer/dist') }
}
