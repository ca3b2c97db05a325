/** A regular expression that outside text meets. */
export type Pattern = {
  source: string
  flags: string
  /** Its position: a file, or the call and its checked part. */
  at: string
}

/** Each once, where it comes first. */
export function distinct(patterns: readonly Pattern[]): Pattern[] {
  return [...new Map(patterns.toReversed().map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}
