import { type Html, html } from '../html.ts'
import type { Call, Place } from '../place.ts'

interface Content {
  title: string
  main: Html
  /** Next to the text on a wide screen and after it on a narrow one. */
  aside?: Html
  /** Which entry of the bar the page is. */
  section?: 'calls' | 'guide' | 'errors'
}

export const methodMark = (method: string): Html => html`<span class="method ${method}">${method.toUpperCase()}</span>`
/** A path that may break after each slash. */
export const pathMark = (path: string): Html =>
  html`<span class="path">${path.split('/').map((part, index) => (index > 0 ? html`<wbr>/${part}` : part))}</span>`
export const callLink = ({ base }: Place, { operation, method, path }: Call, isCurrent = false): Html =>
  html`<a href="${base}/docs/${operation.operationId}"${isCurrent && html` aria-current="page"`}>${methodMark(method)} ${pathMark(path)}</a>`

/** A page of the reference around its content. */
export function page(place: Place, { title, main, aside, section: currentPage }: Content): string {
  const { base, assets, document } = place
  const entry = (name: Content['section'], address: string, label: string) =>
    html`<a href="${address}"${currentPage === name && html` aria-current="page"`}>${label}</a>`
  const body = html`<a class="skip" href="#main">Skip to the content</a>
<header class="bar"><a class="name" href="${base}/docs">${document.info.title}</a><nav aria-label="Reference">${entry('calls', `${base}/docs`, 'Calls')}${entry('guide', `${base}/docs/guide`, 'Guide')}${entry('errors', `${base}/docs/errors`, 'Errors')}<a href="${base}/openapi.json">OpenAPI</a></nav></header>
<div class="frame${aside && ' with-aside'}"><main id="main" tabindex="-1">
${main}
</main>${aside}</div>
<footer class="foot"><p>${document.info.title} ${document.info.version}, OpenAPI ${document.openapi}. <a href="/">To the site</a></p></footer>`
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${html`${title}`}</title><link rel="icon" href="${assets.icon}" type="image/svg+xml"><link rel="stylesheet" href="${assets.style}"><script src="${assets.script}" defer></script></head>
<body>
${body}
</body></html>
`
}

/** For an address below the reference that is none of its pages. */
export const missingPage = (place: Place): string =>
  page(place, {
    title: `Not found · ${place.document.info.title}`,
    main: html`<h1>No such page</h1><p class="lead">The reference has no call of this name. It may have been renamed: look for it among <a href="${place.base}/docs">all calls</a>.</p>`,
  })
