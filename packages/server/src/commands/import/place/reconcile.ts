import { statesOfPincode } from '../../../catalogue/institute/facts/pincode.ts'
import { type RejectedRow, rejected } from '../row/draft.ts'
import { isForeign } from './foreign.ts'
import { knownPlace, statesWith } from './gazetteer.ts'
import { type Mention, mentions } from './mentions.ts'
import { stateAtEnd, stateCode, stateOfNumber } from './state.ts'
import { liesIn } from './towns.ts'

type PlaceCells = {
  state: string
  district: string
  /** A city the register itself names. */
  city: string
  /** Texts that may mention the place, the surest first: the address, then the name. */
  texts: readonly string[]
  pincodes: readonly string[]
  /** Number of the state with which its UDISE code begins; empty without one. */
  stateNumber: string
  /** States that remain possible when the register names none. */
  candidates?: readonly string[]
}

/** The place of an institute. `city` is empty without certain information; `district` as listings name it. */
export type Place = {
  state: string
  city: string
  district: string
  /** A cell that was not believed: a state that is none, or a district of another state. */
  doubt?: 'state-from-district' | 'state-inferred' | 'district-elsewhere'
}

/** Districts that the registers still publish under the state they left. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['AP', 'TS'],
  ['JK', 'LA'],
]
/** Territories that are one city for every practical purpose. */
const cityStates: Readonly<Record<string, string>> = { DL: 'Delhi', CH: 'Chandigarh', LD: 'Lakshadweep' }

function findState(cells: PlaceCells): string | undefined {
  const statedCode = stateCode(cells.state)
  if (statedCode) return statedCode
  if (!cells.state && cells.candidates?.length === 1) return cells.candidates[0]
  const filterCandidates = (codes: readonly string[]) =>
    codes.filter((code) => !cells.candidates || cells.candidates.includes(code))
  const byDistrict = filterCandidates(statesWith(cells.district))
  if (byDistrict.length === 1) return byDistrict[0]
  const inferred = inferState(cells, byDistrict)
  if (inferred || cells.state || !cells.candidates) return inferred
  const byMention = cells.candidates.filter((code) => cells.texts.some((text) => mentions(text, code).length > 0))
  return byMention.length === 1 ? byMention[0] : undefined
}

/** The state by the number of the UDISE code, by the end of the address, or by the postal code, where a zone lies in one of them alone. */
function inferState({ candidates, stateNumber, texts, pincodes }: PlaceCells, byDistrict: readonly string[]) {
  if (candidates) return undefined
  const stated = stateOfNumber(stateNumber) ?? texts.map(stateAtEnd).find(Boolean)
  if (stated) return stated
  const zones = pincodes.map(statesOfPincode).find((codes) => codes.length > 0) ?? []
  const possible = byDistrict.length > 0 ? zones.filter((code) => byDistrict.includes(code)) : zones
  return possible.length === 1 ? possible[0] : undefined
}

/** The state of the place today, and whether its district label belongs there at all. */
function settle(code: string, cells: PlaceCells): { code: string; label: string } {
  const label = cells.district
  if (!label) {
    const to = moved.find(([from]) => from === code)?.[1]
    const text = cells.texts[0] ?? ''
    const tail = to ? mentions(text, to).findLast((mention) => mention.last) : undefined
    return tail && to && !mentions(text, code).some((mention) => mention.last)
      ? { code: to, label: tail.name }
      : { code, label }
  }
  if (knownPlace(label, code)) return { code, label }
  const otherStates = statesWith(label)
  const to = moved.find(([from, successor]) => from === code && otherStates.includes(successor))?.[1]
  if (to) return { code: to, label }
  return { code, label: otherStates.length > 0 ? '' : label }
}

/** The place that the surest text ends in, or else mentions last. */
function lastOf(mentionLists: Mention[][]): string {
  const found = mentionLists.find((mentions) => mentions.length > 0)
  return (found?.findLast((mention) => mention.last) ?? found?.at(-1))?.name ?? ''
}

/** Which cell is not believed, where one is not. */
function doubtOf({ state, district }: PlaceCells, label: string): Pick<Place, 'doubt'> {
  if (state && !stateCode(state)) {
    return { doubt: statesWith(district).length === 1 ? 'state-from-district' : 'state-inferred' }
  }
  return district && !label ? { doubt: 'district-elsewhere' } : {}
}

/** Combines the state, district and city cells of a register, or returns the reason why that is impossible. */
export function reconcile(rawCells: PlaceCells): Place | RejectedRow {
  const swapped = !stateCode(rawCells.state) && stateCode(rawCells.district) !== undefined && rawCells.state !== ''
  const cells = swapped ? { ...rawCells, state: rawCells.district, district: rawCells.state } : rawCells
  const abroad = [cells.state, cells.district].find((label) => isForeign(label) && !stateCode(label))
  if (abroad) return rejected('abroad', { place: isForeign(cells.district) ? cells.district : abroad })
  const found = findState(cells)
  if (!found) return cells.state ? rejected('unknown-state', { state: cells.state }) : rejected('no-state')
  const { code, label } = settle(found, cells)
  const doubt = doubtOf(cells, label)
  const mentionLists = cells.texts.map((text) => mentions(text, code))
  const district = knownPlace(label, code) ?? (label || lastOf(mentionLists))
  if (cells.city) return { state: code, city: knownPlace(cells.city, code) ?? cells.city, district, ...doubt }
  for (const found of mentionLists) {
    const town = found.findLast(({ name }) => name !== district && liesIn(name, district, code))
    if (town) return { state: code, city: town.name, district, ...doubt }
  }
  return { state: code, city: district || cityStates[code] || '', district, ...doubt }
}
