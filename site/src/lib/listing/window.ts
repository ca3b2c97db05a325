/** Rows in one window of a listing, and the farthest row that the address can ask for (the contract's cap). */
export const windowSize = 20
const farthest = 200

/** After the farthest row that `offset` can ask for a listing goes on by its cursor. */
export interface CursorWindow {
  cursor: string
  limit: number
}

export interface ListingWindow {
  /** Rows up to here have been shown, as the address counts them. */
  offset: number
  /** What the reader is asked for instead: only the rows that are new, so that a page stays as light as the first. */
  page: number
  limit: number
}

export interface WindowLinks {
  /** The last row shown, counted from one; null where a cursor led here, and how many lie before is not known. */
  to: number | null
  earlier: number | null
  later: number | null
  /** Goes on after the farthest row; null where `later` does, or where there is no more. */
  cursor: string | null
}

/** `offset=60` means rows 41 to 60; whatever is not a whole number of windows is rounded up to one. */
export function windowOf(offset: string | null): ListingWindow {
  const requestedOffset = /^\d{1,4}$/.test(offset ?? '') ? Number(offset) : windowSize
  const page = Math.min(Math.max(Math.ceil(requestedOffset / windowSize), 1), farthest / windowSize)
  return { offset: page * windowSize, page, limit: windowSize }
}

/** The window that an address asks for: after a cursor, or up to an offset. */
export function requestedWindow(parameters: URLSearchParams): ListingWindow | CursorWindow {
  const cursor = parameters.get('cursor')
  return cursor ? { cursor, limit: windowSize } : windowOf(parameters.get('offset'))
}

/** What stands before and after a window of a listing with these rows; `cursor` is that of its answer. */
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
