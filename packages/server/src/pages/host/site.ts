import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What the site's build exports: renders one request to a whole answer (see site/adapter/entry.ts). */
export type RenderSite = (request: Request, locals: object, address?: string) => Promise<Response>

/** Loads the built site; `siteDist` holds `server/` and `client/`. */
export async function loadSite(siteDist: string): Promise<RenderSite> {
  const entry = join(siteDist, 'server', 'entry.mjs')
  if (!existsSync(entry)) throw new Error(`The site is not built: ${entry} is missing. Run: npm run build`)
  const built: { render: RenderSite } = await import(pathToFileURL(entry).href)
  return built.render
}
