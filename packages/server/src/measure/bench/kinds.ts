import { z } from 'zod'
import { demoPassword } from '../../platform/config/secrets.ts'

/** One kind of response: an address for all requests, or one for each request by its number. */
export interface Kind {
  name: string
  path: string | ((request: number) => string)
  headers: Readonly<Record<string, string>>
  /** How many requests may be sent in all, where each address is of use once. */
  once?: number
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

/** Pages of records that are requested once each: what a process holds after so many is measured too. */
const records = 7_000
const pageSize = 100

/** Schools of a listing, `count` at most, each once. */
async function readSchools(origin: string, count: number) {
  const listing = z.object({
    data: z.array(z.object({ url: z.string(), name: z.string() })).min(1),
    cursor: z.string().nullable(),
  })
  const schools: { url: string; name: string }[] = []
  for (let cursor: string | null = ''; cursor !== null && schools.length < count; ) {
    const after: string = cursor === '' ? 'page=1' : `cursor=${cursor}`
    const found = await readJson(`${origin}${api}/public/schools/all?${after}&limit=${pageSize}&sort=name`, listing)
    schools.push(...found.data)
    cursor = found.cursor
  }
  return schools
}

/** A word with two of its letters exchanged, as people mistype it. */
const mistype = (word: string) => word.replace(/^(..)(.)(.)/, '$1$3$2')

/** A token of the demo's administrator. */
async function signIn(origin: string): Promise<string> {
  const { token } = await readJson(`${origin}${api}/open/admin-login`, z.object({ token: z.string() }), {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: demoPassword }),
    headers: { 'content-type': 'application/json' },
  })
  return token
}

const types = ['government', 'government-aided', 'private-unaided'] as const
const genders = ['co-ed', 'girls'] as const

/** The kinds of responses of the demo at `origin`, with addresses of its first schools, and a token of its administrator. */
export async function kindsAt(origin: string): Promise<Kind[]> {
  const schools = await readSchools(origin, records)
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
  const token = await signIn(origin)
  const console = { ...json, authorization: `Bearer ${token}` }
  const all: Kind[] = [
    { name: 'page, cached', path: `/school/${schoolOf(0).url}`, headers: browser },
    { name: 'listing page', path: (request) => `/schools/all?feeMax=${fee(request)}`, headers: browser },
    { name: 'listing', path: (request) => `${api}/public/schools/all?page=1&feeMax=${fee(request)}`, headers: json },
    {
      name: 'listing, filtered',
      path: (request) =>
        `${api}/public/schools/all?page=1&type=${types[request % 3]}&gender=${genders[request % 2]}&classLevel=${1 + (request % 12)}&feeMax=${fee(request)}`,
      headers: json,
    },
    // The counts of all schools are known before. 101 and 31 have no factor in common either.
    {
      name: 'listing, tallied',
      path: (request) => `${api}/public/schools/all?page=${1 + (request % 101)}&limit=${10 + (request % 31)}`,
      headers: json,
    },
    {
      name: 'near me',
      path: (request) =>
        `${api}/public/schools/all?page=1&sort=distance&radiusKm=10&near=${(9 + (request % 211) / 10).toFixed(3)},${(71 + (request % 197) / 10).toFixed(3)}`,
      headers: json,
    },
    { name: 'names', path: (request) => `${api}/public/find?${names(request)}`, headers: json },
    {
      name: 'names, misspelt',
      path: (request) =>
        `${api}/public/find?search=${encodeURIComponent(mistype(schoolOf(request).name.split(' ').at(-1) ?? ''))}&limit=${1 + (request % 7)}`,
      headers: json,
    },
    {
      name: 'record, cached',
      path: (request) => `${api}/public/school?url=${schoolOf(request % 100).url}`,
      headers: json,
    },
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
    { name: 'console list', path: `${api}/admin/school-details?page=1&limit=50`, headers: console },
    {
      name: 'console search',
      path: (request) => `${api}/admin/school-details?page=1&limit=50&search=${typed(request)}`,
      headers: console,
    },
    { name: 'console enquiries', path: `${api}/admin/enquiry?page=1&limit=50`, headers: console },
    { name: 'console orders', path: `${api}/admin/payments?page=1&limit=50`, headers: console },
  ]
  if (schools.length < records) return all
  // Each is requested once: none of them is cached.
  return [
    ...all,
    {
      name: 'record',
      path: (request) => `${api}/public/school?url=${schoolOf(request).url}`,
      headers: json,
      once: records,
    },
    {
      name: 'page of a record',
      path: (request) => `/school/${schoolOf(request).url}`,
      headers: browser,
      once: records,
    },
  ]
}
