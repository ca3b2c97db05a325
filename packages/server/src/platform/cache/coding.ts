/** Content codings of cached pages, best first. */
const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

const seen = new Map<string, Coding>()
const maxHeaders = 200

/** The coding for an Accept-Encoding. Browsers send a handful of different ones, so each is parsed once. */
export function codingFor(accept: string | undefined): Coding {
  if (accept === undefined) return 'identity'
  const cachedCoding = seen.get(accept)
  if (cachedCoding !== undefined) return cachedCoding
  const coding = choose(accept)
  if (seen.size >= maxHeaders) seen.clear()
  seen.set(accept, coding)
  return coding
}

function choose(accept: string): Coding {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') || accepts('x-gzip') ? 'gzip' : 'identity'
}
