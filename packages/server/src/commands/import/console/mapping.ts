import { createHash } from 'node:crypto'
import {
  ApiError,
  type FileColumn,
  type ImportDetails,
  type ImportMapping,
  maxColumnSamples,
  maxFileColumns,
  plainColumns,
} from '@pravesh/contract'
import { and, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { importMapping, importRun } from '../../../platform/db/tables.ts'
import { enqueue } from '../../../services/jobs/queue.ts'
import { type FieldName, fieldNames, foldHeader } from '../preset.ts'
import type { Columns } from '../row/cells.ts'
import { lockRun } from './control.ts'
import { importKind } from './job-kind.ts'
import { ranksPreset } from './ranks/run-options.ts'
import { importById } from './read.ts'

type Run = typeof importRun.$inferSelect
const maxLength = 100

/** The columns of a file, each with its field and its first values. */
export function fileColumnsOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
): FileColumn[] {
  return header.slice(0, maxFileColumns).flatMap((cell, index) => {
    const column = cell.trim().slice(0, maxLength)
    if (!column) return []
    const samples = rows.map((cells) => (cells[index] ?? '').trim().slice(0, maxLength)).filter(Boolean)
    const field = columns.find(([, position]) => position === index)?.[0] ?? null
    return [{ column, field, samples: [...new Set(samples)].slice(0, maxColumnSamples) }]
  })
}

const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name)

/** A person's mapping as options of the importer: no mapping reads the columns by their names. */
export function mappingOptions(mapping: ImportMapping | null) {
  const map: { [K in FieldName]?: string } = {}
  const set: { [K in FieldName]?: string } = {}
  for (const { column, field } of mapping?.columns ?? []) if (field && isField(field)) map[field] = column
  for (const { field, value } of mapping?.set ?? []) if (isField(field)) set[field] = value
  return { map, set, taken: mapping?.columns.map(({ column }) => column) ?? [] }
}

const digestOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(foldHeader)))
    .digest('base64url')

/** What a person chose for a file of the same header; null without one. */
export async function findMapping(db: Db, kind: Run['kind'], header: readonly string[]): Promise<ImportMapping | null> {
  const [row] = await db
    .select({ mapping: importMapping.mapping })
    .from(importMapping)
    .where(and(eq(importMapping.kind, kind), eq(importMapping.header, digestOf(header))))
  return row?.mapping ?? null
}

/** INVALID at the first field that this list does not have, or that has two columns. */
function assertFields(kind: Run['kind'], { columns, set }: ImportMapping): void {
  const names = new Set<string>(plainColumns[kind].map(({ name }) => name))
  const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })
  const mapped = new Set<string>()
  for (const [index, { field }] of columns.entries()) {
    if (field === null) continue
    if (!names.has(field)) throw invalid(`columns.${index}.field`, 'Not a field of this list')
    if (mapped.has(field)) throw invalid(`columns.${index}.field`, 'Another column has this field')
    mapped.add(field)
  }
  for (const [index, { field }] of set.entries())
    if (!names.has(field)) throw invalid(`set.${index}.field`, 'Not a field of this list')
}

/** Sets what the columns are read as, saves that for files of the same header, and begins the dry run again. */
export function mapImport(db: Db, id: number, mapping: ImportMapping): Promise<ImportDetails> {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    const isWaiting = run.status === 'mapping' || run.status === 'checked'
    if (!isWaiting || run.preset === ranksPreset)
      throw new ApiError('CONFLICT', { message: 'This file is not waiting for its import' })
    assertFields(run.kind, mapping)
    if (run.header) {
      const values = { kind: run.kind, header: digestOf(run.header), mapping }
      const target = [importMapping.kind, importMapping.header]
      await tx
        .insert(importMapping)
        .values(values)
        .onConflictDoUpdate({ target, set: { mapping, updatedAt: sql`now()` } })
    }
    await tx
      .update(importRun)
      .set({ status: 'checking', mapping, dryRun: null, rows: 0, totalRows: null, updatedAt: sql`now()` })
      .where(eq(importRun.id, id))
    await enqueue(tx, importKind, { run: id, phase: 'check' })
    return importById(tx, id)
  })
}
