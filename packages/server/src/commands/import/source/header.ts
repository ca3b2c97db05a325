import type { InstituteType } from '@pravesh/contract'
import { OperatorError } from '../../../platform/db/operator-error.ts'
import { columnsOf, type FieldName, foldHeader, type Preset, recognise } from '../preset.ts'
import type { Columns } from '../row/cells.ts'
import type { SourceRow } from './records.ts'
import { SourceError } from './source-error.ts'

export type HeaderOptions = {
  kind: InstituteType
  preset: Preset | undefined
  presets: readonly Preset[]
  map: { [K in FieldName]?: string }
}
export type Header = {
  preset: Preset
  columns: Columns
  width: number
  row: number
  preamble: string
  header: readonly string[]
  /** The lines of the file that it is written in: one, or two with merged cells. */
  lines: readonly (readonly string[])[]
}

const deepest = 30

/** The preset with the person's mapping: a mapped column replaces the declared one. */
function mapped(preset: Preset, map: HeaderOptions['map']): Preset {
  const moved = new Map(Object.entries(map).map(([field, column]) => [preset.columns[field as FieldName], column]))
  return {
    ...preset,
    columns: { ...preset.columns, ...map },
    signature: preset.signature.map((column) => moved.get(column) ?? column),
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
    `The columns (${header.slice(0, 12).join(', ')}) are of no register we know. Name the preset (--preset ${names.join(' | ')}) or map the columns: --map name=Column --map state=Column.`,
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
    .map((preset) => mapped(preset, options.map))
    .sort((a, b) => Number(b.kind === options.kind) - Number(a.kind === options.kind))
  const above: (readonly string[])[] = []
  let first: readonly string[] = []
  for (let seen = 0; seen < deepest; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const upper = above.at(-1)
    const readings = [
      { header: row.cells, lines: [row.cells] },
      ...(upper ? joinedHeaders(upper, row.cells).map((header) => ({ header, lines: [upper, row.cells] })) : []),
    ]
    for (const { header, lines } of readings) {
      const preset = recognise(header, mappings)
      if (!preset) continue
      check(preset, header, options)
      return {
        preset,
        columns: columnsOf(preset, header),
        width: header.length,
        row: row.number,
        preamble: above.map((cells) => cells.join(' ')).join('\n'),
        header,
        lines,
      }
    }
    above.push(row.cells)
    if (row.cells.filter((cell) => cell.trim()).length > first.length) first = row.cells
  }
  throw unknown(first, options)
}
