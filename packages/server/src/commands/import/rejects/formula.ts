/** A text that a spreadsheet would run as a formula when it opens the file, with any number of leading apostrophes. */
const dangerous = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'+[=+\-@＝＋－＠\t\r]/

/** Makes a cell harmless to spreadsheets with one leading apostrophe: `+3 College` → `'+3 College`. */
export const guard = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell)

/** Reverses `guard`, for text of any origin. `guard` then `unguard` returns any text unchanged. */
export const unguard = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
