import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildingsOf } from './building.ts'
import { type CoverFacts, drawCover } from './cover.ts'
import { regionOf } from './landscape.ts'

const readSheet = (name: string) =>
  readFileSync(new URL(`../../../components/pictures/cover-${name}.svg`, import.meta.url), 'utf8')
const sheets = { land: readSheet('land'), historic: readSheet('historic'), modern: readSheet('modern') }
const css = readFileSync(new URL('../../../styles/cover.css', import.meta.url), 'utf8')
const partsOf = (sheet: string) => [...sheet.matchAll(/<g id="([a-z]+)"/g)].map(([, name]) => name)
const parts = Object.entries(sheets).flatMap(([name, sheet]) => partsOf(sheet).map((part) => `${name} ${part}`))
const states = [
  ...[
    'AN AP AR AS BR CG CH DH DL',
    'GA GJ HP HR JH JK KA KL LA',
    'LD MH ML MN MP MZ NL OD PB',
    'PY RJ SK TN TR TS UK UP WB',
  ],
].flatMap((codes) => codes.split(' '))
const types = [undefined, 'kendriya-vidyalaya', 'navodaya-vidyalaya', 'sainik-school', 'government', 'private-unaided']
const names = [
  ...['Modern School', 'St. Mary’s Convent', 'Govt Primary School', 'Presidency College', 'Institute of Technology'],
  ...[
    'Medical College',
    'University of Agricultural Sciences',
    'National Law University',
    'Institute of Design',
    'IIM',
  ],
]
const facts: CoverFacts[] = Array.from({ length: 720 }, (_, id) => ({
  id,
  kind: id % 2 ? 'school' : 'college',
  name: names[(id >> 1) % names.length] ?? '',
  type: types[(id >> 2) % types.length],
  established: id % 3 ? 1850 + (id % 170) : null,
  stateCode: states[(id * 7) % states.length] ?? '',
  cityUrl: id % 5 ? 'a-town' : 'mumbai',
}))

it('draws the same institute the same way, and others differently', () => {
  const drawings = facts.map((institute) => JSON.stringify(drawCover(institute)))
  expect(facts.map((institute) => JSON.stringify(drawCover({ ...institute })))).toEqual(drawings)
  expect(new Set(drawings).size).toBe(facts.length)
})

it('names parts that the sheet has and colours that the style has, in few bytes', () => {
  const used = new Set<string>()
  for (const institute of facts) {
    const cover = drawCover(institute)
    for (const { sheet, part } of cover.parts) used.add(`${sheet} ${part}`)
    for (const colour of cover.colours.split(' ')) expect(css).toContain(`.${colour} {`)
    expect(JSON.stringify(cover)).not.toMatch(/NaN|undefined|e-\d/)
    expect(JSON.stringify(cover).length).toBeLessThan(400)
  }
  expect([...used].sort()).toEqual(parts.sort())
})

it.each(Object.values(sheets))('is a small sheet without text, in colours of the page', (sheet) => {
  expect(sheet).not.toMatch(/<text|style=/)
  expect(sheet.length).toBeLessThan(14_000)
  for (const [, name] of sheet.matchAll(/var\(--(\w)\)/g)) expect(css).toContain(`  --${name}: #`)
  // A part is what one cover loads of the sheet in addition to the others.
  for (const part of sheet.split('<g id=').slice(1)) expect(part.length).toBeLessThan(3_000)
})

it.each([
  ...[
    ['AN', 'island', 'palm'],
    ['AP', 'coast', 'palm'],
    ['AR', 'himalaya', 'deodar'],
    ['AS', 'delta', 'banyan'],
  ],
  ...[
    ['BR', 'plain', 'neem'],
    ['CG', 'plateau', 'neem'],
    ['CH', 'plain', 'neem'],
    ['DH', 'coast', 'palm'],
    ['DL', 'plain', 'neem'],
  ],
  ...[
    ['GA', 'coast', 'palm'],
    ['GJ', 'coast', 'neem'],
    ['HP', 'himalaya', 'deodar'],
    ['HR', 'plain', 'neem'],
    ['JH', 'plateau', 'neem'],
  ],
  ...[
    ['JK', 'himalaya', 'deodar'],
    ['KA', 'ghats', 'neem'],
    ['KL', 'coast', 'palm'],
    ['LA', 'range', 'poplar'],
    ['LD', 'island', 'palm'],
  ],
  ...[
    ['MH', 'ghats', 'banyan'],
    ['ML', 'hills', 'deodar'],
    ['MN', 'hills', 'neem'],
    ['MP', 'plateau', 'banyan'],
    ['MZ', 'hills', 'palm'],
  ],
  ...[
    ['NL', 'hills', 'neem'],
    ['OD', 'coast', 'palm'],
    ['PB', 'plain', 'banyan'],
    ['PY', 'coast', 'palm'],
    ['RJ', 'desert', 'khejri'],
  ],
  ...[
    ['SK', 'himalaya', 'deodar'],
    ['TN', 'plain', 'palm'],
    ['TR', 'hills', 'neem'],
    ['TS', 'plateau', 'neem'],
    ['UK', 'himalaya', 'deodar'],
  ],
  ...[
    ['UP', 'plain', 'neem'],
    ['WB', 'delta', 'palm'],
  ],
])('the land of %s has %s and %s', (stateCode, landscape, tree) => {
  const region = regionOf(stateCode, 'a-town')
  expect(region.landscapes).toContain(landscape)
  expect(region.trees).toContain(tree)
  expect(region.landscapes).not.toContain('city')
  expect(regionOf(stateCode, 'mumbai').landscapes).toContain('city')
})

it.each([
  ['school', 'Kendriya Vidyalaya No. 1', 'kendriya-vidyalaya', null, 'plain', 'veranda'],
  ['school', 'Govt Primary School', 'government', null, 'plain', 'tiled'],
  ['school', 'St. Xavier’s School', 'private-unaided', null, 'coast', 'convent'],
  ['school', 'The Hill School', 'private-unaided', null, 'himalaya', 'gabled'],
  ['school', 'Marudhar School', undefined, null, 'desert', 'haveli'],
  ['college', 'Presidency College', undefined, 1817, 'delta', 'domed'],
  ['college', 'A New University', 'private-university', 2010, 'plain', 'slabs'],
  ['college', 'All India Institute of Medical Sciences', undefined, 1956, 'city', 'hospital'],
  ['college', 'Indian Institute of Technology Madras', undefined, 1959, 'city', 'sawtooth'],
  ['college', 'Indian Institute of Management Ahmedabad', undefined, 1961, 'city', 'arches'],
  ['college', 'National Law School', 'national-law-university', 1986, 'city', 'columns'],
  ['college', 'Punjab Agricultural University', undefined, 1962, 'plain', 'farm'],
  ['college', 'National Institute of Design', undefined, 1961, 'plain', 'folded'],
] as const)('%s %s (%s, %s) in %s may be %s', (kind, name, type, established, landscape, building) => {
  expect(buildingsOf({ kind, name, type, established }, landscape)).toContain(building)
})
