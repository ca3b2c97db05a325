import { ApiError } from '@pravesh/contract'

export type GatewayRequest = {
  method: 'GET' | 'POST'
  /** Under the gateway's base, such as `/v1/orders`. */
  path: string
  /** Lower-case names. */
  headers: Record<string, string>
  body?: string
}
export type GatewayResponse = { status: number; body: unknown }
/** Carries a REST call to a gateway: over HTTP, or to the sandbox in this process. */
export type Transport = (request: GatewayRequest) => Promise<GatewayResponse>

/** HTTP with a time limit. A body that is no JSON, or a redirect to another origin, is no valid response. */
export function httpTransport(baseUrl: string, timeoutMs = 10_000): Transport {
  return async ({ method, path, headers, body }) => {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      throw new ApiError('UNAVAILABLE', {
        message: 'The payment gateway does not answer. Please try again',
        retryAfter: 30,
      })
    }
  }
}
