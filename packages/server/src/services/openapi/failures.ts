import { type Endpoint, type ErrorCode, errorHints, errorTable } from '@pravesh/contract'
import { isCounted } from '../../platform/http/capacity/writes.ts'
import type { ResponseObject } from './shape.ts'

/** Codes of an endpoint: those of its kind, and those that it declares. */
export function errorsOf(e: Endpoint): ErrorCode[] {
  const token: ErrorCode[] = e.realm === 'public' || e.realm === 'open' ? [] : ['UNAUTHENTICATED', 'FORBIDDEN']
  const role: ErrorCode[] = [
    ...(e.access ? (['ROLE_NEEDED', 'SECOND_FACTOR_NEEDED'] as const) : []),
    ...(e.recentSignIn ? (['SIGN_IN_AGAIN'] as const) : []),
  ]
  const sent: ErrorCode[] = e.rawBody ? ['TOO_LARGE'] : ['MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_TYPE']
  // Concurrent writers: the later one should retry.
  const kind: ErrorCode[] = e.method === 'GET' ? ['INVALID'] : [...sent, 'INVALID', 'CONFLICT']
  const often: ErrorCode[] = isCounted(e) ? ['TOO_MANY'] : []
  return [...new Set([...token, ...role, ...kind, ...often, ...(e.errors ?? []), 'UNAVAILABLE' as const])]
}

const seconds = 'Seconds to wait before the next try'
const waits: Partial<Record<ErrorCode, boolean>> = {
  TOO_MANY: true,
  UNAVAILABLE: false,
  CONFLICT: false,
  PAYMENT_PENDING: false,
}
const marked = [{ field: 'name', message: 'Required' }]

/** The answer to these errors, which share a status. */
export function failureOf(codes: readonly ErrorCode[]): ResponseObject {
  const waiting = codes.filter((code) => waits[code] !== undefined)
  const header = {
    description: `${seconds} (with ${waiting.join(', ')})`,
    required: codes.length === 1 && waits[codes[0] as ErrorCode] === true,
    schema: { type: 'integer', minimum: 1 },
  }
  const examples = codes.map((code) => {
    const { message } = errorTable[code]
    const errors = code === 'INVALID' ? { errors: marked } : {}
    return [code, { summary: errorHints[code], value: { code, message, ...errors, requestId: 'req-4f' } }] as const
  })
  return {
    description: codes.map((code) => `${code}: ${errorHints[code]}`).join('. '),
    ...(waiting.length > 0 ? { headers: { 'Retry-After': header } } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            {
              type: 'object',
              properties: { code: { description: 'Which of the errors of this status', enum: codes } },
            },
          ],
        },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
