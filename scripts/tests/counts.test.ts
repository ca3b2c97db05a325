import { describe, expect, it } from 'vitest'
import { countJourneys, countUnits } from './counts.mjs'

const file = (status: string, assertionResults: unknown[]) => ({ status, assertionResults })

describe('the sum of the tests', () => {
  it('counts what passed and failed', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [file('failed', [{}]), file('passed', [{}])] }
    expect(countUnits(report, 1)).toEqual({ passed: 7, failed: 2 })
    expect(countJourneys({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] }, 1)).toEqual({
      passed: 4,
      failed: 1,
    })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('failed', []), file('passed', [{}])] }
    expect(countUnits(report, 1)).toEqual({ passed: 1, failed: 1 })
  })

  it('never reports success for a run that ended in failure or wrote no report', () => {
    expect(countUnits({ numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1)).toEqual({ passed: 5, failed: 1 })
    expect(countUnits(undefined, 0)).toEqual({ passed: 0, failed: 1 })
    expect(countJourneys({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] }, 1).failed).toBe(1)
    expect(countJourneys(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  })
})
