/** A text by its repeated parts: `prefix pump pump … suffix`, repeated up to a length. */
export type Recipe = { pumps: readonly { prefix: string; pump: string }[]; suffix: string; length: number }

/** The text of a recipe: its pumps share the length that prefixes and suffix leave. */
export function textOf({ pumps, suffix, length }: Recipe): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length)
  const share = Math.max(0, length - fixed) / pumps.length
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(share / pump.length))).join('') + suffix
}
