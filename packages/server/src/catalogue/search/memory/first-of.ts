/** The first `limit` of some items in an order, without sorting the rest. */
export function firstOf<Item>(items: Iterable<Item>, limit: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = []
  for (const item of items) {
    const last = first[limit - 1]
    if (last !== undefined && compare(item, last) >= 0) continue
    let position = Math.min(first.length, limit - 1)
    for (; position > 0; position--) {
      const previous = first[position - 1]
      if (previous === undefined || compare(item, previous) >= 0) break
      first[position] = previous
    }
    first[position] = item
  }
  return first
}
