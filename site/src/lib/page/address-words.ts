/** Parts of addresses that no person would search for: the language, kinds before a name, and names of files. */
const isSilent = /^(?:hi|404|embed|school|college|exam|career|course|article|index\.html?)$/i
/** Longest search text. */
const longest = 200

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The words of an address as a search text: `/hi/school/dps_Pune` is `dps Pune`. */
export function addressWords(path: string): string {
  const parts = decoded(path)
    .split('/')
    .filter((part) => !isSilent.test(part))
  const words = parts.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join(' ').slice(0, longest).toWellFormed().trim()
}
