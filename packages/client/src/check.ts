import type { Endpoint } from '@pravesh/contract'
import type { Callable } from './callable.ts'
import type { ValidateResponse } from './response.ts'

const isDeclared = (endpoint: Callable): endpoint is Endpoint => 'answer' in endpoint

/**
 * Validates each response against the schema of its endpoint, as the consoles do, tests, and the site in development: a wrong shape is an
 * Error. It needs complete declarations, with their schemas.
 */
export const validateResponse: ValidateResponse = (endpoint, body) => {
  if (!isDeclared(endpoint)) throw new Error(`${endpoint.id} came without its schemas`)
  const parsed = endpoint.answer.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Error(`${endpoint.id} answered out of shape: ${parsed.error.message}`)
}
