/** The longer side of a picture that is uploaded: print on a certificate can still be read, and a photo goes in seconds. */
const longestSide = 1600

/** The target size of a picture: its longer side at most `longest`, with the same proportions, never larger than it is. */
export function shrunkSize(width: number, height: number, longest = longestSide): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The smaller of two; the original where neither is. */
export const smaller = <T extends { size: number }>(before: T, after: T | null): T =>
  after && after.size < before.size ? after : before
