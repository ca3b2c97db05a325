import { enquiryStates, openEnquiryStates, replyWithinHours } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiry, enquiryMessage, enquiryNote } from '../../platform/db/tables.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { isReplyOverdue } from './reply-by.ts'

const { db } = await testDb()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Hours of questions, repeated questions and replies, in every order around the promised hours; and the start of the wait. */
const stories = [
  { asked: 47, later: [], replies: [], waits: 47 },
  { asked: 49, later: [], replies: [], waits: 49 },
  { asked: 90, later: [], replies: [80], waits: null },
  { asked: 90, later: [60], replies: [80], waits: 60 },
  { asked: 90, later: [60, 20], replies: [80], waits: 60 },
  { asked: 90, later: [40], replies: [80], waits: 40 },
  { asked: 90, later: [60], replies: [80, 50], waits: null },
  { asked: 90, later: [60, 20], replies: [80, 50], waits: 20 },
]
const open: readonly string[] = openEnquiryStates

test('a reply is due as many hours after the first message that nobody answered, and overdue after them', async () => {
  let index = 0
  const expected: { id: number; dueTime: number | null }[] = []
  for (const status of enquiryStates)
    for (const { asked: raisedHours, later: laterHours, replies, waits } of stories) {
      index += 1
      const [row] = await db
        .insert(enquiry)
        .values({
          reference: `PR-${String(index).padStart(8, '0')}`,
          kind: 'general',
          status,
          name: 'Asha',
          mobile: '+919876543210',
          consentVersion: '1',
          createdAt: hoursAgo(raisedHours),
        })
        .returning()
      if (!row) throw new Error('An insert answered no row')
      for (const hours of laterHours)
        await db
          .insert(enquiryMessage)
          .values({ enquiry: row.id, reference: `PR-${index}-${hours}`, createdAt: hoursAgo(hours) })
      for (const hours of replies)
        await db.insert(enquiryNote).values({
          enquiry: row.id,
          kind: 'reply',
          realm: 'admin',
          account: 1,
          body: 'Yes',
          createdAt: hoursAgo(hours),
        })
      const waiting = open.includes(status) && waits !== null
      expected.push({ id: row.id, dueTime: waiting ? Date.parse(hoursAgo(waits - replyWithinHours)) : null })
    }
  const rows = await db.select({ id: enquiry.id, replyBy: enquiry.replyBy }).from(enquiry)
  for (const { id, dueTime } of expected) {
    const replyBy = rows.find((row) => row.id === id)?.replyBy ?? null
    expect([id, replyBy === null]).toEqual([id, dueTime === null])
    if (replyBy !== null && dueTime !== null) expect(Math.abs(Date.parse(replyBy) - dueTime)).toBeLessThan(60_000)
  }
  const found = await db.select({ id: enquiry.id }).from(enquiry).where(isReplyOverdue)
  expect(found.map((row) => row.id).sort()).toEqual(
    expected
      .filter(({ dueTime }) => dueTime !== null && dueTime < Date.now())
      .map(({ id }) => id)
      .sort(),
  )
  expect(found).toHaveLength(9)
  expect(await db.$count(enquiry, eq(enquiry.status, 'new'))).toBe(stories.length)
})

test('a call in which the person was spoken to is an answer; one that nobody took is none, and a deleted answer is none', async () => {
  const [row] = await db
    .insert(enquiry)
    .values({
      ...{ reference: 'PR-CALLED00', kind: 'general', name: 'Asha', mobile: '+919876543210', consentVersion: '1' },
      ...{ status: 'contacted', createdAt: hoursAgo(10) },
    })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  const isDue = async () => {
    const [found] = await db.select({ replyBy: enquiry.replyBy }).from(enquiry).where(eq(enquiry.id, row.id))
    return found?.replyBy !== null
  }
  const called = { enquiry: row.id, kind: 'call' as const, realm: 'admin' as const, account: 1, body: '' }
  await db.insert(enquiryNote).values({ ...called, outcome: 'no-answer' })
  expect(await isDue()).toBe(true)
  await db.insert(enquiryNote).values({ ...called, outcome: 'spoke' })
  expect(await isDue()).toBe(false)
  await db.delete(enquiryNote).where(eq(enquiryNote.outcome, 'spoke'))
  expect(await isDue()).toBe(true)
})
