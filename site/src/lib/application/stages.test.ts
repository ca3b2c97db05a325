import * as contract from '@pravesh/contract'
import { expect, test } from 'vitest'
import { applicationSteps, byStage, daysLeft, isClosed, isCorrectable, stageGroups, stepsDone } from './stages.ts'

test('every state has its place: whose move it is, and how far it is', () => {
  const grouped = byStage(contract.applicationStates.map((status) => ({ status, missing: [] })))
  expect(grouped.map(([group]) => group)).toEqual(stageGroups)
  expect(grouped.flatMap(([, rows]) => rows)).toHaveLength(contract.applicationStates.length)
  for (const status of contract.applicationStates) {
    expect(stepsDone(status)).toBeGreaterThan(0)
    expect(stepsDone(status)).toBeLessThanOrEqual(applicationSteps.length)
  }
})

test('an offer waits for the family, what was sent for the institute', () => {
  const complete = { status: 'submitted', missing: [] } as const
  const offer = { status: 'offered', missing: [] } as const
  const [[, familyStage = []] = [], , [, wait = []] = []] = byStage([offer, complete])
  expect([familyStage, wait]).toEqual([[offer], [complete]])
})

test('what was sent with gaps waits for the family, until it is read', () => {
  const gaps = ['submitted', 'under_review'].map((status) => ({ status, missing: ['commonForm'] }))
  const [, [, finish = []] = [], [, wait = []] = []] = byStage(gaps as Parameters<typeof byStage>[0])
  expect([finish, wait]).toEqual([[gaps[0]], [gaps[1]]])
})

test.each([
  ['2026-11-23', 0],
  ['2026-11-24', 1],
  ['2026-11-22', -1],
  ['2026-12-23', 30],
])('to %s there are %i days', (day, left) => {
  expect(daysLeft(day, '2026-11-23')).toBe(left)
})

test('what is closed and what can be corrected is what the contract says', () => {
  for (const status of contract.applicationStates) {
    expect(isClosed(status), status).toBe(contract.isClosed(status))
    const draft = status === 'draft' || status === 'payment_pending'
    expect(isCorrectable(status), status).toBe(draft || contract.isCorrectable(status))
  }
})
