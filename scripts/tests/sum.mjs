import { explain } from '../processes/progress.mjs'

/** @typedef {import('./counts.mjs').Count} Count */

/** Adds up parts of a test run; a failed one does not prevent the next from running. */
export class Sum {
  passed = 0
  failed = 0

  /** @param {() => Promise<Count | void>} work its error is printed, and counts as a failure */
  async add(work) {
    try {
      const count = await work()
      this.passed += count?.passed ?? 0
      this.failed += count?.failed ?? 0
    } catch (error) {
      explain(error)
      this.failed += 1
    }
  }

  /**
   * Runs dependent steps, in order, up to the first that fails.
   * @param {(() => Promise<Count | void>)[]} steps
   * @returns {Promise<boolean>} whether nothing has failed so far
   */
  async addAll(steps) {
    for (const step of steps) {
      await this.add(step)
      if (this.failed > 0) return false
    }
    return true
  }

  /**
   * Prints the sum as the last line.
   * @param {boolean} [mayBeEmpty] whether it is no failure that nothing ran
   * @returns whether none failed, and tests ran
   */
  report(mayBeEmpty = false) {
    process.stdout.write(`${this.passed} passed, ${this.failed} failed\n`)
    return this.failed === 0 && (this.passed > 0 || mayBeEmpty)
  }
}
