/** One record with its number in the file, as a spreadsheet counts rows: the first is 1. */
export type SourceRow = {
  number: number
  cells: readonly string[]
  /** A quote opens in it that is not closed: where its cells end is not sure. */
  hasOpenQuote?: true
}
