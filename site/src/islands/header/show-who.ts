const link = document.querySelector<HTMLAnchorElement>('a[data-area]')
const signedOutLink = link && { text: link.textContent, href: link.getAttribute('href') ?? '' }

function textAt(key: string, name: string): string {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return typeof text === 'string' ? text.trim() : ''
  } catch {
    return ''
  }
}

/**
 * The header links to the signed-in person's area, by name. It reads the browser's storage (see `stores/session.ts`) and makes no request.
 */
function show(): void {
  if (!link || !signedOutLink) return
  const { area = '', areaPath = '' } = link.dataset
  const signedIn = textAt('user', 'auth_token') !== ''
  const name = signedIn ? textAt('userInfo', 'name') : ''
  link.href = signedIn ? areaPath : signedOutLink.href
  link.textContent = signedIn ? name || area : signedOutLink.text
  link.ariaLabel = name ? `${name}, ${area}` : null
}

show()
addEventListener('storage', show)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show()
})
