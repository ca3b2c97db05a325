import { createApp } from 'astro/app/entrypoint'
import { setGetEnv } from 'astro/env/setup'
import { takePolicy } from './policy.ts'

export { parametersOf, takesForm } from '../src/lib/page/page-parameters.ts'

setGetEnv((key) => process.env[key])

const app = createApp({ streaming: false })

/** What the host makes each page's policy of. */
export const policy = takePolicy(app.manifest)

/**
 * Renders one page whole. The caller decides what a page may know: the request it passes is the only one a page sees, so for
 * cached pages it holds a fixed origin and no header of a visitor. `address` is the visitor's, for forms only.
 */
export function render(request: Request, locals: App.Locals, address?: string): Promise<Response> {
  return app.render(request, { addCookieHeader: true, locals, clientAddress: address })
}
