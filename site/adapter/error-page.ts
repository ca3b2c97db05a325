import { defineMiddleware } from 'astro:middleware'
import { ApiError } from '@pravesh/contract'

const notFoundCodes: readonly string[] = ['NOT_FOUND', 'INVALID', 'MALFORMED'] satisfies ApiError['code'][]

/**
 * Errors of a page. A missing record, or an invalid address, is a 404 page; a deleted record is a 410 page. Any other error goes to the
 * host, which logs it with the request, and the visitor gets 500.astro.
 */
export const onRequest = defineMiddleware(async ({ request, locals, rewrite }, next) => {
  try {
    return await next()
  } catch (error) {
    // Empty answers, so that Astro renders 404.astro and 500.astro without printing a stack of its own.
    if (error instanceof ApiError && notFoundCodes.includes(error.code)) {
      return new Response(null, { status: 404 })
    }
    if (error instanceof ApiError && error.code === 'GONE') {
      const { pathname, origin } = new URL(request.url)
      // Requested with GET, also in place of a form's page.
      return rewrite(new Request(origin + (pathname.startsWith('/hi/') ? '/hi/gone' : '/gone')))
    }
    locals.page.failed(error)
    return new Response(null, { status: 500 })
  }
})
