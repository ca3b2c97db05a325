/** A regular expression that outside text meets. */
export type Pattern = {
  source: string
  flags: string
  /** Its position: a file, or the call and its checked part. */
  at: string
  /** The longest text that comes to it, in UTF-16 units. */
  longest: number
}

/** A pattern as JavaScript writes it. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`

/** Each once, with the longest text that comes to it from anywhere. */
export function distinct(patterns: readonly Pattern[]): Pattern[] {
  const found = new Map<string, Pattern>()
  for (const pattern of patterns) {
    const key = keyOf(pattern)
    const before = found.get(key)
    if (!before || before.longest < pattern.longest) found.set(key, pattern)
  }
  return [...found.values()]
}
