import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type CollegePage, type ImportDetails, type RankList, rankColumns } from '@pravesh/contract'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, testApp } from '../../../../../testing/test-app.ts'
import { openSession } from '../../../../people/session/tokens.ts'
import { sql } from '../../../../platform/db/drizzle.ts'
import { adminAccount, collegeCutoff, importPart } from '../../../../platform/db/tables.ts'
import { fixture } from '../../testing/importing.ts'

const { app, asAdmin, adminToken, call, database, work } = await testApp('demo')
const { db } = database
const list = readFileSync(fixture('opening-closing-ranks'))
const [header = '', ...lines] = list.toString().trimEnd().split('\n')
const kanpur = 'indian-institute-of-technology-kanpur'

beforeEach(async () => {
  await db.execute(
    sql`truncate college_cutoff, import_run, import_part, import_reject, institute_change, job restart identity cascade`,
  )
})

type Details = { data: ImportDetails }
const get = async (id: number) => (await asAdmin<Details>('GET', `/admin/imports/${id}`)).body.data
const create = (bytes: number, ranks: Partial<RankList> = {}, instituteType = 'college') =>
  asAdmin<Details>('POST', '/admin/imports', { instituteType, file: 'ranks.csv', bytes, ranks })
const act = (id: number, action: 'start' | 'cancel') =>
  asAdmin<Details>('POST', `/admin/imports/${id}/${action}`, action === 'start' ? {} : undefined)

/** Uploads a list and rehearses it; returns the id of its import. */
async function rehearse(content: Buffer, ranks: Partial<RankList> = {}): Promise<number> {
  const { id } = (await create(content.length, ranks)).body.data
  const part = { position: 0, content: content.toString('base64') }
  expect((await asAdmin('POST', `/admin/imports/${id}/parts`, part)).status).toBe(200)
  await work()
  return id
}
async function importWhole(content: Buffer, ranks: Partial<RankList> = {}): Promise<ImportDetails> {
  const id = await rehearse(content, ranks)
  expect((await act(id, 'start')).status).toBe(200)
  await work()
  return get(id)
}
const bufferOf = (rows: readonly string[]) => Buffer.from([header, ...rows, ''].join('\n'))
const officialRanks = async () =>
  (await call<{ data: CollegePage }>('GET', `/public/college/?url=${kanpur}`)).body.data.officialRanks

test('a list is rehearsed without a trace, then written, and the page of a college has it at once', async () => {
  expect(await officialRanks()).toBeNull()
  const id = await rehearse(gzipSync(list))
  const rehearsed = await get(id)
  expect(rehearsed).toMatchObject({ state: 'checked', content: 'ranks', instituteType: 'college', totalRows: 16 })
  expect(rehearsed.dryRun?.counts).toEqual({ created: 12, updated: 0, unchanged: 0, rejected: 3 })
  expect(rehearsed.dryRun?.ranks).toMatchObject({
    ...{ repeated: 0, preparatory: 2, withoutCourse: 1 },
    missing: {
      count: 2,
      first: [
        { name: 'National Institute of Technology Goa', code: 'unknown-college', rows: 2 },
        { name: 'Indian Institute of Engineering Science and Technology, Shibpur', code: 'unknown-college', rows: 1 },
      ],
    },
  })
  expect(rehearsed.dryRun?.samples).toHaveLength(3)
  expect(await db.$count(collegeCutoff)).toBe(0)

  expect((await act(id, 'start')).status).toBe(200)
  await work()
  const run = await get(id)
  expect(run).toMatchObject({ state: 'done', counts: rehearsed.dryRun?.counts, revertUntil: null })
  expect(run.dryRun).toEqual(rehearsed.dryRun)
  expect(await db.$count(collegeCutoff)).toBe(12)
  expect(await db.$count(importPart)).toBe(0)
  expect(await officialRanks()).toMatchObject({ year: 2024, round: 5 })
  const rejects = await app.inject({
    url: `/api/v1/admin/imports/${id}/rejects`,
    headers: { authorization: `Bearer ${adminToken}` },
  })
  expect(rejects.body).toContain('14,No college of this name: National Institute of Technology Goa,2022,6,')
})

test('a second run changes nothing, and a corrected list is counted as changes', async () => {
  await importWhole(list)
  const before = await db.select().from(collegeCutoff)
  expect((await importWhole(list)).counts).toEqual({ created: 0, updated: 0, unchanged: 12, rejected: 3 })
  expect(await db.select().from(collegeCutoff)).toEqual(before)
  const corrected = lines.map((line) => line.replace(',2,61', ',2,67'))
  expect((await importWhole(bufferOf(corrected))).counts).toMatchObject({ created: 0, updated: 1, unchanged: 11 })
})

