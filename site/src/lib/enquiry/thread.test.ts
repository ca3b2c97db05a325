import { replyWithinHours } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { promisedHours, threadMessages, threadStatusOf } from './thread.ts'

const timeAt = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`
const openThread = { status: 'new' as const, message: 'A bus?', createdAt: timeAt(8), more: [], replies: [] }
const now = new Date(timeAt(12))

test('what was said stands in its order, whoever said it', () => {
  const thread = {
    ...openThread,
    more: [{ reference: null, message: 'And a hostel?', at: timeAt(10) }],
    replies: [
      { body: 'Yes.', by: 'buyer' as const, at: timeAt(9) },
      { body: 'No.', by: 'admin' as const, at: timeAt(11) },
    ],
  }
  expect(threadMessages(thread).map(({ by: author, text }) => `${author}: ${text}`)).toEqual([
    'you: A bus?',
    'institute: Yes.',
    'you: And a hostel?',
    'desk: No.',
  ])
})

test('an answer is promised from the last question on', () => {
  expect(promisedHours).toBe(replyWithinHours)
  expect(threadStatusOf(openThread, now)).toEqual({ state: 'waiting', by: '2026-11-25T08:00:00.000Z', late: false })
  expect(threadStatusOf(openThread, new Date('2026-11-25T09:00:00.000Z'))).toMatchObject({ late: true })
  const repliedThread = { ...openThread, replies: [{ body: 'Yes.', by: 'buyer' as const, at: timeAt(9) }] }
  expect(threadStatusOf(repliedThread, now)).toEqual({ state: 'answered' })
  const reopenedThread = { ...repliedThread, more: [{ reference: null, message: 'When?', at: timeAt(10) }] }
  expect(threadStatusOf(reopenedThread, now)).toMatchObject({ state: 'waiting', by: '2026-11-25T10:00:00.000Z' })
  expect(threadStatusOf({ ...openThread, status: 'closed' }, now)).toEqual({ state: 'over' })
})
