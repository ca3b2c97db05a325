import { expect, test } from 'vitest'
import { sql } from '../../platform/db/drizzle.ts'
import { staffApp } from '../admission/testing/staff.ts'

const { applied, db, schoolStaff } = await staffApp()
const address = { name: 'School system', url: 'https://erp.example.in/pravesh' }
type Stored = { type: string; data: Record<string, unknown> }
const stored = async () =>
  (await db.execute<Stored>(sql`select type, data from webhook_delivery order by id`)).rows.map(({ type, data }) => [
    type,
    data.state,
    data.earlierState,
    data.id,
  ])

test('an application is told when it is sent, moves and is withdrawn, and nothing of it before or of another institute', async () => {
  const events = ['application.sent', 'application.moved', 'application.withdrawn']
  const added = await schoolStaff.as('POST', '/buyer/webhooks/1', { ...address, events })
  expect(added.status).toBe(200)
  await applied({}, 2)
  expect(await stored()).toEqual([])
  const asha = await applied()
  await schoolStaff.decide(`/buyer/application/1/${asha.application}`, { status: 'under_review' })
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'withdraw' })
  expect(await stored()).toEqual([
    ['application.sent', 'submitted', 'payment_pending', asha.application],
    ['application.moved', 'under_review', 'submitted', asha.application],
    ['application.withdrawn', 'withdrawn', 'under_review', asha.application],
  ])
  const { rows } = await db.execute<{ text: string }>(sql`select data::text as text from webhook_delivery`)
  for (const { text } of rows) expect(text).not.toMatch(/Ira|Asha|98765/)
})
