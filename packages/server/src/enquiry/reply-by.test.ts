import { enquiryStates } from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enquiry, enquiryMessage, enquiryNote } from '../db/tables.ts'
import { testDb } from '../db/testing/test-db.ts'
import { isReplyOverdue, replyBy } from './reply-by.ts'

const { db } = await testDb()
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Hours since somebody asked, asked again and was answered, in every order around the promised hours. */
const stories = [
  { asked: 47, later: [], replies: [] },
  { asked: 49, later: [], replies: [] },
  { asked: 90, later: [], replies: [80] },
  { asked: 90, later: [60], replies: [80] },
  { asked: 90, later: [60, 20], replies: [80] },
  { asked: 90, later: [40], replies: [80] },
  { asked: 90, later: [60], replies: [80, 50] },
  { asked: 90, later: [60, 20], replies: [80, 50] },
]

test('the statement finds overdue what the answers call overdue', async () => {
  let index = 0
  const expected = new Map<number, boolean>()
  for (const status of enquiryStates)
    for (const { asked: raisedHours, later: laterHours, replies } of stories) {
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
      const dated = (hours: number[]) => hours.map((h) => ({ at: hoursAgo(h) }))
      const dueTime = replyBy(row, dated(laterHours), dated(replies))
      expected.set(row.id, dueTime !== null && Date.parse(dueTime) < Date.now())
    }
  const found = await db.select({ id: enquiry.id }).from(enquiry).where(isReplyOverdue)
  expect(found.map((row) => row.id).sort()).toEqual(
    [...expected]
      .filter(([, isOverdue]) => isOverdue)
      .map(([id]) => id)
      .sort(),
  )
  expect(found).toHaveLength(9)
  expect(await db.$count(enquiry, eq(enquiry.status, 'new'))).toBe(stories.length)
})
