import type { InstituteChange } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { offices } from '../../../people/proposal/testing/office.ts'

const { asAdmin, updateAsAdmin, office } = await offices()
type Office = Awaited<ReturnType<typeof office>>
type Saved = { data: { version: number; about: string; city: number } }

const fieldsOf = async (target: Office): Promise<InstituteChange['fields'][]> =>
  (await target.log()).filter(({ action }) => action === 'changed').map(({ fields }) => fields)
const pathOf = ({ id }: Office) => `/admin/school-details/${id}`
const read = async (target: Office) => (await asAdmin<Saved>('GET', pathOf(target))).body.data
const save = async (target: Office, change: object) =>
  updateAsAdmin<Saved>(pathOf(target), { ...change, version: (await read(target)).version })

test('a change says what every field was and became, but for sources and very long values', async () => {
  const target = await office('school')
  const sources = { about: { name: 'Prospectus', asOf: '2026', tier: 'institute' } }
  await save(target, { about: 'A school by the lake.', website: 'https://lake.example.in', sources })
  const [fields] = await fieldsOf(target)
  expect(fields).toContainEqual({ name: 'about', before: null, after: 'A school by the lake.' })
  expect(fields).toContainEqual({ name: 'sources' })
  await save(target, { about: 'Lake. '.repeat(2000) })
  expect((await fieldsOf(target))[0]).toEqual([{ name: 'about' }])
})

test('an administrator who changes a field again starts another line, so that each former value stays', async () => {
  const target = await office('school')
  await save(target, { about: 'First.' })
  await save(target, { website: 'https://lake.example.in' })
  await save(target, { about: 'Second.' })
  const lines = await fieldsOf(target)
  expect(lines.map((fields) => fields.map(({ name }) => name))).toEqual([['about'], ['about', 'website']])
  expect(lines[0]).toEqual([{ name: 'about', before: 'First.', after: 'Second.' }])
})

test('an institute’s saves of an hour are one line from the first value to the last', async () => {
  const target = await office('school')
  await target.put({ about: 'First.' })
  await target.put({ about: 'Second.' })
  await target.put({ about: 'Third.' })
  const lines = await fieldsOf(target)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toMatchObject({ name: 'about', after: 'Third.' })
  expect(lines[0]?.[0]?.before).not.toBe('Second.')
})

test('a former value is restored by a save against the version, and refused where it is out of date or not there', async () => {
  const target = await office('school')
  const { version, about } = await read(target)
  await save(target, { about: 'Changed.' })
  const conflict = await asAdmin('PUT', pathOf(target), { about, version })
  expect(conflict.status).toBe(409)
  expect(conflict.body).toMatchObject({ record: { about: 'Changed.' } })
  const restored = await save(target, { about })
  expect(restored.body.data.about).toBe(about)
  expect((await fieldsOf(target))[0]).toEqual([{ name: 'about', before: 'Changed.', after: about }])
  const missing = await save(target, { city: 2_000_000 })
  expect(missing.status).toBe(422)
  expect(missing.body).toMatchObject({ errors: [{ field: 'city' }] })
})
