/** A page that was open while the site was rebuilt references scripts that are gone: reloaded, once, it references the new ones. */
const mark = 'reloaded'

addEventListener('astro:hydration-error', () => {
  try {
    if (sessionStorage.getItem(mark) === location.href) return
    sessionStorage.setItem(mark, location.href)
    location.reload()
  } catch {
    // Without a storage the attempt cannot be recorded: the page stays as it is.
  }
})
