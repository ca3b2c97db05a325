import type { ErrorBody } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { fieldsOf } from '../../../testing/test-app.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { startDuring } from '../../platform/db/testing/until-blocked.ts'
import { offices } from './testing/office.ts'

const { home: database, office } = await offices()
type WriteResponse = { data: object } & Partial<ErrorBody>

test.each(['school', 'college'] as const)('a %s says which version of itself it read', async (kind) => {
  const institute = await office(kind)
  const details = `/buyer/institute-details/${institute.id}`
  const unversioned = await institute.as('PUT', details, { about: 'Since 1920.' })
  expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['version']])
})

test.each(['school', 'college'] as const)('a %s that changed since is a conflict with its own record', async (kind) => {
  const institute = await office(kind)
  const details = `/buyer/institute-details/${institute.id}`
  const { version } = await institute.own()
  expect((await institute.as('PUT', details, { name: 'Proposed name', about: 'Since 1920.', version })).status).toBe(
    200,
  )
  const lateResponse = await institute.as<WriteResponse>('PUT', details, { about: 'Since 1930.', version })
  expect([lateResponse.status, lateResponse.body.code, lateResponse.body.changedBy]).toEqual([
    409,
    'CONFLICT',
    institute.email,
  ])
  expect(lateResponse.body.record).toEqual(await institute.own())
  expect(lateResponse.body.record).toMatchObject({ about: 'Since 1920.', waiting: [{ matter: 'name' }] })
  await institute.edit({ about: 'As the desk wrote it.' })
  const secondResponse = await institute.as<WriteResponse>('PUT', details, { about: 'Since 1930.', version })
  expect([secondResponse.status, secondResponse.body.changedBy]).toEqual([409, undefined])
})

test('a change of an institute that waits for another finds it made', async () => {
  const institute = await office('school')
  const { version } = await institute.own()
  const { status, body } = await startDuring(
    database,
    (tx) => tx.execute(sql`select 1 from school where id = ${institute.id} for update`),
    () =>
      institute.as<WriteResponse>('PUT', `/buyer/institute-details/${institute.id}`, { about: 'Since 1930.', version }),
    (tx) => tx.execute(sql`update school set version = version + 1 where id = ${institute.id}`),
  )
  expect([status, body.code]).toEqual([409, 'CONFLICT'])
})
