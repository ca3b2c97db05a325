import { ApiError, type Entity, labelOf } from '@pravesh/contract'
import { databaseError } from '../../platform/db/index.ts'

/** The column names in `Key (a, b)=(…)`, in the database's own spelling. */
const namesIn = (detail = ''): string[] =>
  (/^Key \(([^)]+)\)/.exec(detail)?.[1] ?? '')
    .split(', ')
    .map((c) => c.replace(/"/g, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))

/** Converts a failed write into an error of the table: a duplicate names its field, a broken reference too. */
export function toWriteError(error: unknown, entity: Entity): unknown {
  const failure = databaseError(error)
  if (!failure) return error
  const fields = namesIn(failure.detail).filter((f) => entity.fields[f])
  const label = (f: string) => {
    const field = entity.fields[f]
    return field ? labelOf(f, field) : f
  }
  if (failure.code === '23505') {
    const errors = fields.map((field) => ({ field, message: `${label(field)} is taken` }))
    return new ApiError('DUPLICATE', { message: `There is already a ${entity.label.toLowerCase()} like it`, errors })
  }
  if (failure.code === '23503' && /is not present/.test(failure.detail ?? ''))
    return new ApiError('INVALID', { errors: fields.map((field) => ({ field, message: 'No such record' })) })
  if (failure.code === '23503') return new ApiError('IN_USE')
  return error
}
