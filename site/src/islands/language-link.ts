/**
 * The link to the other language leads to the same page with the parameters of its address: pages of the area are the same for everybody,
 * and their server does not get these. The target after signing in is translated to that language.
 */
function takeAlong(link: HTMLAnchorElement): void {
  const search = new URLSearchParams(location.search)
  const next = search.get('next')
  if (next?.startsWith('/')) search.set('next', inLanguage(next, link.hreflang))
  link.search = search.toString()
  link.hash = location.hash
}
function inLanguage(path: string, language: string): string {
  const englishPath = path.replace(/^\/hi(?=$|[/?#])/, '')
  return language === 'hi' ? `/hi${englishPath}` : englishPath || '/'
}

const tongue = document.querySelector<HTMLAnchorElement>('a.tongue')
// The address changes while the page is open: it is read when the link is about to be followed, in whichever way.
for (const event of ['pointerdown', 'focus', 'click']) tongue?.addEventListener(event, () => takeAlong(tongue))
