/** Hosts that stand for “nothing”, and hosts that only lead somewhere else. */
const notASite =
  /(?:^|\.)(?:xyz\.com|abc\.com|example\.(?:com|org)|google\.com|g\.co|goo\.gl|bit\.ly|youtube\.com|gmail\.com|na\.com)$/
const publicBody = /\.(?:gov|nic)\.in$/

/** A web address that can be linked to, or nothing: no guess is made about one that is broken. */
export function webAddress(cell: string): string | undefined {
  const text = cell.replace(/^website\s*:\s*/i, '').trim()
  if (!text || /[\s,@<>"']/.test(text)) return undefined
  const scheme = /^([a-z]+):?\/*/i.exec(text)
  if (scheme && /[:/]/.test(scheme[0]) && !/^https?:\/\/(?!\/)/i.test(text)) return undefined
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `http://${text}`)
  if (!url || url.username || url.port) return undefined
  const host = url.hostname.toLowerCase()
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host) || notASite.test(host)) return undefined
  const address = url.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
  return address.length <= 300 ? address : undefined
}

const general = new Set(
  'school schools public international academy college vidyalaya vidyalay education institute model english medium central senior secondary global national india indian world the for and higher girls boys convent memorial high children society trust group science arts commerce technology management engineering'.split(
    ' ',
  ),
)

/**
 * Whether an address seems to be the institute's own: a distinctive word or the initials of its name are in the host, or a public body
 * runs it. A wrong link is worse than none.
 */
export function seemsOwn(address: string, name: string): boolean {
  const host = new URL(address).hostname.replace(/^www\./, '')
  if (publicBody.test(`.${host}`)) return true
  const label = host.replace(/[^a-z0-9]/g, '')
  const parts = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  if (parts.some((word) => word.length >= 4 && !general.has(word) && label.includes(word))) return true
  const initials = parts
    .filter((word) => !['of', 'and', 'the', 'for'].includes(word))
    .map((word) => word[0])
    .join('')
  const first = host.split('.')[0] ?? ''
  return (initials.length >= 3 && label.startsWith(initials)) || (first.length >= 3 && initials.startsWith(first))
}