test('a new year is compared with the year before: new and gone programmes, and the largest moves', async () => {
  const ofYear = (year: number) => (line: string) => line.replace(/^\d{4},\d/, `${year},5`)
  const ofKanpur = lines.filter((line) => line.includes('Kanpur') && !line.startsWith('2024,1'))
  await importWhole(bufferOf(ofKanpur.map(ofYear(2024))))
  const next = [
    ...ofKanpur.filter((line) => !line.includes('Mechanical')).map((line) => line.replace('3377,5508', '3377,6000')),
    (ofKanpur[0] ?? '').replace('Computer Science and Engineering', 'Data Science').replace(',AI,', ',HS,'),
    ...lines.filter((line) => line.includes('Bombay')),
  ]
  const { dryRun } = await get(await rehearse(bufferOf(next.map(ofYear(2025)))))
  const kanpurIit = { id: expect.any(Number), name: 'Indian Institute of Technology Kanpur' }
  expect(dryRun?.ranks).toMatchObject({
    institutes: {
      count: 2,
      first: [
        {
          name: 'Indian Institute of Technology Bombay',
          ...{ year: 2025, before: null, added: 2, changed: 0, unchanged: 0, gone: 0 },
        },
        { ...kanpurIit, year: 2025, before: 2024, added: 1, changed: 1, unchanged: 2, gone: 1 },
      ],
    },
    addedProgrammes: {
      count: 1,
      first: [{ ...kanpurIit, programme: 'Data Science (4 Years, Bachelor of Technology)' }],
    },
    goneProgrammes: {
      count: 1,
      first: [{ ...kanpurIit, programme: 'Mechanical Engineering (4 Years, Bachelor of Technology)' }],
    },
    moves: [
      {
        ...kanpurIit,
        ...{ programme: 'Physics (4 Years, Bachelor of Science)', quota: 'all-india', before: 5508, after: 6000 },
      },
    ],
  })
})

test('year, round and source are given for a file that lacks them; without them the file has not the columns of a list', async () => {
  const bare = Buffer.from(
    [header, ...lines.slice(3, 4)].map((line) => line.replace(/^(year,round|\d+,\d+),/, '')).join('\n'),
  )
  expect(await get(await rehearse(bare))).toMatchObject({ state: 'failed', problem: 'no-rank-columns' })
  const run = await importWhole(bare, { source: 'JoSAA 2025', year: 2025, round: 6 })
  expect(run.counts).toMatchObject({ created: 1, rejected: 0 })
  expect(await officialRanks()).toMatchObject({ year: 2025, source: { name: 'JoSAA 2025, round 6', tier: 'official' } })
})

test('a register is no list of ranks, and a list is of colleges', async () => {
  const register = readFileSync(fixture('cbse-directory'))
  expect(await get(await rehearse(register))).toMatchObject({
    state: 'failed',
    problem: 'no-rank-columns',
    dryRun: null,
  })
  expect(codeOf(await create(10, {}, 'school'))).toBe('INVALID')
  expect(rankColumns.filter((column) => !header.split(',').includes(column))).toEqual([])
})

test('a list has no columns to map, and one that is cancelled writes nothing', async () => {
  const id = await rehearse(list)
  expect(codeOf(await asAdmin('POST', `/admin/imports/${id}/map`, { columns: [], set: [] }))).toBe('CONFLICT')
  expect((await act(id, 'start')).status).toBe(200)
  expect((await act(id, 'cancel')).body.data.state).toBe('cancelled')
  await work()
  expect(await get(id)).toMatchObject({ state: 'cancelled', counts: { created: 0 } })
  expect(await db.$count(collegeCutoff)).toBe(0)
})

test('the list of imports is filtered by content', async () => {
  const id = await rehearse(list)
  const idsOf = async (content: string) =>
    (await asAdmin<{ data: ImportDetails[] }>('GET', `/admin/imports?content=${content}`)).body.data.map(
      (run) => run.id,
    )
  expect(await idsOf('ranks')).toEqual([id])
  expect(await idsOf('register')).toEqual([])
})

test('a role without the catalogue may not upload ranks', async () => {
  const values = { username: 'counsellor@ranks.example', passwordHash: 'none', role: 'counsellor' as const }
  const [account] = await db.insert(adminAccount).values(values).returning()
  const token = await openSession(db, 'admin', account?.id ?? 0)
  const body = { instituteType: 'college', file: 'ranks.csv', bytes: 10, ranks: {} }
  const response = await call('POST', '/admin/imports', { token, body })
  expect([response.status, codeOf(response)]).toEqual([403, 'ROLE_NEEDED'])
})
