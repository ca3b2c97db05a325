import { pincodeFits } from '../../../catalogue/institute/facts/pincode.ts'
import { postalAddress } from '../clean/address.ts'
import { classRange, highestClass } from '../clean/classes.ts'
import { impliedFirstClass, impliedGender, impliedSchoolType } from '../clean/implied.ts'
import { instituteName } from '../clean/institute-name.ts'
import { originalNumber } from '../clean/number.ts'
import { tidy } from '../clean/spacing.ts'
import { seemsOwn, webAddress } from '../clean/website.ts'
import { believableYear } from '../clean/year.ts'
import { reconcile } from '../place/reconcile.ts'
import { stateOfNumber } from '../place/state.ts'
import { type Cells, type FieldName, foldHeader, type Preset } from '../preset.ts'
import { type Draft, type RegisterSource, type RejectedRow, rejected } from './draft.ts'
import { naturalKey } from './natural-key.ts'
import { notesOf } from './notes.ts'
import { plainValues } from './plain-fields.ts'

/** These retain their raw form until their own cleaning. */
const raw = new Set<FieldName>(['name', 'address'])

/** Fields that a spreadsheet takes for numbers. */
const numeric = [
  ...(['key', 'pincode', 'established', 'classFrom', 'classTo'] as const),
  ...(['udiseCode', 'affiliationNo', 'students'] as const),
]

function tidied(cells: Cells, preset: Preset): { cells: Cells; lost: Cells } {
  const clean: Cells = {}
  const lost: Cells = {}
  for (const [field, cell] of Object.entries(cells) as [FieldName, string][])
    clean[field] = raw.has(field) ? cell : tidy(cell)
  for (const field of [...numeric, preset.key.of]) {
    const cell = clean[field]
    if (!cell) continue
    clean[field] = originalNumber(cell)
    if (clean[field] === undefined) lost[field] = cell
  }
  const prepared = preset.prepare?.(clean) ?? clean
  const filled = Object.entries(prepared).filter(([, cell]) => cell)
  return { cells: { ...preset.defaults, ...Object.fromEntries(filled) }, lost }
}

/** Values of a preset's words by the folded word: folding is the most work of a row where a column has forty words. */
const foldedWords = new WeakMap<object, ReadonlyMap<string, string>>()
function meaningOf(values: Readonly<Record<string, string>>, cell: string): string | undefined {
  let words = foldedWords.get(values)
  if (!words) {
    words = new Map(Object.entries(values).map(([word, value]) => [foldHeader(word), value]))
    foldedWords.set(values, words)
  }
  return words.get(foldHeader(cell))
}

function meaning(preset: Preset, cells: Cells, field: FieldName): string | null {
  const cell = cells[field]
  if (!cell) return null
  const values = preset.values?.[field]
  if (!values || cell === preset.defaults?.[field]) return cell
  const value = meaningOf(values, cell)
  // A plain list may have the catalogue's own word.
  return value ?? (preset.aliases && field !== 'gender' ? cell : null)
}

/** A whole number of a class, from nursery (-2) to 12. */
function classNumber(cell: string | undefined): number | null {
  const number = cell && /^-?\d{1,2}$/.test(cell) ? Number(cell) : Number.NaN
  return number >= -2 && number <= 12 ? number : null
}

function websiteOf(preset: Preset, cells: Cells, name: string): string | null {
  const address = preset.websites && cells.website ? webAddress(cells.website) : undefined
  return address && (preset.websites === 'any' || seemsOwn(address, name)) ? address : null
}

/** Cleans and judges one row of a register. Pure: the same row results in the same draft, for any content of the database. */
export function makeDraft(
  preset: Preset,
  rawCells: Cells,
  source: RegisterSource,
  thisYear: number,
): Draft | RejectedRow {
  const { cells, lost } = tidied(rawCells, preset)
  const lostKey = lost[preset.key.of]
  if (lostKey) return rejected('lost-digits', { key: preset.key.called, value: lostKey })
  const { name, address: addressInName, pincode: pincodeInName } = instituteName(cells.name ?? '')
  if (name.replace(/[^\p{L}]/gu, '').length < 2) return rejected('no-name')
  const postal = postalAddress(cells.address ?? '')
  const address = postal.address || addressInName
  const pincodes = [cells.pincode ?? '', postal.pincode, pincodeInName].map((code) => code.replace(/\s/g, ''))
  const udise = cells.udiseCode
  const place = reconcile({
    state: cells.state ?? '',
    pincodes,
    stateNumber: udise && /^\d{10,11}$/.test(udise) ? udise.padStart(11, '0').slice(0, 2) : '',
    district: cells.district ?? '',
    city: cells.city ?? '',
    texts: [address, name].filter(Boolean),
    candidates: preset.candidates?.(cells),
  })
  if ('reason' in place) return place
  if (udise && /^\d{10}$/.test(udise) && stateOfNumber(`0${udise.charAt(0)}`) === place.state) {
    lost.udiseCode = udise
    cells.udiseCode = `0${udise}`
  }
  const pincode = pincodes.find((code) => pincodeFits(code, place.state)) ?? null
  const key = naturalKey(preset, cells, { name, ...place, pincode, address })
  if ('reason' in key) return key
  const classes = classRange(cells.classes ?? '')
  const isSchool = preset.kind === 'school'
  const schoolType = meaning(preset, cells, 'schoolType') ?? (isSchool ? impliedSchoolType(name) : null)
  const draft = {
    ...plainValues(cells, (field) => meaning(preset, cells, field)),
    kind: preset.kind,
    key,
    name,
    state: place.state,
    city: place.city || (preset.townOf ? instituteName(preset.townOf(name)).name : ''),
    district: place.district,
    address: address || null,
    pincode,
    website: websiteOf(preset, cells, name),
    established: believableYear(cells.established ?? '', thisYear) ?? null,
    gender: meaning(preset, cells, 'gender') ?? meaning(preset, cells, 'womenOnly') ?? impliedGender(name, preset.kind),
    board: meaning(preset, cells, 'board'),
    schoolType,
    classFrom: classes?.from ?? classNumber(cells.classFrom) ?? impliedFirstClass(schoolType),
    classTo: classes?.to ?? classNumber(cells.classTo) ?? highestClass(cells.level ?? '') ?? null,
    collegeType: meaning(preset, cells, 'collegeType'),
    university: cells.university ? instituteName(cells.university).name : null,
    source,
    mayMeet: preset.meets?.name.test(name) ?? false,
  }
  return { ...draft, notes: notesOf({ preset, cells, lost, draft, doubt: place.doubt }) }
}
