import type { ImportDetails } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { city, school, state } from '../../../platform/db/tables.ts'

const { asAdmin, database, work } = await testApp()
const { db } = database

beforeEach(() =>
  db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark, import_part, import_mapping, import_change, job
    restart identity cascade`),
)

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data
async function check(...lines: readonly string[]): Promise<ImportDetails> {
  const content = Buffer.from([...lines, ''].join('\n'))
  const body = { instituteType: 'school', file: 'list.csv', bytes: content.length }
  const { id } = (await asAdmin<Details>('POST', '/admin/imports', body)).body.data
  await asAdmin('POST', `/admin/imports/${id}/parts`, { position: 0, content: content.toString('base64') })
  await work()
  return get(id)
}
async function map(id: number, columns: Record<string, string | null>, set: Record<string, string> = {}) {
  const body = {
    columns: Object.entries(columns).map(([column, field]) => ({ column, field })),
    set: Object.entries(set).map(([field, value]) => ({ field, value })),
  }
  const response = await asAdmin('POST', `/admin/imports/${id}/map`, body)
  await work()
  return response
}
const list = ['Vidyalaya,Anchal,Remark', 'Alpha School,Jatni,old', 'Beta School,Tangi,new']

test('columns of no known list wait for a person, who says what they hold; the next file of that header is read so', async () => {
  const { id, ...run } = await check(...list)
  expect(run).toMatchObject({ state: 'mapping', dryRun: null })
  expect(run.fileColumns).toContainEqual({ column: 'Anchal', field: null, samples: ['Jatni', 'Tangi'] })
  expect((await map(id, { Vidyalaya: 'name', Anchal: 'city', Remark: null }, { state: 'Odisha' })).status).toBe(200)
  expect(await get(id)).toMatchObject({
    state: 'checked',
    dryRun: { counts: { created: 2, rejected: 0 } },
    set: [{ field: 'state' }],
  })
  await asAdmin('POST', `/admin/imports/${id}/start`, {})
  await work()
  const rows = await db
    .select({ name: school.name, city: city.name, state: state.name })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .innerJoin(state, eq(state.id, school.state))
  expect(rows).toContainEqual({ name: 'Alpha School', city: 'Jatni', state: 'Odisha' })
  expect((await get(id)).fileColumns).toBeNull()

  const next = await check(list[0] ?? '', 'Gamma School,Khurda,')
  expect(next).toMatchObject({ state: 'checked', dryRun: { counts: { created: 1 } } })
})

test('a column that a list would read may hold something else, or nothing', async () => {
  const { id, dryRun } = await check('name,state,Town,Board', 'Alpha School,Bihar,CBSE,Patna')
  expect(dryRun?.notes).toContainEqual({ field: 'board', code: 'choice', rows: 1 })
  await map(id, { name: 'name', state: 'state', Town: 'board', Board: 'city' })
  const mapped = await get(id)
  expect(mapped.dryRun?.notes).toEqual([])
  expect(mapped.dryRun?.samples[0]).toMatchObject({ place: 'Patna, Bihar' })
  await map(id, { name: 'name', state: 'state', Town: null, Board: null })
  expect((await get(id)).dryRun?.samples[0]).toMatchObject({ place: 'Bihar' })
})

test('a field that the list does not have, or that two columns have, is refused there', async () => {
  const { id } = await check(...list)
  const unknown = await map(id, { Vidyalaya: 'name', Anchal: 'nowhere' })
  expect([unknown.status, unknown.body]).toMatchObject([422, { errors: [{ field: 'columns.1.field' }] }])
  const twice = await map(id, { Vidyalaya: 'name', Anchal: 'name' })
  expect(twice.body).toMatchObject({ errors: [{ field: 'columns.1.field' }] })
  expect(await get(id)).toMatchObject({ state: 'mapping' })
})

test('new cities are added, left out, or lead to the city that they are another spelling of', async () => {
  const list = [
    'name,state,city',
    'Alpha School,Bihar,Patnaa',
    'Beta School,Bihar,Newtown',
    'Gamma School,Bihar,Oldtown',
    'Delta School,Bihar,Patna',
  ]
  const { id, dryRun } = await check(...list)
  const [patna] = await db.select().from(city).where(eq(city.url, 'patna'))
  const misspelt = dryRun?.newCities.first.find(({ name }) => name === 'Patnaa')
  expect(misspelt).toMatchObject({ rows: 1, state: 'Bihar' })
  expect(misspelt?.similar).toContainEqual({ id: patna?.id, name: 'Patna' })
  const places = [
    { state: misspelt?.stateId, name: 'Patnaa', city: patna?.id },
    { state: misspelt?.stateId, name: 'Newtown', city: 'add' },
  ]
  await asAdmin('POST', `/admin/imports/${id}/start`, { newPlaces: 'skip', places })
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', counts: { created: 3, rejected: 1 } })
  const rows = await db
    .select({ name: school.name, city: city.name })
    .from(school)
    .innerJoin(city, eq(city.id, school.city))
    .orderBy(school.id)
  expect(rows).toEqual([
    { name: 'Alpha School', city: 'Patna' },
    { name: 'Beta School', city: 'Newtown' },
    { name: 'Delta School', city: 'Patna' },
  ])
})
