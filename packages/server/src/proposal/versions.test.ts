import type { ErrorBody } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { sql } from '../db/drizzle.ts'
import { begunDuring } from '../db/testing/until-blocked.ts'
import { fieldsOf } from '../testing/test-app.ts'
import { offices } from './testing/office.ts'

const { home, office } = await offices()
type Written = { data: object } & Partial<ErrorBody>

test.each(['school', 'college'] as const)('a %s says which version of itself it read', async (kind) => {
  const of = await office(kind)
  const details = `/buyer/institute-details/${of.id}`
  const unversioned = await of.as('PUT', details, { about: 'Since 1920.' })
  expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['version']])
})

test.each(['school', 'college'] as const)('a %s that changed since is a conflict with its own record', async (kind) => {
  const of = await office(kind)
  const details = `/buyer/institute-details/${of.id}`
  const { version } = await of.own()
  expect((await of.as('PUT', details, { name: 'Proposed name', about: 'Since 1920.', version })).status).toBe(200)
  const late = await of.as<Written>('PUT', details, { about: 'Since 1930.', version })
  expect([late.status, late.body.code, late.body.changedBy]).toEqual([409, 'CONFLICT', of.email])
  expect(late.body.record).toEqual(await of.own())
  expect(late.body.record).toMatchObject({ about: 'Since 1920.', waiting: [{ matter: 'name' }] })
  await of.edit({ about: 'As the desk wrote it.' })
  const later = await of.as<Written>('PUT', details, { about: 'Since 1930.', version })
  expect([later.status, later.body.changedBy]).toEqual([409, undefined])
})

test('a change of an institute that waits for another finds it made', async () => {
  const of = await office('school')
  const { version } = await of.own()
  const { status, body } = await begunDuring(
    home,
    (tx) => tx.execute(sql`select 1 from school where id = ${of.id} for update`),
    () => of.as<Written>('PUT', `/buyer/institute-details/${of.id}`, { about: 'Since 1930.', version }),
    (tx) => tx.execute(sql`update school set version = version + 1 where id = ${of.id}`),
  )
  expect([status, body.code]).toEqual([409, 'CONFLICT'])
})
