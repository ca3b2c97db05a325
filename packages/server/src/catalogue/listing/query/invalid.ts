import { ApiError } from '@pravesh/contract'

/** A query that is well formed and cannot be answered: which field, and why. */
export const invalid = (field: string, message: string): ApiError =>
  new ApiError('INVALID', { errors: [{ field, message }] })
