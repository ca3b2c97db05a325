declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    /** pins an axis to one value, or narrows it */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
