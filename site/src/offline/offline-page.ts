const titlePattern = /<title>([^<]*)<\/title>/
const noticePattern = /data-notice="([^"]*)"/
const emptyList = '<ul class="kept"></ul>'
const beginning = /<main[^>]*>/

const withBody = (response: Response, body: string): Response =>
  new Response(body, { status: response.status, headers: response.headers })

/** A kept page, which says of when it is in the words of the page without a network. */
export async function withNotice(kept: Response, offlinePage: Response | undefined): Promise<Response> {
  const notice = noticePattern.exec((await offlinePage?.clone().text()) ?? '')?.[1]
  const date = kept.headers.get('date')
  const html = await kept.clone().text()
  const language = html.includes('<html lang="hi"') ? 'hi-IN' : 'en-IN'
  if (!notice || !date) return kept
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))
  return withBody(
    kept,
    html.replace(
      beginning,
      (main) => `${main}<p class="wrap small intro" role="status">${notice.replace('#', when)}</p>`,
    ),
  )
}

interface KeptPages {
  keys: () => Promise<readonly Request[]>
  match: (request: Request) => Promise<Response | undefined>
}

/** The page without a network, with links to the pages that are kept, the newest first. */
export async function withTitles(offlinePage: Response, cache: KeptPages): Promise<Response> {
  const requests = (await cache.keys()).toReversed()
  const links = await Promise.all(
    requests.map(async (request) => {
      const title = titlePattern.exec((await (await cache.match(request))?.text()) ?? '')?.[1]
      const { pathname, search } = new URL(request.url)
      // A title is part of a page of this site, where it was escaped already; an address is not.
      return title
        ? `<li><a href="${(pathname + search).replaceAll('&', '&amp;').replaceAll('"', '%22')}">${title}</a></li>`
        : ''
    }),
  )
  const html = await offlinePage.clone().text()
  return withBody(
    offlinePage,
    html.replace(emptyList, () => `<ul class="kept">${links.join('')}</ul>`),
  )
}
