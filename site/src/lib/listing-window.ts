/** Rows in one window of a listing, and the farthest row that the address can ask for (the contract's cap). */
export const windowSize = 20
const farthest = 200

export interface ListingWindow {
  /** Rows up to here have been shown, as the address counts them. */
  offset: number
  /** What the reader is asked for instead: only the rows that are new, so that a page stays as light as the first. */
  page: number
  limit: number
}

export interface WindowLinks {
  to: number
  earlier: number | null
  later: number | null
}

/** `offset=60` means rows 41 to 60; whatever is not a whole number of windows is rounded up to one. */
export function windowOf(offset: string | null): ListingWindow {
  const requestedOffset = /^\d{1,4}$/.test(offset ?? '') ? Number(offset) : windowSize
  const page = Math.min(Math.max(Math.ceil(requestedOffset / windowSize), 1), farthest / windowSize)
  return { offset: page * windowSize, page, limit: windowSize }
}

/** The last row shown, counted from one, and the offsets of the windows before and after; null where there is none. */
export function windowLinks({ offset }: Pick<ListingWindow, 'offset'>, rowCount: number, total: number): WindowLinks {
  return {
    to: offset - windowSize + rowCount,
    earlier: offset > windowSize ? offset - windowSize : null,
    later: offset < total && offset < farthest ? offset + windowSize : null,
  }
}
