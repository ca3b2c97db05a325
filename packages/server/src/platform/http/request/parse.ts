import { ApiError, type Endpoint, type FieldError } from '@pravesh/contract'
import { z } from 'zod'
import { sentence } from '../response/sentence.ts'

// A schema's own message comes first; the library's messages describe types, not a person's mistake.
z.config({ customError: sentence })

type Issue = z.core.$ZodIssue
/** Distance of a value from one form of a body: its errors, each unknown key counted separately. */
const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)

/** For a body with several forms, the errors of the closest one. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [nearest = []] = issue.errors.toSorted((a, b) => distance(a) - distance(b))
  return nearest.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Zod's issues as fields and sentences; an unknown key is named as the field it is. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues
    .flatMap(closest)
    .slice(0, 50)
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys
          .slice(0, 20)
          .map((key) => ({ field: [...issue.path, key].join('.').slice(0, 100), message: 'Not a known field' }))
      return [{ field: issue.path.join('.').slice(0, 100), message: issue.message }]
    })
}

/** For a body with several forms, the matching or else the closest one: a union alone would not report the errors. */
function parseNearest(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  if (!(schema instanceof z.ZodUnion)) return schema.safeParse(value)
  const results = schema.options.map((option) => (option as z.ZodType).safeParse(value))
  const far = (result: z.ZodSafeParseResult<unknown>) => (result.success ? -1 : distance(result.error.issues))
  return results.toSorted((a, b) => far(a) - far(b))[0] ?? schema.safeParse(value)
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
  const parsed = parseNearest(schema, value)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  return parsed.data
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)
const withoutEmpty = (value: unknown) => {
  if (!Array.isArray(value) || !value.includes('')) return value
  const [first, ...others] = value.filter((item) => item !== '')
  return first === undefined ? [] : others.length === 0 ? first : [first, ...others]
}
/**
 * A query without its empty values: browsers send every field of a form, and an empty one counts as absent. Only names that the endpoint
 * declares are removed; an unknown one is rejected with any value.
 */
export function presentParams(schema: z.ZodType | undefined, query: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof query !== 'object' || query === null) return query
  const presentEntries = Object.entries(query)
    .map(([name, value]) => [name, withoutEmpty(value)] as const)
    .filter(([name, value]) => !(Object.hasOwn(schema.shape, name) && isEmpty(value)))
  return Object.fromEntries(presentEntries)
}

/** Parses all three parts of a request by the endpoint's schemas; undeclared input is rejected. */
export function parseRequest(endpoint: Endpoint, raw: { params: unknown; query: unknown; body: unknown }) {
  return {
    params: part(endpoint.params, raw.params),
    query: part(endpoint.query, presentParams(endpoint.query, raw.query)),
    body: part(endpoint.body, raw.body ?? undefined),
  }
}
