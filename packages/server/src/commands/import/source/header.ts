import type { InstituteType } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { columnsOf, type FieldName, fieldNames, foldHeader, type Preset, recognise } from '../preset.ts'
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
}
export type Header = {
  preset: Preset
  columns: Columns
  width: number
  row: number
  preamble: string
  header: readonly string[]
}

const deepest = 30

/** The preset with the person's mapping: a mapped column replaces the declared one, a value given for a field needs no column. */
function mapped(preset: Preset, { map, set }: HeaderOptions): Preset {
  const moved = new Map(Object.entries(map).map(([field, column]) => [preset.columns[field as FieldName], column]))
  return {
    ...preset,
    columns: { ...preset.columns, ...map },
    signature: preset.signature
      .filter((column) => !fieldNames.some((field) => preset.columns[field] === column && set[field] !== undefined))
      .map((column) => moved.get(column) ?? column),
    defaults: { ...preset.defaults, ...set },
  }
}

function unknown(first: readonly string[], { kind, preset, presets }: HeaderOptions): OperatorError {
  const header = first.map((column) => column.trim()).filter(Boolean)
  if (preset) {
    const present = new Set(header.map(foldHeader))
    const missing = preset.signature.filter((column) => !present.has(foldHeader(column)))
    return new SourceError(
      'unknown-register',
      `The file has no column ${missing.join(', ')}, which the preset ${preset.name} needs; map it with --map field=Column.`,
      header,
    )
  }
  const names = presets.filter((preset) => preset.kind === kind).map((preset) => preset.name)
  return new SourceError(
    'unknown-register',
    `The columns (${header.slice(0, 12).join(', ')}) are of no register we know. Name the preset (--preset ${names.join(' | ')}) or map the columns: --map name=Column --map state=Column. A list of one state needs --set state=Name.`,
    header,
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

/** Finds the header, which may be below a few lines of title, and the preset that reads it. */
export async function findHeader(rows: AsyncGenerator<SourceRow>, options: HeaderOptions): Promise<Header> {
  // Of two presets with equally many columns, the one of the requested kind comes first.
  const mappings = (options.preset ? [options.preset] : options.presets)
    .map((preset) => mapped(preset, options))
    .sort((a, b) => Number(b.kind === options.kind) - Number(a.kind === options.kind))
  const above: string[] = []
  let first: readonly string[] = []
  for (let seen = 0; seen < deepest; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const preset = recognise(row.cells, mappings)
    if (preset) {
      check(preset, row.cells, options)
      const columns = columnsOf(preset, row.cells)
      return {
        preset,
        columns,
        width: row.cells.length,
        row: row.number,
        preamble: above.join('\n'),
        header: row.cells,
      }
    }
    above.push(row.cells.join(' '))
    if (row.cells.filter((cell) => cell.trim()).length > first.length) first = row.cells
  }
  throw unknown(first, options)
}
