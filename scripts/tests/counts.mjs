/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @typedef {object} UnitReport the used part of vitest's json report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one for each file
 */

/**
 * @typedef {object} JourneyReport the used part of Playwright's json report
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors outside any test
 */

/**
 * A failed run counts at least one failure, whatever its numbers.
 * @param {Count} count @param {number} code
 * @returns {Count}
 */
const heeding = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(1, failed) })

/**
 * @param {UnitReport | undefined} report undefined when the run ended before it wrote one
 * @param {number} code vitest's exit code
 * @returns {Count} a file that could not be loaded counts as one failure
 */
export function countUnits(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return heeding({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }, code)
}

/**
 * @param {JourneyReport | undefined} report undefined when the run ended before it wrote one
 * @param {number} code Playwright's exit code
 * @returns {Count} one that passed only at a second try counts as passed
 */
export function countJourneys(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return heeding({ passed: expected + flaky, failed: unexpected + report.errors.length }, code)
}
