/** Does `work` for `concurrency` at a time and gives what came of it in the order of the source; no more than these are in memory. */
export async function* inOrder<T, R>(
  source: Iterable<T> | AsyncIterable<T>,
  concurrency: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const under: Promise<R>[] = []
  try {
    for await (const item of source) {
      const pendingResult = work(item)
      // Looked at when its turn comes; until then its fault ends no process.
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
