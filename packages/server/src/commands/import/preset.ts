import type { InstituteType } from '@pravesh/contract'
import type { RegisterSource, Scheme } from './row/draft.ts'
import { allPlainNames } from './row/plain-fields.ts'

const cleaned = [
  'key',
  'name',
  'state',
  'district',
  'city',
  'address',
  'pincode',
  'website',
  'established',
  'gender',
  'level',
  'classes',
  'classFrom',
  'classTo',
  'url',
  'board',
  'schoolType',
  'collegeType',
  'university',
  'womenOnly',
  'region',
] as const
/** Fields for a register's columns. All are text until the draft is made. */
export const fieldNames = [...cleaned, ...allPlainNames] as const
export type FieldName = (typeof fieldNames)[number]
export type Cells = { [K in FieldName]?: string }

/** Of two registers with different values the heavier wins: 2 an official export, 1 a copy, 0 a listing. */
type Weight = 0 | 1 | 2

/** The format of one register. Plain data except for `prepare`, which contains its peculiarities. */
export type Preset = {
  name: string
  kind: InstituteType
  /** For the list of presets and for messages. */
  title: string
  /** Column of each field, by header. A header that holds all of `signature` is this register's. */
  columns: { [K in FieldName]?: string }
  signature: readonly string[]
  /** What a person mapped: the column of a field, and columns that no other field is read from. */
  byHand?: { map: { [K in FieldName]?: string }; taken: readonly string[] }
  /** Fields of which one at least has a column: from each the state can be read. */
  placedBy?: readonly FieldName[]
  /** Headers that a field is read from too. A register whose signature fits comes before a preset that has any. */
  aliases?: { [K in FieldName]?: readonly string[] }
  /** The key of its rows: the scheme, the shape of its values, and their label. */
  key: { scheme: Scheme; of: FieldName; shape: RegExp; called: string }
  /** The date may be printed above the header: then `asOf` reads it there. */
  source: RegisterSource
  weight: Weight
  asOf?: (preamble: string) => string | undefined
  /** Values of fields that the register has no column for. */
  defaults?: Cells
  /** Words of the register → values of the catalogue, by field; a word not listed is left out. */
  values?: { [K in FieldName]?: Readonly<Record<string, string>> }
  /** `any`: every address is accepted; `own`: only one that seems to be the institute's. Absent: never. */
  websites?: 'any' | 'own'
  prepare?: (cells: Cells) => Cells
  /** States that a row without a state may lie in. */
  candidates?: (cells: Cells) => readonly string[] | undefined
  /** The town to fall back on when a row names no place that we know. */
  townOf?: (name: string) => string
  /** Fields that are gathered from the name: they fill gaps, and any other register knows better. */
  guessed?: readonly string[]
  /** Rows of such a name may meet, by name and place, an institute of another register: one whose name is like `among`. */
  meets?: { name: RegExp; among: string }
}

/** Folds a column header, in any script: `Year Of Establishment` → `yearofestablishment`. */
export const foldHeader = (header: string): string =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The columns of a preset's signature that a header lacks, under their own name and any other. */
export function missingColumns(preset: Preset, header: readonly string[]): string[] {
  const present = new Set(header.map(foldHeader))
  return preset.signature.filter((column) => {
    const field = fieldNames.find((name) => preset.columns[name] === column)
    return !present.has(foldHeader(column)) && (field === undefined || columnIn(preset, field, header) === undefined)
  })
}

/** The preset that knows most columns of this header, if any knows it at all. */
export function recognise(header: readonly string[], presets: readonly Preset[]): Preset | undefined {
  const isPlaced = ({ placedBy, defaults, ...preset }: Preset) =>
    placedBy?.some((field) => defaults?.[field] !== undefined || columnIn(preset, field, header) !== undefined) ?? true
  const countKnownColumns = (preset: Preset) => columnsOf(preset, header).length
  const isPlain = (preset: Preset) => Number(preset.aliases !== undefined)
  return presets
    .filter((preset) => missingColumns(preset, header).length === 0 && isPlaced(preset))
    .sort((a, b) => isPlain(a) - isPlain(b) || countKnownColumns(b) - countKnownColumns(a))[0]
}

/** Where a header has the column of a field: that of its name, else the first of its other headers. */
function columnIn(preset: Preset, field: FieldName, header: readonly string[]): number | undefined {
  const column = preset.columns[field]
  if (column === undefined) return undefined
  const folded = header.map(foldHeader)
  const mapped = preset.byHand?.map[field]
  const taken = new Set(preset.byHand?.taken.map(foldHeader))
  const names = [column, ...(preset.aliases?.[field] ?? [])].filter((name) => !taken.has(foldHeader(name)))
  const index = (mapped === undefined ? names : [mapped])
    .map((name) => folded.indexOf(foldHeader(name)))
    .find((position) => position >= 0)
  return index
}

/** Which cell of a row each field is read from. */
export function columnsOf(preset: Preset, header: readonly string[]) {
  return fieldNames.flatMap((field) => {
    const index = columnIn(preset, field, header)
    return index === undefined ? [] : [[field, index] as const]
  })
}
