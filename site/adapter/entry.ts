import { createApp } from 'astro/app/entrypoint'
import { setGetEnv } from 'astro/env/setup'
import { takePolicy } from './policy.ts'

export { parametersOf, takesForm } from '../src/lib/page/page-parameters.ts'

setGetEnv((key) => process.env[key])

const app = createApp({ streaming: false })

/** Data for each page's policy. */
export const policy = takePolicy(app.manifest)

/**
 * Renders one complete page. The caller decides what a page gets: its request is the only one that a page sees, so for cached pages it has
 * a fixed origin and no header of a visitor. `address` is the visitor's, for forms only.
 */
export function render(request: Request, locals: App.Locals, address?: string): Promise<Response> {
  return app.render(request, { addCookieHeader: true, locals, clientAddress: address })
}
