import type { SchoolCard } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'

const { call, database } = await testApp('demo')
const { db } = database
const list = async (query: string) =>
  (await call<{ data: SchoolCard[] }>('GET', `/public/schools/all?limit=100&admissionsOpen=true&${query}`)).body.data

const seat = (number: number, quota: string, vacant: number | null) => ({ class: number, quota, total: 40, vacant })

test('the free seats of the chosen class are those that the school has said, while it takes forms', async () => {
  const [card, other] = await list('classLevel=6')
  const seats = JSON.stringify([
    seat(6, 'general', 5),
    seat(6, 'EWS', 2),
    seat(6, 'sports', null),
    seat(7, 'general', 9),
  ])
  await db.execute(
    sql`update school set admission = jsonb_set(admission, '{seats}', ${seats}::jsonb) where id = ${card?.id}`,
  )
  await db.execute(sql`update school set admission = jsonb_set(admission, '{seats}', '[]') where id = ${other?.id}`)
  const seatsOf = async (query: string, id: number | undefined) =>
    (await list(query)).find((school) => school.id === id)?.seatsLeft
  expect(await seatsOf('classLevel=6', card?.id)).toBe(7)
  expect(await seatsOf('classLevel=6', other?.id)).toBeUndefined()
  for (const query of ['', 'classLevel=6,7'])
    expect([query, await seatsOf(query, card?.id)]).toEqual([query, undefined])
  await db.execute(sql`update school set sources = sources - 'admission' - 'record' where id = ${card?.id}`)
  expect(await seatsOf('classLevel=6', card?.id)).toBeUndefined()
})

test('a hostel is named where it is a fact', async () => {
  const [card] = await list('')
  const hostelOf = async (residential: string, tier: string) => {
    await db.execute(sql`update school set residential = ${residential}, sources = sources || jsonb_build_object('residential',
      jsonb_build_object('tier', ${tier}::text, 'name', 'Register', 'asOf', '2026-11-01')) where id = ${card?.id}`)
    return (await list('')).find(({ id }) => id === card?.id)?.hostel
  }
  expect(await hostelOf('day-residential', 'official')).toBe(true)
  expect(await hostelOf('residential', 'demo')).toBeUndefined()
  expect(await hostelOf('day', 'official')).toBeUndefined()
})
