import { expect, test } from 'vitest'
import { readOutbox } from '../../../services/delivery/outbox.ts'
import { dataOf, staffApp } from '../testing/staff.ts'

const { db, mailed, schoolStaff, applied } = await staffApp()

test('a rejection has reasons from the list, which the family reads in its mail and its history', async () => {
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  const put = (body: object) => schoolStaff.decide(path, body)
  for (const body of [
    { status: 'rejected' },
    { status: 'rejected', reasons: [] },
    { status: 'rejected', reasons: ['height'] },
    { status: 'rejected', reasons: ['other'] },
    { status: 'shortlisted', reasons: ['age'] },
  ])
    expect([body, (await put(body)).status]).toEqual([body, 422])
  const done = dataOf(await put({ status: 'rejected', reasons: ['age', 'seats-full'] }))
  const expected = { to: 'rejected', reasons: ['age', 'seats-full'], note: null }
  expect((done.timeline as object[]).at(-1)).toMatchObject(expected)
  const read = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect((read.timeline as object[]).at(-1)).toMatchObject(expected)
  expect((read.timeline as object[])[0]).toMatchObject({ reasons: [] })
  await mailed()
  const emails = (await readOutbox(db)).filter((mail) => mail.to === `asha${asha.id}@example.in`)
  expect(emails.map((mail) => mail.text).join('\n')).toContain('Reasons: the age, all seats are given.')
})

test('“other” is a reason with a note', async () => {
  const { application } = await applied()
  const body = { status: 'rejected', reasons: ['other'], note: 'The branch closes' }
  const done = dataOf(await schoolStaff.decide(`/buyer/application/1/${application}`, body))
  expect((done.timeline as object[]).at(-1)).toMatchObject({ reasons: ['other'], note: 'The branch closes' })
})
