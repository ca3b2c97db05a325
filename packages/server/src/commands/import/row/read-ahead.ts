/** The values of a generator, the next of which is made while the caller works on the present one: a file is read while the database writes. */
export async function* readAhead<T>(values: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const begin = () => {
    const next = values.next()
    // An error reaches the caller in its turn, not while it works on the value before.
    next.catch(() => undefined)
    return next
  }
  try {
    for (let next = begin(); ; ) {
      const { value, done } = await next
      if (done) return
      next = begin()
      yield value
    }
  } finally {
    await values.return()
  }
}
