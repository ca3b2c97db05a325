import type { Operation, Parameter } from '../../services/openapi/shape.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const joined = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** The query parameters of an example: the required ones, and a typical one. */
function sent(parameters: readonly Parameter[]): Parameter[] {
  const query = parameters.filter((p) => p.in === 'query')
  return query.filter((p) => p.required || (p.name === 'id' && !query.some((other) => other.name === 'page')))
}

/** A longer body than this is sent from a file; the example next to it shows its content. */
const longestBody = 300

/** The call as a shell command. The token is in `$TOKEN`. */
export function curlOf(operation: Operation, method: string, address: string): string {
  const { parameters, requestBody, responses, security } = operation
  const path = address.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(joined(parameters.find((p) => p.in === 'path' && p.name === name)?.example)),
  )
  // A delete names its records in the query or in the body: the query is the plainer way.
  const body = requestBody?.required ? requestBody.content['application/json'] : undefined
  const query = sent(parameters).map((p) => `${p.name}=${encodeURIComponent(joined(p.example)).replaceAll('%2C', ',')}`)
  const signed = parameters.some((p) => p.in === 'header' && p.required)
  const ok = responses['200'] ?? responses['201']
  const file = ok && 'content' in ok && !ok.content['application/json']
  const bodyText = JSON.stringify(body?.example)
  const data = bodyText && bodyText.length > longestBody && !signed ? '@body.json' : bodyText
  return [
    ...(signed
      ? [
          `BODY=${quoted(data)}\nSIGNATURE=$(printf %s "$BODY" | openssl dgst -sha256 -hmac "$RAZORPAY_WEBHOOK_SECRET" -hex | sed 's/^.* //')\n`,
        ]
      : []),
    [
      `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(path + (query.length > 0 ? `?${query.join('&')}` : ''))}`,
      ...(security.length === 1 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
      ...(signed ? ['-H "X-Razorpay-Signature: $SIGNATURE"'] : []),
      ...(body ? ["-H 'Content-Type: application/json'", signed ? '--data "$BODY"' : `--data ${quoted(data)}`] : []),
      ...(file ? ['--remote-name --remote-header-name'] : []),
    ].join(' \\\n  '),
  ].join('')
}
