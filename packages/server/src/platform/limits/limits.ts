/** How often something was tried in its window, and the seconds until the window ends. */
export type Tally = { count: number; wait: number }

/**
 * Counts tries. A window begins with the first try under a key and ends `seconds` later, however many come; the next try begins
 * another. Counting is one step: of many tries at once, each gets a number of its own.
 */
export type Limits = {
  count(key: string, seconds: number): Promise<Tally>
  /** Takes one try of a window back: it was none to be counted. Where the window has ended nothing is left to take back. */
  takeBack(key: string, seconds: number): Promise<void>
}
