/** A part of a path as this site writes it: `delhi`, `jee-main.ics`, `2026-11`. Astro reads `.html` at the end as nothing. */
const canonicalPart = /^(?!.*\.html$)[a-z0-9]+(?:[-.][a-z0-9]+)*$/
/** Pages that are shown in place of another, under that one's address. */
const errorPage = /^(?:\/hi)?\/(?:404|500|gone)$/
const isBetweenWords = /[\s_+\p{Pd}]+/gu
const isLetter = /[\p{L}\p{M}\p{N}]/u

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A text without marks around its first and last letter. */
function trimmed(text: string): string {
  const characters = [...text]
  const first = characters.findIndex((character) => isLetter.test(character))
  const last = characters.findLastIndex((character) => isLetter.test(character))
  return first < 0 ? '' : characters.slice(first, last + 1).join('')
}

/** A part in small letters, with one hyphen between words, whatever was between them: `New%20Delhi-` is `new-delhi`. */
function canonicalPartOf(part: string): string {
  const text = decoded(part)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(isBetweenWords, '-')
  return trimmed(trimmed(text).replace(/\.html?$/, ''))
}

/**
 * The one address of all spellings of a request target: its path in small letters and hyphens, without empty parts, a slash at its end or
 * the name of an index file; its query as it is. Undefined where the path has anything else in it, as no page's path has, and for pages of
 * errors.
 */
export function canonicalAddress(target: string): string | undefined {
  const mark = target.indexOf('?')
  const [path, query] = mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
  const parts = path
    .split('/')
    .map(canonicalPartOf)
    .filter((part) => part !== '' && part !== 'index')
  const canonical = `/${parts.join('/')}`
  if (!path.startsWith('/') || !parts.every((part) => canonicalPart.test(part))) return undefined
  return errorPage.test(canonical) ? undefined : canonical + query
}
