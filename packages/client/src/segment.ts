import { type ConsoleSegment, consoles } from '@pravesh/contract/web-apps'

/** The first path segment of a page decides which stored credential its calls carry. */
export type Segment = ConsoleSegment | 'public'

/** The segment of a page's path. Everything but the consoles is the public and student area. */
export function segmentOf(pathname: string): Segment {
  const first = pathname.split('/').find(Boolean)
  return consoles.find(({ segment }) => segment === first)?.segment ?? 'public'
}
