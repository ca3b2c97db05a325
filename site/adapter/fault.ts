import { defineMiddleware } from 'astro:middleware'

/** Hands the reason of a failed page to the host, which logs it with the request. The visitor gets 500.astro. */
export const onRequest = defineMiddleware(async (context, next) => {
  try {
    return await next()
  } catch (error) {
    context.locals.page.failed(error)
    // An empty 500 makes Astro render 500.astro without printing the stack a second time.
    return new Response(null, { status: 500 })
  }
})
