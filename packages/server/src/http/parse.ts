import { ApiError, type Endpoint, type FieldError } from '@pravesh/contract'
import type { z } from 'zod'

/** Zod's issues as fields and sentences; an unknown key is named as the field it is. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.slice(0, 50).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys
        .slice(0, 20)
        .map((key) => ({ field: [...issue.path, key].join('.').slice(0, 100), message: 'Not a known field' }))
    return [{ field: issue.path.join('.').slice(0, 100), message: issue.message }]
  })
}

function part(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) {
    if (value && typeof value === 'object' && Object.keys(value).length === 0) return undefined
    if (value === undefined || value === null) return undefined
    const keys = typeof value === 'object' ? Object.keys(value) : ['']
    throw new ApiError('INVALID', {
      errors: keys.slice(0, 20).map((field) => ({ field, message: 'Not a known field' })),
    })
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  return parsed.data
}

/** Parses all three parts of a request by the endpoint's schemas; what it does not declare is refused. */
export function parseRequest(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  return {
    params: part(endpoint.params, raw.params),
    query: part(endpoint.query, raw.query),
    body: part(endpoint.body, raw.body ?? undefined),
  }
}
