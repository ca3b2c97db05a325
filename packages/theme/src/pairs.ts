import type { Palette } from './palette.ts'

type Name = keyof Palette

/** Minimum contrast of a pair: figures and running text AAA, labels and links AA, edges of controls 3:1. */
const minContrast = { figure: 7, text: 4.5, edge: 3 } as const

interface Pairing {
  fore: Name[]
  back: Name[]
  minRatio: number
}

const grounds: Name[] = ['paper', 'surface', 'sunk']

/** Every pair of text and background that the site and the consoles use; a pair not listed here is not to be used. */
export const pairs: Pairing[] = [
  { fore: ['ink'], back: [...grounds, 'peacockTint', 'gulabiTint'], minRatio: minContrast.figure },
  { fore: ['peacock', 'peacockDeep'], back: grounds, minRatio: minContrast.figure },
  { fore: ['inkSoft'], back: [...grounds, 'peacockTint'], minRatio: minContrast.text },
  { fore: ['peacock', 'peacockDeep'], back: ['peacockTint'], minRatio: minContrast.text },
  { fore: ['gulabi', 'gulabiDeep'], back: [...grounds, 'gulabiTint'], minRatio: minContrast.text },
  { fore: ['onPeacock'], back: ['peacock', 'peacockDeep'], minRatio: minContrast.figure },
  { fore: ['onGulabi'], back: ['gulabi', 'gulabiDeep'], minRatio: minContrast.text },
  {
    fore: ['official', 'institute', 'reported', 'derived', 'unchecked', 'demo'],
    back: [...grounds, 'peacockTint'],
    minRatio: minContrast.text,
  },
  { fore: ['success', 'warning', 'danger', 'info'], back: grounds, minRatio: minContrast.text },
  { fore: ['edge'], back: [...grounds, 'peacockTint'], minRatio: minContrast.edge },
]
