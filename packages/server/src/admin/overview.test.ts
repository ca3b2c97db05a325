import { type Overview, publicationStates } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { asAdmin, database } = await testApp('demo')
const { db } = database

/** Of each kind the list that the console shows of it. */
const lists = {
  school: 'school-details',
  college: 'college-details',
  exam: 'exam-list',
  career: 'career',
  article: 'articles',
  'school-content': 'school-content',
  'college-content': 'college-content',
} as const

test('the overview counts what the lists count, in every state', async () => {
  await db.execute(sql`update school set status = 'review' where id in (select id from school order by id limit 3)`)
  await db.execute(sql`update exam set status = 'archived' where id in (select id from exam order by id limit 1)`)
  const { publication } = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data
  expect(publication.map(({ kind }) => kind)).toEqual(Object.keys(lists))
  for (const { kind, counts } of publication)
    for (const status of publicationStates) {
      const list = await asAdmin<{ total: number }>('GET', `/admin/${lists[kind]}?status=${status}&limit=1`)
      const total = counts.find((count) => count.status === status)?.total ?? 0
      expect([kind, status, total]).toEqual([kind, status, list.body.total])
    }
  expect(publication[0]?.counts).toContainEqual({ status: 'review', total: 3, totalAtLeast: false })
})

test('beyond the bound it says so', async () => {
  await db.execute(
    sql`insert into school_content (url, h1, status) select 'listing-' || n, 'L', 'draft' from generate_series(1, 1200) n`,
  )
  const { publication } = (await asAdmin<{ data: Overview }>('GET', '/admin/overview')).body.data
  const drafts = publication.find(({ kind }) => kind === 'school-content')?.counts
  expect(drafts).toContainEqual({ status: 'draft', total: 1_000, totalAtLeast: true })
})
