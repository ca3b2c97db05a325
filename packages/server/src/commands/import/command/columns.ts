import type { ImportColumns } from '@pravesh/contract'
import type { FieldName } from '../preset.ts'
import type { OpenedFile } from './load-file.ts'

const maxNames = 100

/** The mapping of a file's columns to fields, the unused columns, and the register's fields without a column. */
export function describeColumns({ preset, sheet, header: { header, columns } }: OpenedFile): ImportColumns {
  const used = new Set(columns.map(([, index]) => index))
  const fields = new Set<string>(columns.map(([field]) => field))
  const nameOf = (column: string | undefined) => (column ?? '').trim().slice(0, 100)
  return {
    title: preset.title,
    ...(sheet !== undefined && { sheet: sheet.slice(0, 100) }),
    recognised: columns.map(([field, index]) => ({ field, column: nameOf(header[index]) })),
    unused: header
      .flatMap((column, index) => (used.has(index) || !column.trim() ? [] : nameOf(column)))
      .slice(0, maxNames),
    missing: (Object.entries(preset.columns) as [FieldName, string][]).flatMap(([field, column]) =>
      fields.has(field) ? [] : [{ field, column }],
    ),
  }
}
