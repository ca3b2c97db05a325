import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settle } from '../../catalogue/search/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { importRun, school, searchDoc } from '../../platform/db/tables.ts'
import { testDb } from '../../platform/db/testing/test-db.ts'
import { ensureReferenceData } from '../seed/index.ts'
import { fixture, folder, imported } from './testing/importing.ts'

const database = await testDb()
const { db } = database
const directory = ['schools', fixture('cbse-directory'), '--batch', '3']

beforeAll(() => ensureReferenceData(db))
beforeEach(() =>
  db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark restart identity cascade`),
)

const schools = async () =>
  (await db.execute(sql`select id, name, url, address, sources, version from school order by id`)).rows

/** Imports the file until the given batch is about to begin, as a process that is killed there leaves it. */
async function cutShort(rejects: string, batches: number, faulty = false): Promise<void> {
  let checks = 0
  const stopped = () => {
    checks++
    if (faulty && checks > batches) throw new Error('killed')
    return checks > batches
  }
  await imported(database, [...directory, '--rejects', rejects], { stopped }).catch(() => undefined)
}

test('a run that was cut short goes on where it stopped, and ends as if it never had', async () => {
  const fullRejects = join(folder(), 'whole.csv')
  const { cities: _, ...counts } = (await imported(database, [...directory, '--rejects', fullRejects])).counts
  const expected = await schools()
  for (const batches of [1, 2, 4]) {
    await db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark restart identity cascade`)
    const rejects = join(folder(), 'rejects.csv')
    await cutShort(rejects, batches, batches === 2)
    expect(await db.$count(importRun, sql`status = 'running'`)).toBe(1)
    const report = await imported(database, [...directory, '--rejects', rejects, '--resume'])
    expect(report.resumedAt).toBeGreaterThan(0)
    expect(report.counts).toMatchObject(counts)
    expect(await schools()).toEqual(expected)
    expect(readFileSync(rejects, 'utf8')).toBe(readFileSync(fullRejects, 'utf8'))
    expect(await db.$count(importRun, sql`status = 'done'`)).toBe(1)
  }
})

test('what a run published before it was cut short is found by its next settling, and all of it after it goes on', async () => {
  await db.delete(searchDoc)
  const published = [...directory, '--publish', '--rejects', join(folder(), 'rejects.csv')]
  const documents = () => db.$count(searchDoc, sql`kind = 'school'`)
  let checks = 0
  const stopped = () => {
    checks++
    if (checks > 2) throw new Error('killed')
    return false
  }
  await imported(database, published, { stopped }).catch(() => undefined)
  const loaded = await db.$count(school)
  expect([loaded > 0, await documents()]).toEqual([true, 0])
  await settle(db)
  expect(await documents()).toBe(loaded)
  await imported(database, published)
  expect(await documents()).toBe(await db.$count(school))
})

test('restart begins again, and there is nothing to resume after the end', async () => {
  await cutShort(join(folder(), 'rejects.csv'), 2)
  const report = await imported(database, [...directory, '--restart'])
  expect(report).toMatchObject({ resumedAt: 0, finished: true })
  expect(report.counts).toMatchObject({ created: 3, unchanged: 6, rejected: 6 })
  await expect(imported(database, [...directory, '--resume'])).rejects.toThrow('There is no unfinished import')
})

test('a second import of the same file at the same time is refused before it can do harm', async () => {
  await cutShort(join(folder(), 'rejects.csv'), 1)
  const expected = await schools()
  let moved: Promise<unknown> | undefined
  // The other one has come further before the next transaction of this one begins.
  const interceptedDatabase: Database = {
    ...database,
    bulk: async (work) => {
      await moved
      return database.bulk(work)
    },
  }
  const movedMeanwhile = imported(interceptedDatabase, directory, {
    begin: () => {
      moved = db.execute(sql`update import_run set rows = 10`)
      return { tick: () => undefined, end: () => undefined }
    },
  })
  await expect(movedMeanwhile).rejects.toThrow('Another import of the same file is running.')
  expect(await schools()).toEqual(expected)
})

test('rejected rows are written with number and reason, harmless to spreadsheets, and read again', async () => {
  const rejects = join(folder(), 'rejects.csv')
  await imported(database, [...directory, '--rejects', rejects])
  const [header, ...lines] = readFileSync(rejects, 'utf8').trim().split('\n')
  expect(header).toBe('row,reason,affiliation_no,name,status,state,district,address,pincode,founded,website')
  expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual([
    '11,Outside India: Saudi Arabia',
    '12,No affiliation number',
    '13,Not a valid affiliation number: 15210',
    '14,Repeats row 2: 2133105',
    '15,Has the same key as row 8: 2730001',
    '16,Has 4 cells where the header has 9',
  ])
  const second = await imported(database, ['schools', rejects])
  expect(second.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1, rejected: 4 })
})
