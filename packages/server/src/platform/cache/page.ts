/** Header names in lower case, in the order they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** Lifetime and tags of a cached page; all times in seconds. */
export interface CachePolicy {
  /** Content of the page: a change of any of them drops it. */
  tags: ReadonlySet<string>
  maxAge: number
  /** How much longer it may be served while a new one is made. */
  staleFor: number
}

/** A page as it was rendered. */
export interface RenderedPage {
  status: number
  headers: HeaderList
  body: Buffer
  policy?: CachePolicy | undefined
}

/** Makes the page of a key. It must know nothing of the visitor, and answers a failure as a page of status 5xx. */
export type Render = (key: string) => Promise<RenderedPage>

const longestMissing = 30

/** How the cache may store a page: a 200 as it declares, a 404 and a 410 briefly, any other or one with a cookie never. */
export function cachePolicyOf(page: RenderedPage): CachePolicy | undefined {
  const { policy, status, headers } = page
  if (policy === undefined || policy.maxAge <= 0 || setsCookie(headers)) return undefined
  if (status === 200) return policy
  if (status === 404 || status === 410)
    return { tags: policy.tags, maxAge: Math.min(policy.maxAge, longestMissing), staleFor: 0 }
  return undefined
}

/** The headers of a page, and of those that every page has the ones that it does not set itself. One that it sets to nothing is not sent. */
export const withUsual = (headers: HeaderList, usual: HeaderList): HeaderList => [
  ...headers.filter(([, value]) => value !== ''),
  ...usual.filter(([name]) => !headers.some(([headerName]) => headerName === name)),
]

export function setsCookie(headers: HeaderList): boolean {
  return headers.some(([name]) => name === 'set-cookie')
}
