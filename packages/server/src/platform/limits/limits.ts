/** How often something was tried in its window, and the seconds until the window ends. */
type Tally = { count: number; wait: number }

/**
 * Counts tries. A window begins with the first try under a key and ends `seconds` later, however many come; the next try begins
 * another. Counting is one step: of many tries at once, each gets a number of its own.
 */
export type Limits = {
  count(key: string, seconds: number): Promise<Tally>
  /** Removes one attempt of a window: it was not to be counted. After the window's end nothing is left to remove. */
  takeBack(key: string, seconds: number): Promise<void>
}
