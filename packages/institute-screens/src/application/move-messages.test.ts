import { staffMove } from '@pravesh/contract'
import { inHindi } from '@pravesh/messages/consoles/hindi'
import { expect, test } from 'vitest'

const updatedAt = '2026-11-21T04:30:00Z'
const documentTypes = ['birth-certificate']
/** Moves without a required field, or with a field of another move. */
const moves = [
  { status: 'offered' },
  { status: 'shortlisted', replyBy: '2026-12-01', waitlistNumber: 1, on: '2026-12-01', documentTypes: documentTypes },
  { status: 'waitlisted' },
  { status: 'rejected' },
  { status: 'rejected', reasons: ['other'] },
  { status: 'shortlisted', reasons: ['age'] },
  { status: 'test' },
  { status: 'test', note: 'Soon', time: '9:30', place: 'Gate 2', bring: 'A pencil' },
  { status: 'documents_requested' },
]

test('what is said of a move that is not taken is known in Hindi', () => {
  const issues = moves.flatMap((move) => staffMove.safeParse({ ...move, updatedAt }).error?.issues ?? [])
  const messages = issues.filter(({ code }) => code === 'custom').map(({ message }) => message)
  expect(new Set(messages).size).toBe(12)
  expect(messages.filter((message) => !(message in inHindi.sentences))).toEqual([])
})
