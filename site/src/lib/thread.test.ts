import { replyWithinHours } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { promisedHours, saidIn, standingOf } from './thread.ts'

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`
const asked = { status: 'new' as const, message: 'A bus?', createdAt: at(8), more: [], replies: [] }
const now = new Date(at(12))

test('what was said stands in its order, whoever said it', () => {
  const thread = {
    ...asked,
    more: [{ reference: null, message: 'And a hostel?', at: at(10) }],
    replies: [
      { body: 'Yes.', by: 'buyer' as const, at: at(9) },
      { body: 'No.', by: 'admin' as const, at: at(11) },
    ],
  }
  expect(saidIn(thread).map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'you: A bus?',
    'institute: Yes.',
    'you: And a hostel?',
    'desk: No.',
  ])
})

test('an answer is promised from the last question on', () => {
  expect(promisedHours).toBe(replyWithinHours)
  expect(standingOf(asked, now)).toEqual({ state: 'waiting', by: '2026-11-25T08:00:00.000Z', late: false })
  expect(standingOf(asked, new Date('2026-11-25T09:00:00.000Z'))).toMatchObject({ late: true })
  const answered = { ...asked, replies: [{ body: 'Yes.', by: 'buyer' as const, at: at(9) }] }
  expect(standingOf(answered, now)).toEqual({ state: 'answered' })
  const again = { ...answered, more: [{ reference: null, message: 'When?', at: at(10) }] }
  expect(standingOf(again, now)).toMatchObject({ state: 'waiting', by: '2026-11-25T10:00:00.000Z' })
  expect(standingOf({ ...asked, status: 'closed' }, now)).toEqual({ state: 'over' })
})
