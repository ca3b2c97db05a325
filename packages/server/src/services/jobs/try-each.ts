const patience = 5

/**
 * Runs `work` for each item, and continues after an error: one order must not block all others. After several failures in a row the
 * gateway counts as down, and the rest is left for the next run. `end` throws the first error, if any.
 */
export function tryEach() {
  const failures: unknown[] = []
  let inARow = 0
  return {
    async attempt(work: () => Promise<unknown>): Promise<void> {
      try {
        await work()
        inARow = 0
      } catch (error) {
        failures.push(error)
        if (++inARow >= patience) throw error
      }
    },
    end(): void {
      if (failures.length > 0) throw failures[0]
    },
  }
}
