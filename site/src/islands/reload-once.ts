/** A page that was open while the site was built anew names scripts that are gone: read again, once, it names those that are there. */
const mark = 'reloaded'

addEventListener('astro:hydration-error', () => {
  try {
    if (sessionStorage.getItem(mark) === location.href) return
    sessionStorage.setItem(mark, location.href)
    location.reload()
  } catch {
    // Without a storage nobody knows whether it was tried: the page stays as it is.
  }
})
