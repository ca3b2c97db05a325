import { type Endpoint, type ErrorCode, errorBody, errorTable } from '@pravesh/contract'
import { messageText } from '@pravesh/messages'
import type { LightMyRequestResponse } from 'fastify'
import { errorsOf } from '../../src/services/openapi/failures.ts'

/** Possible errors of any address before its endpoint is known, or before its body is read. */
const ofTheWire: readonly ErrorCode[] = [
  'MALFORMED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
]
const inside = /node_modules|\.ts:\d|\bat \w+ \(|drizzle|syntax error at|relation "|violates|select .* from/i

const invalidMessages: readonly (string | undefined)[] = [
  errorTable.INVALID.message,
  messageText('errors.INVALID', 'hi'),
]
const devanagari = /\p{Script=Devanagari}/u
/** Whether only a console calls it; it translates by itself what the server says in English. */
const isConsole = ({ realm }: Endpoint) => realm === 'admin' || realm === 'buyer'

/** The error of a response, or undefined. The app has validated successful responses against their schema. */
export function findError(e: Endpoint, response: LightMyRequestResponse, inHindi = false): string | undefined {
  const { statusCode: status, headers } = response
  if (status === e.status) return undefined
  if (status < 400) return `answered ${status}`
  let parsed: unknown
  try {
    parsed = JSON.parse(response.body)
  } catch {
    return `${status} without JSON: ${response.body.slice(0, 200)}`
  }
  const body = errorBody.safeParse(parsed)
  if (!body.success) return `${status} not as errors are: ${response.body.slice(0, 300)}`
  const { code, message } = body.data
  if (status >= 500 && !(code === 'SCHOOL_URL_EXISTS' && e.id === 'admin.school.create')) return `${status} ${code}`
  if (errorTable[code].status !== status) return `${code} with ${status}`
  if (!errorsOf(e).includes(code) && !ofTheWire.includes(code)) return `${code} is not declared`
  if (code === 'INVALID' && !body.data.errors?.length && invalidMessages.includes(message))
    return 'INVALID names no field'
  if (inside.test(response.body)) return `tells of the inside: ${response.body.slice(0, 300)}`
  if (inHindi && !isConsole(e)) {
    const english = [message, ...(body.data.errors ?? []).map((error) => error.message)].find(
      (s) => !devanagari.test(s),
    )
    if (english !== undefined) return `no Hindi: ${english}`
  }
  if (headers['cache-control'] !== 'no-store') return `an error that may be kept: ${headers['cache-control']}`
  return undefined
}
