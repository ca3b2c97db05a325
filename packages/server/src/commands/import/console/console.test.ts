import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type ImportDetails, type InstituteChange, importPartBytes } from '@pravesh/contract'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../../testing/test-app.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import { importPart, importReject, importRun, school } from '../../../platform/db/tables.ts'
import type { Run } from '../../../services/jobs/run.ts'
import { fixture } from '../testing/importing.ts'
import { sweepImports } from './control.ts'
import { importHandler } from './job.ts'

const { app, asAdmin, adminToken, database, work } = await testApp()
const { db } = database
const directory = readFileSync(fixture('cbse-directory'))

beforeEach(async () => {
  await db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark, import_part, import_reject, import_note,
    institute_change, catalogue_change, job restart identity cascade`)
})

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data
const create = (bytes: number, file = 'register.csv', instituteType = 'school') =>
  asAdmin<Details>('POST', '/admin/imports', { instituteType, file, bytes })
const act = (id: number, action: 'start' | 'cancel') =>
  asAdmin<Details>('POST', `/admin/imports/${id}/${action}`, action === 'start' ? {} : undefined)

/** Uploads a file in its parts; returns the id of the import. */
async function upload(content: Buffer, file?: string, instituteType?: string): Promise<number> {
  const { id } = (await create(content.length, file, instituteType)).body.data
  for (let position = 0; position * importPartBytes < content.length; position++) {
    const part = content.subarray(position * importPartBytes, (position + 1) * importPartBytes)
    const response = await asAdmin('POST', `/admin/imports/${id}/parts`, { position, content: part.toString('base64') })
    expect(response.status).toBe(200)
  }
  return id
}
/** Uploads, reads and imports a file. */
async function importWhole(content: Buffer): Promise<ImportDetails> {
  const id = await upload(content)
  await work()
  expect((await act(id, 'start')).status).toBe(200)
  await work()
  return get(id)
}
const rejectsOf = (id: number) =>
  app.inject({ url: `/api/v1/admin/imports/${id}/rejects`, headers: { authorization: `Bearer ${adminToken}` } })

test('a dry run names the columns, counts and samples, and writes nothing into the catalogue', async () => {
  const id = await upload(directory)
  expect((await get(id)).state).toBe('checking')
  await work()
  const run = await get(id)
  expect(run).toMatchObject({ state: 'checked', instituteType: 'school', accountName: 'admin', totalRows: 16 })
  expect(run.columns?.recognised).toContainEqual({ column: 'affiliation_no', field: 'affiliationNo' })
  expect(run.dryRun?.counts).toEqual({ created: 9, updated: 0, unchanged: 0, rejected: 6 })
  expect(run.dryRun?.samples.find(({ row }) => row === 14)).toMatchObject({
    outcome: 'rejected',
    reason: { code: 'repeats', values: { row: '2', key: '2133105' } },
  })
  expect(await db.$count(school)).toBe(0)
  expect((await db.execute(sql`select 1 from import_row`)).rows).toHaveLength(0)
})

test('an import writes what its dry run counted; its file is deleted, its rejected rows can be downloaded and mended', async () => {
  const run = await importWhole(directory)
  expect(run).toMatchObject({ state: 'done', counts: { created: 9, updated: 0, unchanged: 0, rejected: 6 } })
  expect(await db.$count(school)).toBe(9)
  expect(await db.$count(importPart)).toBe(0)
  const { body, headers } = await rejectsOf(run.id)
  expect(headers['content-disposition']).toContain('register.rejects.csv')
  expect(body.startsWith('\ufeffrow,reason,affiliation_no,')).toBe(true)
  const rows: string[][] = parse(body, { bom: true, relax_column_count: true })
  expect(rows.slice(1).map(([row]) => row)).toEqual(['11', '12', '13', '14', '15', '16'])
  const second = await upload(Buffer.from(body), 'register.rejects.csv')
  await work()
  expect((await get(second)).dryRun?.counts).toMatchObject({ created: 0, rejected: 4 })
  const log = await asAdmin<{ data: InstituteChange[] }>('GET', '/admin/institute-changes?action=imported')
  expect(log.body.data).toMatchObject([{ by: 'admin', instituteType: 'school', instituteId: null }])
  expect(log.body.data[0]?.fields).toContainEqual({ name: 'created', after: 9 })
})

test('the same file a second time changes nothing, and a newer one shows what would change', async () => {
  await importWhole(directory)
  expect((await importWhole(directory)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 9 })
  const newer = directory.toString().replace('Secondary School,Uttar', 'Senior Secondary,Uttar')
  const id = await upload(Buffer.from(newer))
  await work()
  const { dryRun } = await get(id)
  expect(dryRun?.counts).toMatchObject({ created: 0, updated: 1, unchanged: 8 })
  const changes = dryRun?.samples.find(({ outcome }) => outcome === 'updated')?.changes
  expect(changes).toContainEqual({ field: 'classTo', before: '10', after: '12' })
})

test('a file of several parts is put together in order, and a row is recognised as a repetition across batches', async () => {
  const note = 'x'.repeat(1_900)
  const rows = Array.from(
    { length: 600 },
    (_, n) => `School ${n} of Learning and Arts,Rajasthan,Jaipur,key-${n},${note}`,
  )
  const content = Buffer.from(['name,state,city,key,note', ...rows, rows[0], ''].join('\n'))
  const id = await upload(content)
  expect((await get(id)).parts).toBe(2)
  await work()
  const { dryRun, columns } = await get(id)
  expect(dryRun?.counts).toEqual({ created: 600, updated: 0, unchanged: 0, rejected: 1 })
  expect(columns?.unused).toEqual(['note'])
  expect((await act(id, 'start')).status).toBe(200)
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', counts: dryRun?.counts })
})

test('an import that was interrupted continues at its checkpoint, and ends as if it had not been', async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `School ${n} of Arts,Rajasthan,Jaipur,key-${n}`)
  const id = await upload(Buffer.from(['name,state,city,key', ...rows, 'Lost,Atlantis,X,key-x', ''].join('\n')))
  await work()
  expect((await act(id, 'start')).status).toBe(200)
  // The state after a kill: the first batch and its checkpoint.
  const leaving = new AbortController()
  const { work: load } = importHandler(database)
  let saves = 0
  const job: Run = {
    ...{ id: 1, attempt: 1, checkpoint: null, signal: leaving.signal, begin: async () => undefined },
    async save() {
      saves++
      if (saves === 2) leaving.abort(new Error('The process is leaving'))
    },
  }
  await expect(load({ run: id, phase: 'load' } as never, job)).rejects.toThrow('leaving')
  expect(await get(id)).toMatchObject({ state: 'running', rows: 251, counts: { created: 250 } })
  await work()
  expect(await get(id)).toMatchObject({ state: 'done', counts: { created: 600, unchanged: 0, rejected: 1 } })
  expect(await db.$count(school)).toBe(600)
  expect(await db.$count(importReject, eq(importReject.run, id))).toBe(1)
})

test('a cancelled import is not read, and its file is deleted', async () => {
  const id = await upload(directory)
  expect((await act(id, 'cancel')).body.data.state).toBe('cancelled')
  expect(await db.$count(importPart)).toBe(0)
  await work()
  expect(await get(id)).toMatchObject({ state: 'cancelled', dryRun: null })
})

test('an account has one import under way, and parts must fit the file', async () => {
  const { id } = (await create(10)).body.data
  expect(codeOf(await create(10))).toBe('CONFLICT')
  const part = (content: string, position = 0) =>
    asAdmin('POST', `/admin/imports/${id}/parts`, { position, content: Buffer.from(content).toString('base64') })
  expect(codeOf(await part('too short'))).toBe('INVALID')
  expect(codeOf(await part('ten bytes!', 1))).toBe('INVALID')
  expect(codeOf(await act(id, 'start'))).toBe('CONFLICT')
  expect((await act(id, 'cancel')).body.data.state).toBe('cancelled')
  expect(codeOf(await part('ten bytes!'))).toBe('CONFLICT')
  expect(codeOf(await act(id, 'cancel'))).toBe('CONFLICT')
  expect(codeOf(await create(51 * 1_024 * 1_024))).toBe('INVALID')
  for (let account = 101; account <= 104; account++)
    await db.insert(importRun).values({ ...emptyRun, status: 'uploading', account })
  expect(codeOf(await create(10))).toBe('TOO_MANY')
})
const emptyRun = {
  ...{ kind: 'school' as const, preset: '', file: 'a.csv', digest: '', bytes: 1 },
  counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, met: 0, cities: 0 },
}

test('an import does not start beside another, of the command line either, and both are listed', async () => {
  const id = await upload(directory)
  await work()
  await db.insert(importRun).values({ ...emptyRun, status: 'running' })
  expect(codeOf(await act(id, 'start'))).toBe('CONFLICT')
  await db.update(importRun).set({ updatedAt: '2026-01-01T00:00:00Z' }).where(sql`account is null`)
  expect((await act(id, 'start')).status).toBe(200)
  const list = await asAdmin<{ data: ImportDetails[] }>('GET', '/admin/imports?state=running')
  expect(list.body.data.map(({ accountName }) => accountName)).toEqual([null, 'admin'])
})

test.each([
  ['not-csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
  ['web-page', Buffer.from('<html><body><table><tr><td>School Name</td></tr></table></body></html>')],
  ['json', Buffer.from('[{"School Name":"Alpha School"}]')],
  ['too-long', gzipSync('\n'.repeat(8_000_000))],
  ['damaged', Buffer.from([0x1f, 0x8b, 1, 2, 3])],
  ['other-type', readFileSync(fixture('aishe-colleges'))],
] as const)('a file that cannot be imported says why: %s', async (problem, content) => {
  const id = await upload(content)
  await work()
  expect(await get(id)).toMatchObject({ state: 'failed', problem })
  expect(await db.$count(importPart)).toBe(0)
})

test('imports that nobody continued are cancelled, and rejected rows are deleted after their days', async () => {
  const { id } = await importWhole(directory)
  const left = await upload(directory)
  await work()
  await db.update(importRun).set({ rejectsUntil: '2026-01-01T00:00:00Z' }).where(eq(importRun.id, id))
  await db.update(importRun).set({ updatedAt: '2026-01-01T00:00:00Z' }).where(eq(importRun.id, left))
  await sweepImports(db)
  expect(await db.$count(importReject, eq(importReject.run, id))).toBe(0)
  expect((await rejectsOf(id)).statusCode).toBe(404)
  expect((await get(left)).state).toBe('cancelled')
})
