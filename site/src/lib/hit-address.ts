import type { Hit } from '@pravesh/contract'

/** The path of what was found, in English. */
export function hitPath({ kind, url }: Pick<Hit, 'kind' | 'url'>): string {
  return `/${kind}/${url}`
}
