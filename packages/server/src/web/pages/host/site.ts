import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ParametersOf } from '../../../platform/cache/key.ts'
import type { BuiltPolicy } from './policy.ts'

/** Renders one request to a whole answer. */
type RenderSite = (request: Request, locals: object, address?: string) => Promise<Response>
/** Exports of the site's build (see site/adapter/entry.ts). */
export type Site = {
  render: RenderSite
  parametersOf: ParametersOf
  /** True where the page of a path takes a posted form. */
  takesForm: (path: string) => boolean
  policy: BuiltPolicy
}

/** Loads the built site; `siteDist` holds `server/` and `client/`. */
export async function loadSite(siteDist: string): Promise<Site> {
  const entry = join(siteDist, 'server', 'entry.mjs')
  if (!existsSync(entry)) throw new Error(`The site is not built: ${entry} is missing. Run: npm run build`)
  const { render, parametersOf, takesForm, policy }: Partial<Site> = await import(pathToFileURL(entry).href)
  if (!render || !parametersOf || !takesForm || !policy)
    throw new Error(`${entry} is of an older build. Run: npm run build`)
  return { render, parametersOf, takesForm, policy }
}
