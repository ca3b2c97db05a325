import { address, withParameter } from './address.ts'

/** Rows in one window of a listing, and the highest offset of an address (the contract's cap). */
const windowSize = 20
const farthest = 200

/** Beyond the highest `offset` a listing continues by its cursor. */
export interface CursorWindow {
  cursor: string
  limit: number
}

export interface ListingWindow {
  /** Number of rows up to here, as the address counts them. */
  offset: number
  /** The parameters for the reader: only the new rows, so that a page stays as light as the first. */
  page: number
  limit: number
}

interface WindowLinks {
  /** The last visible row, counted from one; null after a cursor, where the number of rows before is unknown. */
  to: number | null
  earlier: number | null
  later: number | null
  /** Goes on after the farthest row; null where `later` does, or where there is no more. */
  cursor: string | null
}

/** `offset=60` means rows 41 to 60; any other number is rounded up to a whole window. */
export function windowOf(offset: string | null): ListingWindow {
  const requestedOffset = /^\d{1,4}$/.test(offset ?? '') ? Number(offset) : windowSize
  const page = Math.min(Math.max(Math.ceil(requestedOffset / windowSize), 1), farthest / windowSize)
  return { offset: page * windowSize, page, limit: windowSize }
}

/** The window of an address: after a cursor, or up to an offset. */
export function requestedWindow(parameters: URLSearchParams): ListingWindow | CursorWindow {
  const cursor = parameters.get('cursor')
  return cursor ? { cursor, limit: windowSize } : windowOf(parameters.get('offset'))
}

/** Links before and after a window of a listing with these rows; `cursor` is that of its response. */
export function windowLinks(
  window: Pick<ListingWindow, 'offset'> | CursorWindow,
  rowCount: number,
  total: number,
  cursor: string | null = null,
): WindowLinks {
  if ('cursor' in window) return { to: null, earlier: null, later: null, cursor }
  const { offset } = window
  const hasMore = offset < total
  return {
    to: offset - windowSize + rowCount,
    earlier: offset > windowSize ? offset - windowSize : null,
    later: hasMore && offset < farthest ? offset + windowSize : null,
    cursor: hasMore && offset >= farthest ? cursor : null,
  }
}

/** Addresses of the rows before and after those of a page, null at the ends, as `ShowMore` takes them. */
interface MoreLinks {
  /** The last visible row, counted from one; null after a cursor. */
  to: number | null
  earlier: string | null
  later: string | null
  /** Whether search engines go on: they may follow a listing to its end, and not each of its narrowings. */
  follow: boolean
}

/** Addresses around the window of a page at `path` with these parameters; `listing` is its response. */
export function moreLinks(
  { path, parameters }: { path: string; parameters: URLSearchParams },
  listing: { data: readonly unknown[]; total: number; cursor: string | null },
): MoreLinks {
  const links = windowLinks(requestedWindow(parameters), listing.data.length, listing.total, listing.cursor)
  const at = (name: 'offset' | 'cursor', place: number | string | null) =>
    place === null ? null : address(path, withParameter(parameters, name, String(place)))
  return {
    to: links.to,
    earlier: parameters.has('cursor') ? path : at('offset', links.earlier),
    later: at('offset', links.later) ?? at('cursor', links.cursor),
    follow: ![...parameters.keys()].some((name) => name !== 'offset' && name !== 'cursor'),
  }
}
