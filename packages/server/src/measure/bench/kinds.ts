import { z } from 'zod'
import { demoPassword } from '../../platform/config/secrets.ts'

/** One kind of response: an address for all requests, or one for each request by its number. */
export interface Kind {
  name: string
  path: string | ((request: number) => string)
  headers: Readonly<Record<string, string>>
}

const api = '/api/v1'
const json = { accept: 'application/json' }
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const firstFee = 50_000

async function readJson<T>(address: string, shape: z.ZodType<T>, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${address} responded ${response.status}`)
  return shape.parse(await response.json())
}

/** The kinds of responses of the demo at `origin`, with addresses of the first hundred schools, and a token of its administrator. */
export async function kindsAt(origin: string): Promise<Kind[]> {
  const listing = z.object({ data: z.array(z.object({ url: z.string(), name: z.string() })).min(1) })
  const { data: schools } = await readJson(`${origin}${api}/public/schools/all?page=1&limit=100`, listing)
  const { token } = await readJson(`${origin}${api}/open/admin-login`, z.object({ token: z.string() }), {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  })
  const schoolOf = (request: number) => schools[request % schools.length] ?? { url: '', name: '' }
  // 100, 29 and 7 have no factor in common, so that tens of thousands of addresses differ.
  const typed = (request: number) =>
    encodeURIComponent(
      schoolOf(request)
        .name.slice(0, 3 + (request % 29))
        .trim(),
    )
  const names = (request: number) => `search=${typed(request)}&limit=${1 + (request % 7)}`
  const fee = (request: number) => firstFee + request
  const ranks = (request: number) => `rank=${firstFee + request}&categoryRank=${1 + request}`
  return [
    { name: 'page, cached', path: `/school/${schoolOf(0).url}`, headers: browser },
    { name: 'page, not cached', path: (request) => `/schools/all?feeMax=${fee(request)}`, headers: browser },
    { name: 'listing', path: (request) => `${api}/public/schools/all?page=1&feeMax=${fee(request)}`, headers: json },
    // The counts of all schools are known before. 101 and 31 have no factor in common either.
    {
      name: 'listing, tallied',
      path: (request) => `${api}/public/schools/all?page=${1 + (request % 101)}&limit=${10 + (request % 31)}`,
      headers: json,
    },
    { name: 'names', path: (request) => `${api}/public/find?${names(request)}`, headers: json },
    { name: 'record, cached', path: (request) => `${api}/public/school?url=${schoolOf(request).url}`, headers: json },
    { name: 'search page', path: (request) => `/search?q=cbse+schools+under+${fee(request)}`, headers: browser },
    {
      name: 'chances',
      path: (request) => `${api}/public/chances?exam=jee-main&homeState=kerala&category=obc-ncl&${ranks(request)}`,
      headers: json,
    },
    {
      name: 'chances page',
      path: (request) => `/chances?list=jee-main&homeState=kerala&category=obc-ncl&${ranks(request)}`,
      headers: browser,
    },
    {
      name: 'console list',
      path: `${api}/admin/school-details?page=1&limit=50`,
      headers: { ...json, authorization: `Bearer ${token}` },
    },
  ]
}
