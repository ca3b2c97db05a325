/** Does `work` for `many` at a time and gives what came of it in the order of the source; no more than these are in memory. */
export async function* inOrder<T, R>(
  source: Iterable<T> | AsyncIterable<T>,
  many: number,
  work: (one: T) => Promise<R>,
): AsyncGenerator<R> {
  const under: Promise<R>[] = []
  try {
    for await (const one of source) {
      const begun = work(one)
      // Looked at when its turn comes; until then its fault ends no process.
      begun.catch(() => undefined)
      under.push(begun)
      const first = under.length >= many ? under.shift() : undefined
      if (first) yield await first
    }
    for (let first = under.shift(); first; first = under.shift()) yield await first
  } finally {
    await Promise.allSettled(under)
  }
}
