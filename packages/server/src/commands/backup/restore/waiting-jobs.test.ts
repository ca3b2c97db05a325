import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { massMail } from '../../../platform/db/tables.ts'
import { testDb } from '../../../platform/db/testing/test-db.ts'
import { directoryStorage } from '../../../services/delivery/storage/directory.ts'
import { enqueue, jobKind } from '../../../services/jobs/queue.ts'
import { backUpHome, emptyPlace, ownFolder, quiet, withDatabase } from '../testing/place.ts'
import { restore } from './restore.ts'

const database = await testDb()
const { db } = database
const folder = ownFolder()
beforeEach(() => db.execute(sql`truncate job, mass_mail restart identity cascade`))

test('what waited to be sent waits for a person, what can be done twice goes on, what is planned is planned anew', async () => {
  const kinds = ['mail', 'third-party-lead', 'send-refund', 'remove-file', 'take-down-files', 'chore', 'urgent-chore']
  for (const kind of [...kinds, 'of-tomorrow'])
    await enqueue(db, jobKind<object>(kind), {}, { key: kind, delaySeconds: 3_600 })
  await db.execute(sql`
    update job set leased_until = now() + interval '1 minute', begun_at = now(), attempts = 1 where kind in ('mail', 'send-refund')`)
  await enqueue(db, jobKind<object>('mail'), {}, { key: 'sent' })
  await db.execute(sql`update job set state = 'done' where key = 'sent'`)
  const [place, path] = [await emptyPlace(folder), join(folder, 'jobs.backup')]
  await backUpHome(database, directoryStorage(join(folder, 'own')), path)
  const { pausedJobs } = await restore(place, path, place.storage, quiet)
  const { rows } = await withDatabase(place, ({ db: targetDb }) =>
    targetDb.execute(sql`
      select key, state, begun_at is not null as begun, leased_until as leased from job order by state collate "C", key collate "C"`),
  )
  const waits = { state: 'dead', begun: true, leased: null }
  const resumedJob = { state: 'ready', begun: false, leased: null }
  expect(rows).toEqual([
    { key: 'mail', ...waits },
    { key: 'of-tomorrow', ...waits },
    { key: 'third-party-lead', ...waits },
    { key: 'sent', state: 'done', begun: false, leased: null },
    { key: 'remove-file', ...resumedJob },
    { key: 'send-refund', ...resumedJob },
    { key: 'take-down-files', ...resumedJob },
  ])
  expect(pausedJobs).toBe(3)
})

test('every mail to many that was being sent stands paused, and no job of it goes on', async () => {
  const states = ['sending', 'paused', 'done', 'cancelled'] as const
  await db.insert(massMail).values(states.map((state) => ({ state, subject: state, body: 'July', account: 1 })))
  await enqueue(db, jobKind<{ mail: number }>('mass-mail'), { mail: 1 }, { key: 'sending' })
  const [place, path] = [await emptyPlace(folder), join(folder, 'mails.backup')]
  await backUpHome(database, directoryStorage(join(folder, 'mails')), path)
  await restore(place, path, place.storage, quiet)
  const { rows } = await withDatabase(place, ({ db: targetDb }) =>
    targetDb.execute(
      sql`select subject, state, (select state from job where key = 'sending') as job from mass_mail order by id`,
    ),
  )
  expect(rows).toEqual(
    ['paused', 'paused', 'done', 'cancelled'].map((state, index) => ({ subject: states[index], state, job: 'dead' })),
  )
})
