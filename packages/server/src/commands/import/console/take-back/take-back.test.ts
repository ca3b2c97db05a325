import type { ImportDetails } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../../testing/test-app.ts'
import { eq, sql } from '../../../../platform/db/drizzle.ts'
import { city, enquiry, importMark, school } from '../../../../platform/db/tables.ts'

const { asAdmin, database, work } = await testApp()
const { db } = database

beforeEach(() =>
  db.execute(sql`truncate school, city, institute_key, import_run, import_row, import_mark, import_part, import_change, import_city,
    institute_change, enquiry, redirect, job restart identity cascade`),
)

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data
async function importList(lines: readonly string[], start: object = {}): Promise<ImportDetails> {
  const content = Buffer.from([...lines, ''].join('\n'))
  const body = { instituteType: 'school', file: 'list.csv', bytes: content.length }
  const { id } = (await asAdmin<Details>('POST', '/admin/imports', body)).body.data
  await asAdmin('POST', `/admin/imports/${id}/parts`, { position: 0, content: content.toString('base64') })
  await work()
  await asAdmin('POST', `/admin/imports/${id}/start`, start)
  await work()
  return get(id)
}
async function takeBack(id: number): Promise<ImportDetails> {
  expect((await asAdmin('POST', `/admin/imports/${id}/revert`)).status).toBe(200)
  await work()
  return get(id)
}
const header = 'key,School Name,State,City,Website,Board'
const schools = () =>
  db.select({ name: school.name, website: school.website, url: school.url }).from(school).orderBy(school.id)

test('what an import created is removed with its cities, and can be imported again at the same address', async () => {
  const list = [header, 'a,Alpha School,Bihar,Newtown,https://alpha.edu.in,CBSE', 'b,Beta School,Bihar,Newtown,,CBSE']
  const { id, revertUntil } = await importList(list)
  expect(revertUntil).not.toBeNull()
  const before = await schools()
  expect(await takeBack(id)).toMatchObject({
    state: 'reverted',
    revert: { removed: 2, restored: 0, left: 0 },
    revertUntil: null,
  })
  expect([await db.$count(school), await db.$count(city), await db.$count(importMark)]).toEqual([0, 0, 0])
  expect((await asAdmin('POST', `/admin/imports/${id}/revert`)).body).toMatchObject({ code: 'CONFLICT' })
  expect(await importList(list)).toMatchObject({ counts: { created: 2, unchanged: 0 } })
  expect(await schools()).toEqual(before)
})

test('what an import changed has its former values, and a later import of the file changes it again', async () => {
  await importList([header, 'a,Alpha School,Bihar,Patna,https://old.edu.in,CBSE'])
  const [before] = await db.select().from(school)
  const second = [header, 'a,Alpha Public School,Bihar,Patna,https://new.edu.in,CBSE']
  const { id } = await importList(second)
  expect(await schools()).toMatchObject([{ name: 'Alpha Public School', website: 'https://new.edu.in' }])
  expect(await takeBack(id)).toMatchObject({ revert: { removed: 0, restored: 1, left: 0 } })
  const [after] = await db.select().from(school)
  expect(after).toMatchObject({
    name: before?.name,
    website: before?.website,
    sources: before?.sources,
    url: before?.url,
  })
  expect(await importList(second)).toMatchObject({ counts: { updated: 1 } })
})

test('what people did since stays and is listed', async () => {
  await importList([header, 'c,Gamma School,Bihar,Patna,https://old.edu.in,CBSE'])
  const { id } = await importList([
    header,
    'a,Alpha School,Bihar,Patna,,CBSE',
    'b,Beta School,Bihar,Patna,,CBSE',
    'c,Gamma Public School,Bihar,Patna,https://new.edu.in,CBSE',
  ])
  const rows = await db.select({ id: school.id, name: school.name }).from(school)
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0
  await db.execute(
    sql`update school set address = 'Main Road', version = version + 1 where id = ${idOf('Alpha School')}`,
  )
  await db.insert(enquiry).values({
    ...{
      reference: 'PR-T1',
      kind: 'admission-school' as const,
      name: 'Asha',
      mobile: '+919812345678',
      consentVersion: '2026-11',
    },
    ...{ instituteType: 'school' as const, instituteId: idOf('Beta School') },
  })
  await db
    .update(school)
    .set({ website: 'https://mine.edu.in' })
    .where(eq(school.id, idOf('Gamma Public School')))
  const { revert } = await takeBack(id)
  expect(revert).toMatchObject({ removed: 0, left: 3 })
  expect(revert?.first).toEqual(
    expect.arrayContaining([
      { id: idOf('Alpha School'), name: 'Alpha School', reason: 'changed' },
      { id: idOf('Beta School'), name: 'Beta School', reason: 'in-use' },
      { id: idOf('Gamma Public School'), name: 'Gamma Public School', reason: 'changed' },
    ]),
  )
  expect(await schools()).toMatchObject([
    { name: 'Gamma School', website: 'https://mine.edu.in' },
    { name: 'Alpha School' },
    { name: 'Beta School' },
  ])
})
