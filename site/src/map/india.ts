import sheet from './india.svg?url&no-inline'
import { places } from './places.ts'

/** Address of one state's shape on the map sheet, by its code in small letters. */
export function stateShape(shape: string): string {
  return `${sheet}#${shape}`
}

/** Address of a part of the map as a picture. `box` is the part, as a `viewBox`. */
export function picture(box: string): string {
  return `${sheet}#svgView(viewBox(${box.replaceAll(' ', ',')}))`
}

export interface Mark {
  /** Which shape of the sheet holds the state. */
  shape: string
  x: number
  y: number
  /** Square units of its largest piece; 0 where it has no shape of its own. A small one needs a dot to be found. */
  area: number
}

/** The position of a state on the map; undefined for a code that the map lacks. */
export function markOf(stateCode: string): Mark | undefined {
  const code = stateCode.toLowerCase()
  const place = places[code]
  if (!place) return undefined
  const [x, y, area] = place
  return { shape: code, x, y, area }
}
