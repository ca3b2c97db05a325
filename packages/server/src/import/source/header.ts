import type { InstituteType } from '@pravesh/contract'
import { Refusal } from '../../db/refusal.ts'
import type { Columns } from '../cells.ts'
import { columnsOf, type FieldName, foldHeader, type Preset, recognise } from '../preset.ts'
import type { Row } from './records.ts'

export type Wanted = {
  kind: InstituteType
  preset: Preset | undefined
  presets: readonly Preset[]
  map: { [K in FieldName]?: string }
}
export type Header = {
  preset: Preset
  columns: Columns
  width: number
  at: number
  preamble: string
  header: readonly string[]
}

const deepest = 30

/** The preset as the person has mapped it: a mapped column stands in for the one it is declared with. */
function mapped(preset: Preset, map: Wanted['map']): Preset {
  const moved = new Map(Object.entries(map).map(([field, column]) => [preset.columns[field as FieldName], column]))
  return {
    ...preset,
    columns: { ...preset.columns, ...map },
    signature: preset.signature.map((column) => moved.get(column) ?? column),
  }
}

function unknown(first: readonly string[], { kind, preset, presets }: Wanted): Refusal {
  const header = first.map((column) => column.trim()).filter(Boolean)
  if (preset) {
    const present = new Set(header.map(foldHeader))
    const missing = preset.signature.filter((column) => !present.has(foldHeader(column)))
    return new Refusal(
      `The file has no column ${missing.join(', ')}, which the preset ${preset.name} needs; map it with --map field=Column.`,
    )
  }
  const names = presets.filter((one) => one.kind === kind).map((one) => one.name)
  return new Refusal(
    `The columns (${header.slice(0, 12).join(', ')}) are of no register we know. Name the preset (--preset ${names.join(' | ')}) or map the columns: --map name=Column --map state=Column.`,
  )
}

function check(preset: Preset, header: readonly string[], { kind, map }: Wanted): void {
  if (preset.kind !== kind) {
    throw new Refusal(`This is a list of ${preset.kind}s (${preset.title}): import it as ${preset.kind}s.`)
  }
  const present = new Set(header.map(foldHeader))
  const absent = Object.values(map).filter((column) => !present.has(foldHeader(column)))
  if (absent.length > 0) throw new Refusal(`The file has no column ${absent.join(', ')}.`)
}

/** Finds the header, which may stand below a few lines of title, and the preset that reads it. */
export async function findHeader(rows: AsyncGenerator<Row>, wanted: Wanted): Promise<Header> {
  // Of two presets that know as much, the one of the kind asked for comes first.
  const known = (wanted.preset ? [wanted.preset] : wanted.presets)
    .map((preset) => mapped(preset, wanted.map))
    .sort((a, b) => Number(b.kind === wanted.kind) - Number(a.kind === wanted.kind))
  const above: string[] = []
  let first: readonly string[] = []
  for (let seen = 0; seen < deepest; seen++) {
    const { value: row, done } = await rows.next()
    if (done) break
    const preset = recognise(row.cells, known)
    if (preset) {
      check(preset, row.cells, wanted)
      const columns = columnsOf(preset, row.cells)
      return { preset, columns, width: row.cells.length, at: row.number, preamble: above.join('\n'), header: row.cells }
    }
    above.push(row.cells.join(' '))
    if (row.cells.filter((cell) => cell.trim()).length > first.length) first = row.cells
  }
  throw unknown(first, wanted)
}
