const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }

/** A published text without HTML entities and doubled blanks, its words as they are. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/&(amp|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** `Indian Institute of Information Technology (IIIT)` without the initials that repeat it. */
function dropInitials(name: string): string {
  return name.replace(/\(([A-Z]{3,8})\)/g, (bracket, initials: string, at: number) => {
    const words = name.slice(0, at).match(/\p{L}+/gu) ?? []
    const letters = words.filter((word) => !/^(of|and|for|the)$/i.test(word)).map((word) => word[0]?.toUpperCase())
    return letters.join('').endsWith(initials) ? ' ' : bracket
  })
}

/** A name for comparison: case, punctuation, `&` and doubled blanks do not count, every letter and digit does. */
export const foldName = (name: string): string =>
  dropInitials(cleanText(name))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
