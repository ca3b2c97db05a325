import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codes, dataOf, rowsOf, staffApp } from './testing/staff.ts'

const { db, family, callAs, applied } = await staffApp()
// Rows are given numbers here that others had.
beforeEach(() => db.execute(sql`truncate shortlist cascade`))
const kid = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }

test('a number names a row of the list, and with by=institute an institute: never whichever is there', async () => {
  const first = await applied({}, 1)
  const second = dataOf(await first.as('POST', '/student/shortlist', { instituteId: 2 })).id
  // The row of the second school has the number of the first.
  await db.execute(sql`update shortlist set id = 1000 where id = ${first.listed}`)
  await db.execute(sql`update shortlist set id = 1 where id = ${second}`)
  const form = (path: string) => first.as('GET', `/student/shortlist-form/${path}`)

  expect(dataOf(await form('1'))).toMatchObject({ id: 1, instituteId: 2 })
  expect(dataOf(await form('1?by=institute'))).toMatchObject({ id: 1000, instituteId: 1 })
  expect(codes(await form('2'))).toEqual([404, 'NOT_FOUND'])
  expect(dataOf(await form('2?by=institute'))).toMatchObject({ id: 1, instituteId: 2 })
  expect(codes(await form('3?by=institute'))).toEqual([404, 'NOT_FOUND'])
  expect((await form('1?by=row')).status).toBe(422)

  // An institute in the path never withdraws an application to another one.
  const withdraw = (path: string) => first.as('PUT', `/student/shortlist-form/${path}`, { move: 'withdraw' })
  expect(codes(await withdraw('2'))).toEqual([404, 'NOT_FOUND'])
  expect((await withdraw('2?by=institute')).status).toBe(409)
  const listStates = async () =>
    rowsOf(await first.as('GET', '/student/shortlist')).map((row) => [
      row.instituteId,
      (row.application as { status: string } | null)?.status,
    ])
  expect((await listStates()).toSorted()).toEqual([
    [1, 'submitted'],
    [2, undefined],
  ])
  expect((await withdraw('1?by=institute')).status).toBe(200)
  expect((await listStates()).toSorted()).toEqual([
    [1, 'withdrawn'],
    [2, undefined],
  ])
})

test('an institute that is on the list for two children is not named by its own number', async () => {
  const asha = await family('school')
  const me = callAs(asha)
  const listed: number[] = []
  for (const name of ['Ira', 'Arun']) {
    const child = dataOf(await me('POST', '/student/manage-child', { ...kid, name })).id
    listed.push(dataOf(await me('POST', '/student/shortlist', { instituteId: 3, child })).id)
  }
  for (const method of ['GET', 'PUT'] as const) {
    const response = await me(
      method,
      '/student/shortlist-form/3?by=institute',
      method === 'PUT' ? { class: 1 } : undefined,
    )
    expect(codes(response)).toEqual([409, 'CONFLICT'])
    expect(response.body.message).toMatch(/more than one child/)
  }
  expect(dataOf(await me('GET', `/student/shortlist-form/${listed[1]}`)).id).toBe(listed[1])
})
