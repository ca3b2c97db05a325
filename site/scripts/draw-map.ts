import { writeFile } from 'node:fs/promises'
import india from '@svg-maps/india'
import { area, type Ring, readRings, thin, writePath } from './map-shapes.ts'

/** The map's own ids by the codes of the catalogue; codes absent here are the same in both. */
const codes: Record<string, string> = { ct: 'cg', or: 'od', tg: 'ts', ut: 'uk', dn: 'dh', dd: 'dh' }

/** Within this many units of the original line: a pixel on the map of India, four on that of a single state. */
const fine = 1.2
/** A cover's map is 100 pixels wide at most, where this is one of them. */
const coarse = 6
const comment =
  '<!-- @svg-maps/india 2.0.0 by Victor Cazanave, CC BY 4.0; simplified. State borders before 2019: jk holds Ladakh, dh joins two territories. -->'

const states = new Map<string, Ring[]>()
for (const { id, path } of india.locations) {
  const code = codes[id] ?? id
  states.set(code, [...(states.get(code) ?? []), ...readRings(path)])
}

/** The larger pieces, thinned; of islands and enclaves at least the largest piece stays. */
function draw(rings: Ring[], tolerance: number, minArea: number): string {
  const sorted = rings.toSorted((ring, other) => area(other) - area(ring))
  const visibleRings = sorted.filter((ring, i) => i === 0 || area(ring) > minArea)
  return writePath(visibleRings.map((ring) => thin(ring, tolerance)).filter((ring) => ring.length > 2))
}

/** The middle of the largest piece, and its area: small ones are marked with a dot. */
function middle(rings: Ring[]): [number, number, number] {
  const largest = rings.toSorted((ring, other) => area(other) - area(ring))[0] ?? []
  const [xs, ys] = [largest.map(([x]) => x), largest.map(([, y]) => y)]
  const centre = (values: number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2)
  return [centre(xs), centre(ys), Math.round(area(largest))]
}

const sorted = [...states].toSorted(([name], [other]) => name.localeCompare(other))
const outline = draw(
  sorted.flatMap(([, rings]) => rings),
  coarse,
  1000,
)
const shapes = sorted.map(([code, rings]) => `<path id="${code}" d="${draw(rings, fine, 4)}"/>`)
const sheetOf = (...paths: string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${india.viewBox}">`,
    '<title>India</title>',
    comment,
    ...paths,
    '</svg>\n',
  ].join('\n')

await writeFile(new URL('../src/map/india.svg', import.meta.url), sheetOf(...shapes))
await writeFile(new URL('../src/map/outline.svg', import.meta.url), sheetOf(`<path id="in" d="${outline}"/>`))
await writeFile(
  new URL('../src/map/places.ts', import.meta.url),
  [
    '// Written by scripts/draw-map.ts.',
    '',
    `export const mapBox = '${india.viewBox}'`,
    '',
    '/** Middle of each state on the map, x and y, and the area of its largest piece in square units. */',
    'export const places: Record<string, readonly [x: number, y: number, area: number]> = {',
    ...sorted.map(([code, rings]) => `  ${code}: [${middle(rings).join(', ')}],`),
    '}\n',
  ].join('\n'),
)
