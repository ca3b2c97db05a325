/** Relative luminance of a six-digit hex colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(hex.slice(offset, offset + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrast(first: string, other: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}
