const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The lowest and highest class of a list such as `I|II|…|XI (Sc)|XII (Com)`. */
export function classRange(list: string): { from: number; to: number } | undefined {
  const classes = list
    .split('|')
    .map((item) => roman.indexOf(item.trim().split(/[\s(]/)[0] ?? '') + 1)
    .filter((n) => n > 0)
  return classes.length ? { from: Math.min(...classes), to: Math.max(...classes) } : undefined
}

/** The highest class of an affiliation level: “Senior Secondary”, “Secondary Level”, “Middle Class”. */
export function highestClass(level: string): number | undefined {
  if (/^(?:senior|sr\.?) /i.test(level)) return 12
  if (/^secondary/i.test(level)) return 10
  return /^middle/i.test(level) ? 8 : undefined
}
