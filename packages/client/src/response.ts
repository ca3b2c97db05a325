import type { FileResponse } from '@pravesh/contract'
import { ApiError, type ErrorBody, errorTable, type FieldError } from '@pravesh/contract/errors'
import type { Callable, ResponseFor } from './callable.ts'

/** Validates the body of a successful response: returns the parsed body, or throws. */
export type ValidateResponse = (endpoint: Callable, body: unknown) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'

/** Whether an answer is an error of ours; read without a schema, since a page of a family cannot carry one. */
function isErrorBody(value: unknown): value is ErrorBody {
  if (!isRecord(value)) return false
  const { code, message, errors, record, changedBy = '', requestId } = value
  if (typeof code !== 'string' || !Object.hasOwn(errorTable, code)) return false
  if ([message, changedBy, requestId].some((text) => typeof text !== 'string')) return false
  if (record !== undefined && !isRecord(record)) return false
  return errors === undefined || (Array.isArray(errors) && errors.every(isFieldError))
}

/** The error that an answer states; one that is not of our making becomes UNAVAILABLE, or NOT_FOUND for a 404. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const body: unknown = await response.json().catch(() => undefined)
  if (!isErrorBody(body)) return new ApiError(response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', { retryAfter })
  const { code, message, errors, record, changedBy, requestId } = body
  return new ApiError(code, { message, errors, retryAfter, record, changedBy, requestId })
}

/** The name of a file to save, from RFC 6266; `file` without one. */
function nameOf(disposition: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const quotedName = /filename="([^"]*)"/i.exec(disposition)?.[1]
  return (full === undefined ? quotedName : decoded(full))?.replace(/[/\\]/g, '_') || 'file'
}
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The file that an answer is, under its own name. */
export async function fileIn({ id, file }: Callable, response: Response): Promise<FileResponse> {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';').map((part) => part.trim())
  // A proxy's page must not be saved as a document.
  if (Array.isArray(file) && !file.includes(type))
    throw new Error(`${id} answered out of shape: a file of type ${type}`)
  const name = nameOf(response.headers.get('content-disposition') ?? '')
  return { bytes: new Uint8Array(await response.arrayBuffer()), type, name }
}

/**
 * The response of a successful call: with the declared status, or it is an Error. A file is returned as bytes. Without validation the rest
 * is trusted: the server has serialized it by its own schema.
 */
export async function parseResponse<C extends Callable>(
  endpoint: C,
  response: Response,
  check: ValidateResponse = (_endpoint, body) => body,
): Promise<ResponseFor<C>> {
  if (response.status !== endpoint.status)
    throw new Error(`${endpoint.id} answered out of shape: status ${response.status}, expected ${endpoint.status}`)
  if (endpoint.file) return (await fileIn(endpoint, response)) as ResponseFor<C>
  const body: unknown = await response.json().catch(() => undefined)
  return check(endpoint, body) as ResponseFor<C>
}
