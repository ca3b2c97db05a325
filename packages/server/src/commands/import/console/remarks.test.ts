import type { CatalogueChange, ImportDetails } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { city, importNote, school } from '../../../platform/db/tables.ts'

const { app, asAdmin, adminToken, database, work } = await testApp()
const { db } = database

beforeEach(async () => {
  await db.execute(sql`truncate school, city, institute_key, import_run, import_row, import_mark, import_part, import_reject,
    import_note, institute_change, catalogue_change, job restart identity cascade`)
})

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data
/** Uploads and reads a list of these lines; returns the import. */
async function check(...lines: readonly string[]): Promise<ImportDetails> {
  const content = Buffer.from([...lines, ''].join('\n'))
  const body = { instituteType: 'school', file: 'list.csv', bytes: content.length }
  const { id } = (await asAdmin<Details>('POST', '/admin/imports', body)).body.data
  await asAdmin('POST', `/admin/imports/${id}/parts`, { position: 0, content: content.toString('base64') })
  await work()
  return get(id)
}
async function start(id: number, newStatus?: 'draft'): Promise<ImportDetails> {
  await asAdmin('POST', `/admin/imports/${id}/start`, { newStatus })
  await work()
  return get(id)
}
const cancel = (id: number) => asAdmin('POST', `/admin/imports/${id}/cancel`)
const download = async (id: number, what: 'notes' | 'rejects', language = 'en') => {
  const headers = { authorization: `Bearer ${adminToken}`, 'accept-language': language }
  const { body } = await app.inject({ url: `/api/v1/admin/imports/${id}/${what}`, headers })
  const rows: string[][] = parse(body, { bom: true })
  return rows
}

test('what is left out of a row is counted, shown with its row, and can be downloaded', async () => {
  const { id, dryRun } = await check(
    'name,state,district,pincode,website,established,board,gender',
    'Lake School,Maharashtra,Pune,40300,ftp://bad,1066,Board of Moon,Co-educational',
    'Hill School,Maharashtra,Pune,411001,https://hill.example.in,1970,CBSE,boys',
  )
  expect(dryRun?.counts).toMatchObject({ created: 2, rejected: 0 })
  const found = [
    { field: 'pincode', value: '40300', code: 'pincode-digits' },
    { field: 'website', value: 'ftp://bad', code: 'website' },
    { field: 'established', value: '1066', code: 'year' },
    { field: 'board', value: 'Board of Moon', code: 'choice' },
  ]
  expect(dryRun?.samples.map(({ notes }) => notes)).toEqual([found, []])
  expect(dryRun?.notes).toEqual(found.map(({ field, code }) => ({ field, code, rows: 1 })))
  expect(await start(id)).toMatchObject({ state: 'done', counts: { created: 2 } })
  expect((await download(id, 'notes')).slice(0, 3)).toEqual([
    ['row', 'field', 'value', 'reason'],
    ['2', 'board', 'Board of Moon', 'not one of the choices, left out'],
    ['2', 'established', '1066', 'not a year that can be right, left out'],
  ])
  expect((await download(id, 'notes', 'hi'))[1]?.[3]).toBe('विकल्पों में नहीं, छोड़ा गया')
  expect(await db.$count(importNote)).toBe(4)
  const [hill] = await db.select().from(school).where(eq(school.name, 'Hill School'))
  expect(hill?.boards).toHaveLength(1)
})

test('new cities are named before the import, and stand in the change log once it has made them', async () => {
  const { id, dryRun } = await check(
    'name,state,district',
    'Lake School,Kerala,Nowhereville',
    'Hill School,Kerala,Nowhereville',
    'Tree School,Atlantis,Ernakulam',
  )
  expect(dryRun?.newCities).toMatchObject({
    count: 2,
    first: [
      { name: 'Nowhereville', state: 'Kerala', district: 'Nowhereville', rows: 2 },
      { name: 'Ernakulam', state: 'Kerala', district: 'Ernakulam', rows: 1 },
    ],
  })
  expect(dryRun?.notes).toEqual([{ field: 'state', code: 'state-from-district', rows: 1 }])
  expect(await db.$count(city)).toBe(0)
  await start(id)
  const { data } = (await asAdmin<{ data: CatalogueChange[] }>('GET', '/admin/catalogue-changes?entity=school-city'))
    .body
  expect(data.map(({ recordName, action, by: author }) => [recordName, action, author])).toEqual([
    ['Ernakulam', 'added', 'admin'],
    ['Nowhereville', 'added', 'admin'],
  ])
})

test('new ones begin as drafts where that is chosen', async () => {
  const { id } = await check('name,state,district', 'Lake School,Kerala,Ernakulam')
  expect(await start(id, 'draft')).toMatchObject({ state: 'done', newStatus: 'draft' })
  expect((await db.select({ status: school.status }).from(school))[0]?.status).toBe('draft')
})

test('usual headers are those of a plain list, and a file of none says which columns it has', async () => {
  const { id, columns } = await check('School Name,City,State,Board', 'Lake School,Pune,Maharashtra,CBSE')
  expect(columns?.recognised).toContainEqual({ column: 'School Name', field: 'name' })
  expect(columns?.missing).toContainEqual({ column: 'pincode', field: 'pincode' })
  await cancel(id)
  const unknown = await check('Colour,Size', 'red,10')
  expect(unknown).toMatchObject({ state: 'mapping', problem: null, columns: null })
  expect(unknown.fileColumns).toEqual([
    { column: 'Colour', field: null, samples: ['red'] },
    { column: 'Size', field: null, samples: ['10'] },
  ])
})

test('an export that is imported meets the schools that it lists', async () => {
  const { id } = await check('name,state,city', 'Lake School,Maharashtra,Pune', 'Lake School,Maharashtra,Nagpur')
  await start(id)
  const headers = { authorization: `Bearer ${adminToken}` }
  const { body } = await app.inject({ url: '/api/v1/admin/school-details/export', headers })
  const again = await check(...body.trim().replace('\ufeff', '').split('\r\n'))
  expect(again.columns?.recognised).toContainEqual({ column: 'stateName', field: 'state' })
  expect(again.dryRun?.counts).toMatchObject({ created: 0, rejected: 0 })
})

test('a second import of an account names the one under way', async () => {
  const { id } = await check('name,state', 'Lake School,Kerala')
  const body = { instituteType: 'school', file: 'other.csv', bytes: 10 }
  const conflict = await asAdmin('POST', '/admin/imports', body)
  expect([conflict.status, conflict.body]).toMatchObject([409, { record: { id, file: 'list.csv' } }])
})

test('reasons are in the language of who downloads the rejected rows', async () => {
  const { id } = await check('name,state', 'Lake School,Atlantis', 'Hill School,Kerala')
  expect((await download(id, 'rejects'))[1]?.[1]).toBe('Not a state of India: Atlantis')
  expect((await download(id, 'rejects', 'hi'))[1]?.[1]).toBe('भारत का राज्य नहीं: Atlantis')
})
