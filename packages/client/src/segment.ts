/** The first path segment of a page decides which stored credential its calls carry. */
export type Segment = 'admin' | 'administration' | 'public'

/** The segment of a page's path. Everything but the two consoles is the public and student area. */
export function segmentOf(pathname: string): Segment {
  const first = pathname.split('/').find(Boolean)
  return first === 'admin' || first === 'administration' ? first : 'public'
}
