import { emptyOf, type Field } from '@pravesh/contract'
import type { FieldValues } from 'react-hook-form'

type Fields = Readonly<Record<string, Field>>

function readyValue(field: Field, value: unknown): unknown {
  if (field.kind === 'rows' && Array.isArray(value)) return value.map((row: FieldValues) => readyEntity(field.of, row))
  if (value === undefined || value === null || value === '') return emptyOf(field)
  return value
}

/** Values of a form as a declared catalogue takes them: every field there is, empty ones as the wire writes them. */
export const readyEntity = (fields: Fields, values: FieldValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readyValue(field, values[name])]))
