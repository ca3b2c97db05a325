import type { FamilyDraw, FamilyNotices } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studentProfile } from '../../platform/db/tables.ts'
import { readOutbox } from '../../services/delivery/outbox.ts'
import { codes } from '../admission/testing/staff.ts'
import { erasePapers } from '../erasure/erase.ts'
import { drawApp } from './testing/draws.ts'

const { db, schoolStaff, applied, mailed, announced, wait, lots } = await drawApp()
type Family = Awaited<ReturnType<typeof applied>>

/** Mails about draws to a family, the oldest first. */
async function drawMails({ id }: Family) {
  await mailed()
  const all = await readOutbox(db)
  return all.filter(({ to, text }) => to === `asha${id}@example.in` && text.includes('/draws/')).toReversed()
}
const drawOf = async (family: Family) => {
  const { body } = await family.as('GET', `/student/draws/${family.application}`)
  const [found] = body.data as unknown as FamilyDraw[]
  if (!found) throw new Error('The application is in no draw')
  return found
}
const newsOf = async (family: Family) => {
  const { notices } = (await family.as('GET', '/student/notices')).body.data as unknown as FamilyNotices
  return notices.filter(({ id }) => id.startsWith('draw-'))
}

test('each family is told that it is on the list, and later its place, once, by mail and in its news', async () => {
  const { id, quota } = await announced({ seats: 1 })
  const families = [await applied({ quota }), await applied({ quota })]
  await wait(id, 'closes')
  for (const family of families) {
    const [listed, ...others] = await drawMails(family)
    expect(others).toEqual([])
    expect(listed?.subject).toMatch(/^School 1: draw of lots on \d+ \w+ 20\d\d, /)
    for (const part of [`Ira ${family.id}`, (await drawOf(family)).ticket ?? '', `/draws/${id}`, 'Stop mails'])
      expect(listed?.text).toContain(part)
  }
  await wait(id, 'draws')
  await lots(id)
  await mailed()
  // Every job once more, as if its worker had been cut off at the end.
  await db.execute(sql`update job set state = 'ready', attempts = 0, checkpoint = null, ended_at = null, run_at = now()
    where kind = 'draw-news'`)
  for (const family of families) {
    const [, drawn, ...others] = await drawMails(family)
    expect(others).toEqual([])
    const place = (await drawOf(family)).place ?? 0
    expect(drawn?.subject).toBe(`School 1: lots are drawn, place ${place} of 2`)
    expect(drawn?.text).toContain(place === 1 ? 'It is among the first 1' : 'It is not among the first 1')
    const news = await newsOf(family)
    expect(news.map(({ title }) => title)).toEqual([
      `School 1: lots are drawn, Ira ${family.id} has place ${place}`,
      expect.stringContaining(`Ira ${family.id} is on the list of the draw of lots on`),
    ])
    expect(news[0]?.path).toBe(`/student/application?application=${family.application}`)
  }
})

test('a family that reads Hindi is told in Hindi, and is led to the page in Hindi', async () => {
  const { id, quota } = await announced()
  const family = await applied({ quota })
  await db.insert(studentProfile).values({ account: family.id, profile: { language: 'hi' } })
  await wait(id, 'closes')
  const [listed] = await drawMails(family)
  expect(listed?.subject).toMatch(/^School 1: लॉटरी .+ को$/)
  expect(listed?.text).toContain(`/hi/draws/${id}`)
})

test('who withdrew or had the papers erased is told nothing more; the others hear of a cancellation', async () => {
  const { id, quota } = await announced()
  const [asha, withdrawn, erased] = [await applied({ quota }), await applied({ quota }), await applied({ quota })]
  await wait(id, 'closes')
  await withdrawn.as('PUT', `/student/shortlist-form/${withdrawn.listed}`, { move: 'withdraw' })
  await db.transaction((tx) => erasePapers(tx, erased.id, erased.application))
  expect(await drawMails(asha)).toHaveLength(1)
  const cancelled = await schoolStaff.as('PUT', `/buyer/draws/1/${id}/cancellation`, { reason: 'Seats were added' })
  expect(codes(cancelled)).toEqual([200, 'no error'])
  const [, news] = await drawMails(asha)
  expect(news?.subject).toBe('School 1: the draw of lots is cancelled')
  expect(news?.text).toContain('Seats were added')
  expect([await drawMails(withdrawn), await drawMails(erased)]).toEqual([[], []])
})

test('news that a later state has overtaken is not told', async () => {
  const { id, quota } = await announced({ numberRule: null })
  const family = await applied({ quota })
  await wait(id, 'draws')
  await wait(id, 'draws')
  const mails = await drawMails(family)
  expect(mails.map(({ subject }) => subject)).toEqual(['School 1: lots are drawn, place 1 of 1'])
})
