/** "Show more" adds the next rows beneath these. Without this script the link leads to a page of them. */
document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-append]') : null
  const rows = link?.dataset.append && document.getElementById(link.dataset.append)
  if (!link || !rows || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  link.ariaDisabled = 'true'
  try {
    const response = await fetch(link.href)
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    const fresh = next.getElementById(rows.id)
    const tail = next.querySelector('.more')
    if (!response.ok || !fresh || !tail) throw new Error()
    const first = fresh.firstElementChild
    rows.append(...fresh.children)
    dispatchEvent(new Event('saved'))
    // The rows before these are on this page already.
    tail.querySelector('.earlier')?.remove()
    link.closest('.more')?.replaceWith(tail)
    first?.querySelector('a')?.focus({ preventScroll: true })
  } catch {
    location.assign(link.href)
  }
})
