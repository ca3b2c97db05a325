import { deskMove } from '@pravesh/contract'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import { expect, test } from 'vitest'

const updatedAt = '2026-11-21T04:30:00Z'
const papers = ['birth-certificate']
/** Moves that lack what they need, or have what is of another move. */
const moves = [
  { status: 'offered' },
  { status: 'shortlisted', replyBy: '2026-12-01', waitlistNumber: 1, on: '2026-12-01', documentTypes: papers },
  { status: 'waitlisted' },
  { status: 'rejected' },
  { status: 'test' },
  { status: 'documents_requested' },
]

test('what is said of a move that is not taken is known in Hindi', () => {
  const issues = moves.flatMap((move) => deskMove.safeParse({ ...move, updatedAt }).error?.issues ?? [])
  const said = issues.filter(({ code }) => code === 'custom').map(({ message }) => message)
  expect(new Set(said).size).toBe(9)
  expect(said.filter((message) => !(message in inHindi.declared))).toEqual([])
})
