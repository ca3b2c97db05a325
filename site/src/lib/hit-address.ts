import type { Hit } from '@pravesh/contract'

/** The path of what was found, in English. */
export function hitPath({ kind, url }: Pick<Hit, 'kind' | 'url'>): string {
  // A course has no page of its own: it leads to the colleges that teach it.
  return kind === 'course' ? `/colleges/${url}` : `/${kind}/${url}`
}
