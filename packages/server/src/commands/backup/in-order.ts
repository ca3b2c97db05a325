/** Runs `work` for `concurrency` items at a time and yields the results in the order of the source; no more than these are in memory. */
export async function* inOrder<T, R>(
  source: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const under: Promise<R>[] = []
  try {
    for await (const item of source) {
      const pendingResult = work(item)
      // Awaited in its order; until then its error must not end the process.
      pendingResult.catch(() => undefined)
      under.push(pendingResult)
      const first = under.length >= concurrency ? under.shift() : undefined
      if (first) yield await first
    }
    for (let first = under.shift(); first; first = under.shift()) yield await first
  } finally {
    await Promise.allSettled(under)
  }
}
