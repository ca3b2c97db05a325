import { type AnswerOf, ApiError, type Endpoint, errorBody } from '@pravesh/contract'

/** The error that an answer states; one that is not of our making becomes UNAVAILABLE, or NOT_FOUND for a 404. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const parsed = errorBody.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) return new ApiError(response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', { retryAfter })
  const { code, message, errors } = parsed.data
  return new ApiError(code, { message, errors, retryAfter })
}

/** The parsed answer of a call that went well: of the declared status and shape, or it is UNAVAILABLE. */
export async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const parsed = endpoint.answer.safeParse(await response.json().catch(() => undefined))
  if (response.status === endpoint.status && parsed.success) return parsed.data as AnswerOf<E>
  const why = parsed.success ? `status ${response.status}, expected ${endpoint.status}` : parsed.error.message
  throw new Error(`${endpoint.id} answered out of shape: ${why}`)
}
