import type { Source, Sources } from '@pravesh/contract'
import type { Mark } from '../../../platform/db/tables/work/import.ts'
import { type Group, textOf, type Values } from './fields.ts'
import { shortHash } from './hash.ts'

/** `guessed`: fields that only fill gaps. */
export type Writer = { source: string; rank: string; sourceRecord: Source; guessed: readonly string[] }
export type Marks = Record<string, Mark>
/** `changed`: the institute must be written; `marked`: its marks must. */
type Merged = { values: Values; marks: Marks; sources: Sources; changed: boolean; marked: boolean }

const isSameSource = (a: Source | undefined, b: Source) =>
  a?.name === b.name && (a.url ?? null) === (b.url ?? null) && a.asOf === b.asOf && a.tier === b.tier

const markOf = (writer: Writer, field: string, text: string): Mark => ({
  source: writer.source,
  rank: writer.guessed.includes(field) ? '' : writer.rank,
  hash: shortHash(text),
})

/** Values that a register may overwrite: a gap, its own value, or the value of an older or weaker register. */
function mayWrite(now: string | null, before: Mark | undefined, mark: Mark): boolean {
  if (!before) return now === null
  const edited = shortHash(now ?? '') !== before.hash
  return !edited && (before.source === mark.source || before.rank <= mark.rank)
}

/**
 * Merges a register's values into the current ones. A value that a person edited, or that is not from an import, stays; an absent value
 * never erases one.
 */
export function merge(
  groups: readonly Group[],
  now: Values,
  incoming: Values,
  marks: Marks,
  sources: Sources,
  writer: Writer,
): Merged {
  const result: Merged = {
    values: { ...now },
    marks: { ...marks },
    sources: { ...sources },
    changed: false,
    marked: false,
  }
  for (const group of groups) {
    const text = textOf(group, incoming)
    const before = textOf(group, now)
    if (text === null) continue
    const mark = markOf(writer, group.name, text)
    if (!mayWrite(before, marks[group.name], mark)) continue
    if (mark.rank !== marks[group.name]?.rank || mark.hash !== marks[group.name]?.hash) result.marked = true
    result.marks[group.name] = mark
    if (!isSameSource(sources[group.name] ?? sources.record, writer.sourceRecord)) {
      result.sources[group.name] = writer.sourceRecord
      result.changed = true
    }
    if (text === before) continue
    for (const [column] of group.columns) result.values[column] = incoming[column]
    result.changed = true
  }
  if (result.changed && result.marks.name?.source === writer.source) attributeSources(groups, result, writer)
  return result
}

/** The register that identifies an institute is the source of its record; values of others have their own source. */
function attributeSources(groups: readonly Group[], result: Merged, writer: Writer): void {
  const { record, ...rest } = result.sources
  const sources: Sources = { ...rest, record: writer.sourceRecord }
  for (const { name } of groups) {
    const mark = result.marks[name]
    if (mark?.source === writer.source) delete sources[name]
    else if (mark && record && !sources[name]) sources[name] = record
  }
  result.sources = sources
}

/** The marks and sources of an institute that a register brings for the first time. */
export function firstMarks(
  groups: readonly Group[],
  values: Values,
  writer: Writer,
): { marks: Marks; sources: Sources } {
  const filled = groups.flatMap((group) => {
    const text = textOf(group, values)
    return text === null ? [] : [[group.name, markOf(writer, group.name, text)] as const]
  })
  return { marks: Object.fromEntries(filled), sources: { record: writer.sourceRecord } }
}
