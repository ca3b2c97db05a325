const patience = 5

/**
 * Does `work` for each, and goes on where it fails: one order must not keep all others waiting. After several failures in a
 * row the gateway is down, and the rest is left for the next run. `end` throws the first failure, where there was one.
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
