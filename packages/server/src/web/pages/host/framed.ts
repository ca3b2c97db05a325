import type { HeaderList } from '../../../platform/cache/page.ts'

/** The policy of a page that any site may frame: its own styles, an empty icon, and nothing else that loads, runs or is sent. */
export function framedPolicy(policy: string): string {
  const styles = /style-src [^;]*/.exec(policy)?.[0] ?? "style-src 'none'"
  return `default-src 'none';img-src data:;base-uri 'none';form-action 'none';frame-ancestors *;${styles.replace(" 'self'", '')};`
}

/** In place of those of every page: the frame is not denied, and no address of the reader's page comes along with a link. */
export const framedHeaders: HeaderList = [
  ['x-frame-options', ''],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'cross-origin'],
]
