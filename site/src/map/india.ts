import sheet from './india.svg?url&no-inline'
import outline from './outline.svg?url&no-inline'
import { places } from './places.ts'

/** Address of the outline of the country, in the units of the map sheet: a small file, for pages that show no more of the map. */
export const countryShape = `${outline}#in`

/** Address of one state's shape on the map sheet, by its code in small letters. */
export function stateShape(shape: string): string {
  return `${sheet}#${shape}`
}

export interface Mark {
  /** Which shape of the sheet holds the state. */
  shape: string
  x: number
  y: number
  /** Square units of its largest piece; 0 where it has no shape of its own. A small one needs a dot to be found. */
  area: number
}

/**
 * The position of a state on the map. The sheet has the borders before 2019, so Ladakh is marked within the shape it shares with Jammu and
 * Kashmir. Undefined for a code that the map lacks.
 */
export function markOf(stateCode: string): Mark | undefined {
  const code = stateCode.toLowerCase()
  if (code === 'la') return { shape: 'jk', x: 205, y: 75, area: 0 }
  const place = places[code]
  if (!place) return undefined
  const [x, y, area] = place
  return { shape: code, x, y, area }
}
