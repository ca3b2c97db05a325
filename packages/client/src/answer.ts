import { type AnswerOf, ApiError, type Endpoint, errorBody, type FileAnswer } from '@pravesh/contract'

/** The error that an answer states; one that is not of our making becomes UNAVAILABLE, or NOT_FOUND for a 404. */
export async function errorOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const parsed = errorBody.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) return new ApiError(response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', { retryAfter })
  const { code, message, errors, requestId } = parsed.data
  return new ApiError(code, { message, errors, retryAfter, requestId })
}

/** The name that a file is to be saved under, as RFC 6266 writes it; `file` where the answer says none. */
function nameOf(disposition: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1]
  return (full === undefined ? plain : decoded(full))?.replace(/[/\\]/g, '_') || 'file'
}
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

async function fileIn({ id, file }: Endpoint, response: Response): Promise<FileAnswer> {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';').map((part) => part.trim())
  // A page of a proxy must not be saved as somebody's document.
  if (Array.isArray(file) && !file.includes(type))
    throw new Error(`${id} answered out of shape: a file of type ${type}`)
  const name = nameOf(response.headers.get('content-disposition') ?? '')
  return { bytes: new Uint8Array(await response.arrayBuffer()), type, name }
}

/** The parsed answer of a call that went well: of the declared status and shape, or it is an Error. A file is taken as its bytes. */
export async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  if (response.status !== endpoint.status)
    throw new Error(`${endpoint.id} answered out of shape: status ${response.status}, expected ${endpoint.status}`)
  if (endpoint.file) return (await fileIn(endpoint, response)) as AnswerOf<E>
  const parsed = endpoint.answer.safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data as AnswerOf<E>
  throw new Error(`${endpoint.id} answered out of shape: ${parsed.error.message}`)
}
