import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityEvent, securitySeal } from '../../platform/db/tables.ts'
import { checkLog } from './check.ts'
import { deleteOldEvents, sealEvents } from './seal.ts'
import { logApp } from './testing/log-app.ts'

const { db, empty, rows, signInAdmin, tamper } = await logApp()

test('the database refuses to change, delete or empty the log, and deletes what is older than a year', async () => {
  await signInAdmin()
  await sealEvents(db)
  await expect(db.update(securityEvent).set({ outcome: 'wrong' })).rejects.toThrow()
  await expect(db.delete(securityEvent)).rejects.toThrow()
  await expect(db.execute(sql`truncate security_event`)).rejects.toThrow()
  await expect(db.update(securitySeal).set({ hash: '' })).rejects.toThrow()
  await expect(db.delete(securitySeal)).rejects.toThrow()
  await expect(db.execute(sql`truncate security_seal`)).rejects.toThrow()
  expect(await deleteOldEvents(db)).toBe(0)
  expect((await rows()).length).toBe(1)
})

test('events are deleted after a year, with their seals, and the rest of the log still holds', async () => {
  for (let n = 0; n < 2; n += 1) {
    await signInAdmin()
    await sealEvents(db)
  }
  await empty()
  const at = (days: number) => sql`date_trunc('milliseconds', now() - make_interval(days => ${days}))`
  const one = { realm: 'admin', account: 1, kind: 'sign-in', outcome: 'done' } as const
  await db.insert(securityEvent).values({ ...one, at: at(400) })
  await sealEvents(db)
  // As that day's task would have left it.
  await tamper(() => db.update(securitySeal).set({ at: at(399) }))
  await db.insert(securityEvent).values({ ...one, at: at(2) })
  await sealEvents(db)
  expect(await checkLog(db)).toMatchObject({ problems: [], events: 2 })
  expect(await deleteOldEvents(db)).toBe(1)
  expect(await checkLog(db)).toMatchObject({ problems: [], events: 1, last: { id: 2 } })
})

test('a changed event, a deleted one, one whose hash was changed too, and a missing seal are found', async () => {
  for (let n = 0; n < 3; n += 1) {
    await signInAdmin()
    await sealEvents(db)
  }
  const [first, second, third] = await rows()
  expect((await checkLog(db)).problems).toEqual([])
  await tamper(() =>
    db
      .update(securityEvent)
      .set({ outcome: 'wrong' })
      .where(eq(securityEvent.id, first?.id ?? 0)),
  )
  expect((await checkLog(db)).problems).toEqual([`Event ${first?.id} was changed.`])
  await tamper(() =>
    db
      .update(securityEvent)
      .set({ outcome: 'done' })
      .where(eq(securityEvent.id, first?.id ?? 0)),
  )
  await tamper(() =>
    db
      .update(securityEvent)
      .set({ account: 7 })
      .where(eq(securityEvent.id, first?.id ?? 0)),
  )
  // With its own hash, as the trigger would compute it.
  const copied = sql`insert into security_event (id, at, realm, account, kind, outcome, network, device, details)
    select id, at, realm, account, kind, outcome, network, device, details from gone`
  await db.execute(sql`alter table security_event disable trigger security_event_kept`)
  await db.execute(sql`create table gone as select * from security_event where id = ${first?.id}`)
  await db.execute(sql`delete from security_event where id = ${first?.id}`)
  await db.execute(copied)
  await db.execute(sql`drop table gone`)
  await db.execute(sql`alter table security_event enable trigger security_event_kept`)
  expect((await checkLog(db)).problems).toEqual([expect.stringMatching(/^Seal 1 is broken/)])
  await tamper(() => db.delete(securityEvent).where(eq(securityEvent.id, second?.id ?? 0)))
  expect((await checkLog(db)).problems[1]).toBe(`Event ${second?.id} is missing.`)
  await tamper(() => db.delete(securitySeal).where(eq(securitySeal.id, 2)))
  expect((await checkLog(db)).problems[1]).toMatch(/^Seal 3 does not follow seal 1/)
  await tamper(() => db.delete(securitySeal).where(eq(securitySeal.id, 1)))
  expect((await checkLog(db)).problems[0]).toMatch(/^Seals before 3 are missing/)
  expect(third).toBeDefined()
})

test('events that were written by a transaction that ends late get a seal too', async () => {
  const one = { realm: 'admin', account: 1, kind: 'sign-in', outcome: 'done' } as const
  await db.transaction(async (tx) => {
    await tx.insert(securityEvent).values(one)
    await db.insert(securityEvent).values(one)
    expect(await sealEvents(db)).toBe(1)
  })
  expect(await sealEvents(db)).toBe(1)
  expect(await sealEvents(db)).toBe(0)
  const [, late] = await db.select().from(securitySeal).orderBy(securitySeal.id)
  expect(late?.highest).toBe((await rows()).at(-1)?.id)
  expect((await checkLog(db)).problems).toEqual([])
})
