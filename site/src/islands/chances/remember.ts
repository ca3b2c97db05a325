/**
 * Remembers the list of choices of the page's address in this browser, and offers the remembered one where the address says nothing of a
 * list. A list that somebody else sent, which no page of ours led to, replaces none.
 */
function rememberChoices(): void {
  const own = document.querySelector<HTMLElement>('[data-choices]')?.dataset.choices
  const stored = localStorage.getItem('choices')
  if (own && (!stored || document.referrer.startsWith(location.origin))) {
    localStorage.setItem('choices', own === '0' ? '' : location.search)
    return
  }
  const ids = stored && new URLSearchParams(stored).get('choices')
  const link = document.querySelector<HTMLAnchorElement>('[data-resume]')
  if (!ids || !link) return
  link.href += stored
  link.textContent = `${link.textContent}`.replace('#', `${ids.split(',').length}`)
  link.hidden = false
  // Lines that are added to no list are added to that one.
  for (const add of document.querySelectorAll<HTMLAnchorElement>('[data-add]'))
    add.search = add.search.replace('choices=', `choices=${ids},`)
}
try {
  rememberChoices()
} catch {
  // Storage may be blocked: then nothing is remembered.
}
