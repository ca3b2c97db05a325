/** Longest request target that is rendered at all, in characters. */
export const longestTarget = 2048

const noise = /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|srsltid|mc_cid|mc_eid|_ga|_gl|ref)$/i

/**
 * The one name of all addresses that mean the same page: campaign parameters and empty ones dropped, the rest in order of
 * their names. Values of one name keep their order. `undefined` for what is not a path of ours, or too long to be one.
 */
export function pageKey(target: string): string | undefined {
  // "//host/path" and "host/path" would be read as another origin once an origin is put in front.
  if (target.length > longestTarget || target[0] !== '/' || target[1] === '/' || target.includes('#')) return undefined
  const mark = target.indexOf('?')
  if (mark < 0) return target
  const path = target.slice(0, mark)
  const kept = [...new URLSearchParams(target.slice(mark + 1))].filter(
    ([name, value]) => value !== '' && !noise.test(name),
  )
  if (kept.length === 0) return path
  const query = new URLSearchParams(kept)
  query.sort()
  return `${path}?${query}`
}
