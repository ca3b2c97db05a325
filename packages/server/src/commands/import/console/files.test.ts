import { type ImportDetails, importPartBytes } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { asc, sql } from '../../../platform/db/drizzle.ts'
import { school } from '../../../platform/db/tables.ts'
import { createWorker } from '../../../services/jobs/worker.ts'
import { createApartReader } from '../source/apart/reader.ts'
import { workbook } from '../testing/workbook.ts'
import { importHandler } from './job.ts'

const { app, asAdmin, adminToken, database, work } = await testApp()
const { db } = database

beforeEach(async () => {
  await db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark, import_part, import_reject, import_note,
    institute_change, catalogue_change, job restart identity cascade`)
})

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data

/** Uploads a file, and reads it in a dry run. */
async function check(content: Buffer | string, file = 'list.csv', drain = work): Promise<ImportDetails> {
  const bytes = Buffer.from(content)
  const body = { instituteType: 'school', file, bytes: bytes.length }
  const { id } = (await asAdmin<Details>('POST', '/admin/imports', body)).body.data
  for (let position = 0; position * importPartBytes < bytes.length; position++) {
    const part = bytes.subarray(position * importPartBytes, (position + 1) * importPartBytes)
    await asAdmin('POST', `/admin/imports/${id}/parts`, { position, content: part.toString('base64') })
  }
  await drain()
  return get(id)
}
async function namesAfter(run: ImportDetails): Promise<string[]> {
  expect(run.state).toBe('checked')
  await asAdmin('POST', `/admin/imports/${run.id}/start`, {})
  await work()
  expect((await get(run.id)).state).toBe('done')
  const rows = await db.select({ name: school.name }).from(school).orderBy(asc(school.name))
  return rows.map(({ name }) => name)
}
async function reasons(id: number, language = 'en'): Promise<string[]> {
  const { body } = await app.inject({
    url: `/api/v1/admin/imports/${id}/rejects`,
    headers: { authorization: `Bearer ${adminToken}`, 'accept-language': language },
  })
  const rows: string[][] = parse(body, { bom: true, relax_column_count: true })
  return rows.slice(1).map(([row, reason]) => `${row} ${reason}`)
}

test('a workbook is read from the first sheet that is a list, and the console names it', async () => {
  const list = [
    ['List of schools', null, null, null],
    ['School Name', 'State', 'City', 'PIN Code'],
    ['Alpha School', 'Uttar Pradesh', 'Lucknow', { n: '226001' }],
    ['Beta School', 'Uttar Pradesh', 'Lucknow', { n: '226002' }],
  ]
  const run = await check(workbook({ Read: [['Please read first']], 'Class X': list }), 'list.xlsx')
  expect(run.columns).toMatchObject({ sheet: 'Class X' })
  expect(run.dryRun).toMatchObject({ counts: { created: 2, rejected: 0 }, notes: [] })
  expect(await namesAfter(run)).toEqual(['Alpha School', 'Beta School'])
  const { rows } = await db.execute<{ pincode: string }>(sql`select pincode from school order by pincode`)
  expect(rows.map(({ pincode }) => pincode)).toEqual(['226001', '226002'])
})

test('a row with an open quote is named, and the rows after it are read', async () => {
  const run = await check(
    'School Name,State,City\n"Alpha School,Bihar,Patna\nBeta School,Bihar,Patna\nDelta "Convent" School,Bihar,Gaya\n',
  )
  expect(run.dryRun?.counts).toMatchObject({ created: 2, rejected: 1 })
  expect(await reasons(run.id)).toEqual(['2 A quotation mark opens in this row and is not closed: check its cells'])
  const names = await namesAfter(run)
  expect(names).toHaveLength(2)
  expect(names.join()).not.toContain('Alpha')
})

test('the header once more and lines of totals are no schools', async () => {
  const run = await check(
    [
      ...['School Name,State,City', 'Alpha School,Bihar,Patna', 'School Name,State,City', 'Beta School,Bihar,Patna'],
      ...[
        'Total,,2',
        'Grand Total : 2 schools,Bihar,',
        'कुल विद्यालय 2,Bihar,Patna',
        'Total Public School,Bihar,Patna',
        '',
      ],
    ].join('\n'),
  )
  expect(await reasons(run.id)).toEqual([
    '3 The header once more, left out',
    ...[5, 6, 7].map((row) => `${row} A line of totals, left out`),
  ])
  expect((await reasons(run.id, 'hi'))[1]).toBe('5 जोड़ की पंक्ति, छोड़ी गई')
  expect(await namesAfter(run)).toEqual(['Alpha School', 'Beta School', 'Total Public School'])
})

test('a header in two lines with merged cells is joined', async () => {
  const run = await check(
    [
      ...['S.No.,School Name,Address,,,Contact', ',,Village,District,State,'],
      ...['1,Alpha Vidyalaya,Rampur Kalan,Patna,Bihar,-', '2,Beta Vidyalaya,Sonpur,Saran,Bihar,-', ''],
    ].join('\n'),
  )
  const read = run.columns?.recognised.map(({ column }) => column)
  expect(read).toEqual(expect.arrayContaining(['School Name', 'State', 'District']))
  expect(await namesAfter(run)).toEqual(['Alpha Vidyalaya', 'Beta Vidyalaya'])
})

test('a file whose reading ends its process is tried once more, then fails with the reason', async () => {
  // Rows before this one are made too: there is no memory for them.
  const row = '<row r="999999999999"><c r="A999999999999"><v>1</v></c></row>'
  const { drain } = createWorker(database, { handled: [importHandler(database, createApartReader(64))] })
  const run = await check(workbook({ A: [] }, row), 'list.xlsx', drain)
  expect(run.state).toBe('checking')
  await db.execute(sql`update job set run_at = now()`)
  await drain()
  expect(await get(run.id)).toMatchObject({ state: 'failed', problem: 'crashed' })
  await work()
  expect(await db.$count(school)).toBe(0)
})

test('an import whose server was killed twice at the same row rests for a person', async () => {
  const { id } = await check('School Name,State,City\nAlpha School,Bihar,Patna\n')
  await asAdmin('POST', `/admin/imports/${id}/start`, {})
  const checkpoint = JSON.stringify({ rows: 0, tries: 2, attempt: 2 })
  await db.execute(sql`update job set attempts = 2, checkpoint = ${checkpoint}::jsonb where state = 'ready'`)
  await work()
  expect(await get(id)).toMatchObject({ state: 'failed', problem: 'crashed' })
  expect(await db.$count(school)).toBe(0)
})
