import type { InstituteType } from '@pravesh/contract'
import { type Weights, weightEntries, weightsIn } from './weights.ts'

/** How many institutes are compared at most. */
export const mostCompared = 4

/** The parameter that names the class or the course whose fee is compared. */
export const feeParameter = { school: 'class', college: 'course' } as const satisfies Record<InstituteType, string>

type Compared = {
  kind: InstituteType
  urls: string[]
  cut: boolean
  /** The requested class or course. */
  feeOf: string | null
  weights: Weights
}
/** The institutes that an address names (`?school=a,b` or `?school=a&school=b`): of one kind, each once. More than four are cut off. */
export function comparedIn(query: URLSearchParams): Compared {
  const kind = query.has('school') ? 'school' : 'college'
  const requestedUrls = query.getAll(kind).flatMap((value) => value.split(','))
  const urls = [...new Set(requestedUrls.filter((url) => /^[a-z0-9-]{1,200}$/.test(url)))]
  const feeOf = query.get(feeParameter[kind])
  return {
    kind,
    urls: urls.slice(0, mostCompared),
    cut: urls.length > mostCompared,
    feeOf,
    weights: weightsIn(query, kind),
  }
}

/** The path of a comparison, in English; `feeOf` is the class or the course whose fee is compared, `weights` those of the own order. */
export function comparePath(
  kind: InstituteType,
  urls: readonly string[],
  feeOf?: string | undefined,
  weights: Weights = {},
): string {
  if (urls.length === 0) return '/compare'
  const fee = feeOf ? `&${feeParameter[kind]}=${feeOf}` : ''
  const order = weightEntries(weights).map(([name, weight]) => `&${name}=${weight}`)
  return `/compare?${kind}=${urls.join(',')}${fee}${order.join('')}`
}
