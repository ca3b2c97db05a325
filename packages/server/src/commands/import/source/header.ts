import type { InstituteType } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { columnsOf, type FieldName, fieldNames, foldHeader, missingColumns, type Preset, recognise } from '../preset.ts'
import type { Columns } from '../row/cells.ts'
import type { SourceRow } from './records.ts'
import { SourceError } from './source-error.ts'

export type HeaderOptions = {
  kind: InstituteType
  preset: Preset | undefined
  presets: readonly Preset[]
  map: { [K in FieldName]?: string }
  /** Values of fields that the file has no column for. */
  set: { [K in FieldName]?: string }
  /** Columns that are read as the mapping has them, and as nothing else. */
  taken: readonly string[]
}
export type Header = {
  preset: Preset
  columns: Columns
  width: number
  row: number
  preamble: string
  header: readonly string[]
  /** The first rows behind the header, which were read with it. */
  ahead: readonly SourceRow[]
  /** The lines of the file that it is written in: one, or two with merged cells. */
  lines: readonly (readonly string[])[]
}

const deepest = 30

/** The preset with the person's mapping: a mapped column replaces the declared one, a value given for a field needs no column. */
function mapped(preset: Preset, { map, set, taken }: HeaderOptions): Preset {
  const moved = new Map(Object.entries(map).map(([field, column]) => [preset.columns[field as FieldName], column]))
  return {
    ...preset,
    columns: { ...preset.columns, ...map },
    byHand: { map, taken },
    signature: preset.signature
      .filter((column) => !fieldNames.some((field) => preset.columns[field] === column && set[field] !== undefined))
      .map((column) => moved.get(column) ?? column),
    defaults: { ...preset.defaults, ...set },
  }
}

function unknown(
  first: readonly string[],
  rows: readonly (readonly string[])[],
  { kind, preset, presets }: HeaderOptions,
): OperatorError {
  const header = first.map((column) => column.trim())
  if (preset) {
    const missing = missingColumns(preset, header)
    const needed =
      missing.length > 0
        ? `The file has no column ${missing.join(', ')}, which the preset ${preset.name} needs; map it with --map field=Column.`
        : 'No column gives the state of the rows: map one, or a PIN code or an address, with --map field=Column. A list of one state needs --set state=Name.'
    return new SourceError('unknown-register', needed, header, rows)
  }
  const names = presets.filter((preset) => preset.kind === kind).map((preset) => preset.name)
  return new SourceError(
    'unknown-register',
    `The columns (${header.filter(Boolean).slice(0, 12).join(', ')}) are of no register we know. Name the preset (--preset ${names.join(' | ')}) or map the columns: --map name=Column --map state=Column. A list of one state needs --set state=Name.`,
    header,
    rows,
  )
}

function check(preset: Preset, header: readonly string[], { kind, map }: HeaderOptions): void {
  if (preset.kind !== kind) {
    throw new SourceError(
      'other-type',
      `This is a list of ${preset.kind}s (${preset.title}): import it as ${preset.kind}s.`,
    )
  }
  const present = new Set(header.map(foldHeader))
  const absent = Object.values(map).filter((column) => !present.has(foldHeader(column)))
  if (absent.length > 0) throw new OperatorError(`The file has no column ${absent.join(', ')}.`)
}

/** The cells of a header in two lines, whose upper one has merged cells: the lower of two names, or the upper one. */
function joinedHeaders(upper: readonly string[], lower: readonly string[]): string[][] {
  const hasGap = (cells: readonly string[]) => cells.some((cell) => !cell.trim())
  if (upper.length !== lower.length || !hasGap(upper) || !hasGap(lower)) return []
  const pick = (first: readonly string[], second: readonly string[]) =>
    first.map((cell, index) => (cell.trim() ? cell : (second[index] ?? '')))
  return [pick(lower, upper), pick(upper, lower)]
}

/** Finds the header, which may be below a few lines of title and have two lines, and the preset that reads it. */
export async function findHeader(rows: AsyncGenerator<SourceRow>, options: HeaderOptions): Promise<Header> {
  // Of two presets with equally many columns, the one of the requested kind comes first.
  const mappings = (options.preset ? [options.preset] : options.presets)
    .map((preset) => mapped(preset, options))
    .sort((a, b) => Number(b.kind === options.kind) - Number(a.kind === options.kind))
  const above: (readonly string[])[] = []
  let first: readonly string[] = []
  for (let seen = 0; seen < deepest; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const single = readHeader([row.cells], row.cells, mappings)
    const next = single && hasMergedCells(row.cells) ? (await rows.next()).value : undefined
    const joined = next ? readJoined(row.cells, next.cells, mappings) : readJoined(above.at(-1), row.cells, mappings)
    const isJoined = joined !== undefined && joined.columns.length > (single?.columns.length ?? 0)
    const found = isJoined ? joined : single
    if (found) {
      check(found.preset, found.header, options)
      return {
        ...found,
        width: found.header.length,
        row: isJoined && next ? next.number : row.number,
        preamble: above.map((cells) => cells.join(' ')).join('\n'),
        ahead: [...(next && !isJoined ? [next] : []), ...(await readAhead(rows))],
      }
    }
    above.push(row.cells)
    if (row.cells.filter((cell) => cell.trim()).length > first.length) first = row.cells
  }
  throw unknown(first, above.slice(above.indexOf(first) + 1, above.indexOf(first) + 1 + sampleRows), options)
}

/** So many rows behind the header show what its columns hold. */
const sampleRows = 5
async function readAhead(rows: AsyncGenerator<SourceRow>): Promise<SourceRow[]> {
  const ahead: SourceRow[] = []
  while (ahead.length < sampleRows) {
    const { value, done } = await rows.next()
    if (done) break
    ahead.push(value)
  }
  return ahead
}

type Found = Pick<Header, 'preset' | 'columns' | 'header' | 'lines'>

/** A header of one or two lines as a preset reads it; undefined where none does. */
function readHeader(lines: Header['lines'], header: readonly string[], presets: readonly Preset[]): Found | undefined {
  const preset = recognise(header, presets)
  return preset && { preset, columns: columnsOf(preset, header), header, lines }
}

/** Two lines with merged cells as one header. */
function readJoined(
  upper: readonly string[] | undefined,
  lower: readonly string[],
  presets: readonly Preset[],
): Found | undefined {
  if (!upper) return undefined
  return joinedHeaders(upper, lower)
    .map((header) => readHeader([upper, lower], header, presets))
    .find((found) => found !== undefined)
}

/** Whether a cell without a name is left of one with a name: it may belong to a merged cell, with its name in the next line. */
const hasMergedCells = (cells: readonly string[]): boolean =>
  cells.some((cell, index) => !cell.trim() && cells.slice(index + 1).some((later) => later.trim()))
