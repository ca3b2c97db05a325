/** What a spreadsheet would run as a formula when it opens the file, however many apostrophes stand before it. */
const dangerous = /^'*[=+\-@＝＋－＠\t\r]/
const guarded = /^'+[=+\-@＝＋－＠\t\r]/

/** Makes a cell harmless to spreadsheets with one leading apostrophe: `+3 College` → `'+3 College`. */
export const guard = (cell: string): string => (dangerous.test(cell) ? `'${cell}` : cell)

/** Undoes `guard`, whatever wrote it. `guard` then `unguard` gives back any text. */
export const unguard = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)
