declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** pins an axis to one value, or narrows it */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Every glyph stays; there is no text then. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Uint8Array>
}
