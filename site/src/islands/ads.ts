const storageName = 'ad-consent'

/** What the visitor answered; a signed-in person is not asked, and where storage is blocked nobody is. */
function storedAnswer(): string | null {
  try {
    return localStorage.getItem('user') ? 'signed-in' : (localStorage.getItem(storageName) ?? 'unasked')
  } catch {
    return null
  }
}

/** Loads the tag once the page is loaded and idle. */
function loadTag(address: string): void {
  const load = () => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    document.head.append(script)
  }
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(load) : setTimeout(load, 1000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Asks for consent to the tag that the section names, loads the tag with it, and takes it back. */
export function offerAds(section: HTMLElement): void {
  const answer = storedAnswer()
  const tag = section.dataset.adTag
  if (!tag || answer === null || answer === 'signed-in' || answer === 'no') return
  const show = (shown: 'ask' | 'on') => {
    section.hidden = false
    for (const part of section.querySelectorAll<HTMLElement>('[data-ad-part]'))
      part.hidden = part.dataset.adPart !== shown
  }
  const agreed = answer === 'yes'
  show(agreed ? 'on' : 'ask')
  let isLoaded = agreed
  if (isLoaded) loadTag(tag)
  section.addEventListener('click', ({ target }) => {
    const given = target instanceof HTMLElement ? target.dataset.adAnswer : undefined
    if (!given) return
    localStorage.setItem(storageName, given)
    if (given === 'yes') {
      show('on')
      isLoaded = true
      loadTag(tag)
      return
    }
    section.hidden = true
    // A script that is loaded ends with its page.
    if (isLoaded) location.reload()
  })
}
