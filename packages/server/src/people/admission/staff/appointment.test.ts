import { formatAppointment, formatDate } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readOutbox } from '../../../services/delivery/outbox.ts'
import { codes, dataOf, dayIn, rowsOf, staffApp } from '../testing/staff.ts'

const { db, mailed, schoolStaff, two, applied } = await staffApp()
beforeEach(() => db.execute(sql`truncate application, contact_read cascade`))

const lastMoveOf = (application: Record<string, unknown>) => (application.timeline as object[]).at(-1)
/** The mails to a family that contain this text. */
async function mailsWith(id: number, part: string): Promise<string[]> {
  await mailed()
  const mails = (await readOutbox(db)).filter((mail) => mail.to === `asha${id}@example.in`)
  return mails.map(({ text }) => text).filter((text) => text.includes(part))
}

test('a test has a day, a time as it is typed, a place and what to bring; its family reads them on its page and in its mail', async () => {
  const asha = await applied()
  const path = `/buyer/application/1/${asha.application}`
  const put = (body: object) => schoolStaff.decide(path, body)
  for (const body of [
    { status: 'test', note: 'Soon', time: '9:30' },
    { status: 'test', note: 'Soon', place: 'Gate 2' },
    { status: 'test', note: 'Soon', bring: 'A pencil' },
    { status: 'shortlisted', place: 'Gate 2' },
    ...['25:00', '13 pm', '9', '9:5', 'noon'].map((time) => ({ status: 'test', on: dayIn(9), time })),
  ])
    expect([body, ...codes(await put(body))]).toEqual([body, 422, 'INVALID'])
  for (const [typed, time] of [
    ['9.30', '09:30'],
    ['14:05', '14:05'],
    ['12 am', '00:00'],
    ['2 pm', '14:00'],
  ]) {
    const set = { status: 'test', on: dayIn(9), time: typed, place: 'Gate 2', bring: 'A pencil' }
    const moved = dataOf(await put(set))
    expect(moved.appointment).toEqual({ on: dayIn(9), time, place: 'Gate 2' })
    expect(lastMoveOf(moved)).toMatchObject({ on: dayIn(9), time, place: 'Gate 2', bring: 'A pencil', to: 'test' })
  }
  const seen = dataOf(await asha.as('GET', `/student/shortlist-form/${asha.listed}`))
  expect(lastMoveOf(seen)).toMatchObject({ on: dayIn(9), time: '14:00', place: 'Gate 2', bring: 'A pencil' })
  const [mail] = await mailsWith(asha.id, `On ${formatDate(dayIn(9))}, 2:00 pm.`)
  for (const part of ['Where: Gate 2', 'Bring: A pencil', `/student/application?application=`, '#appointment'])
    expect(mail).toContain(part)
})

test('a changed appointment says what it was, and each move away from one that is to come cancels it', async () => {
  const asha = await applied()
  const put = (body: object) => schoolStaff.decide(`/buyer/application/1/${asha.application}`, body)
  const [first, second] = [formatAppointment(dayIn(9), '09:30'), formatAppointment(dayIn(10), '11:00')]
  await put({ status: 'interaction', on: dayIn(9), time: '9:30' })
  expect(await mailsWith(asha.id, `On ${first}.`)).toHaveLength(1)
  expect(await mailsWith(asha.id, 'was changed')).toEqual([])
  await put({ status: 'interaction', on: dayIn(10), time: '11:00' })
  const [changed] = await mailsWith(asha.id, `Before, it was: ${first}.`)
  expect(changed).toContain(`On ${second}.`)
  expect(changed).not.toContain('cancelled')
  const cancelled = dataOf(await put({ status: 'under_review', note: 'The hall is shut' }))
  expect(cancelled.appointment).toBeNull()
  expect(await mailsWith(asha.id, `is cancelled: ${second}.`)).toHaveLength(1)
  // One that is over is not cancelled by what follows it.
  await put({ status: 'test', on: dayIn(-1), time: '9:30' })
  await put({ status: 'shortlisted', note: 'Well done' })
  expect(await mailsWith(asha.id, 'Well done')).toHaveLength(1)
  expect(await mailsWith(asha.id, 'cancelled')).toHaveLength(1)
})

test('the schedule is of the institute itself: appointments from today on, the soonest first', async () => {
  const ids: number[] = []
  for (const [status, day] of [
    ['test', 5],
    ['interaction', 0],
    ['test', -1],
  ] as const) {
    const { application } = await applied()
    await schoolStaff.decide(`/buyer/application/1/${application}`, { status, on: dayIn(day) })
    ids.push(application)
  }
  await applied()
  const other = await applied({}, 2)
  await two.decide(`/buyer/application/2/${other.application}`, { status: 'test', on: dayIn(3) })
  const query = 'scheduled=true&sort=appointmentOn&order=asc'
  const listed = rowsOf(await schoolStaff.as('GET', `/buyer/applications/1?${query}`))
  expect(listed.map(({ id }) => id)).toEqual([ids[1], ids[0]])
  expect(listed.map(({ appointment }) => appointment)).toEqual([
    { on: dayIn(0), time: null, place: null },
    { on: dayIn(5), time: null, place: null },
  ])
  expect(codes(await schoolStaff.as('GET', `/buyer/applications/2?${query}`))).toEqual([404, 'NOT_FOUND'])
})
