import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { importRun } from '../db/tables.ts'
import { testDb } from '../db/testing/test-db.ts'
import { sowReference } from '../seed/index.ts'
import { fixture, folder, imported } from './testing/importing.ts'

const home = await testDb()
const { db } = home
const directory = ['schools', fixture('cbse-directory'), '--batch', '3']

beforeAll(() => sowReference(db))
beforeEach(() =>
  db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark restart identity cascade`),
)

const schools = async () =>
  (await db.execute(sql`select id, name, url, address, sources, version from school order by id`)).rows

/** Imports the file until the given batch is about to begin, as a process that is killed there leaves it. */
async function cutShort(rejects: string, batches: number, faulty = false): Promise<void> {
  let asked = 0
  const stopped = () => {
    asked++
    if (faulty && asked > batches) throw new Error('killed')
    return asked > batches
  }
  await imported(home, [...directory, '--rejects', rejects], { stopped }).catch(() => undefined)
}

test('a run that was cut short goes on where it stopped, and ends as if it never had', async () => {
  const whole = join(folder(), 'whole.csv')
  const { cities: _, ...counts } = (await imported(home, [...directory, '--rejects', whole])).counts
  const wanted = await schools()
  for (const batches of [1, 2, 4]) {
    await db.execute(sql`truncate school, institute_key, import_run, import_row, import_mark restart identity cascade`)
    const rejects = join(folder(), 'rejects.csv')
    await cutShort(rejects, batches, batches === 2)
    expect(await db.$count(importRun, sql`status = 'running'`)).toBe(1)
    const report = await imported(home, [...directory, '--rejects', rejects, '--resume'])
    expect(report.resumedAt).toBeGreaterThan(0)
    expect(report.counts).toMatchObject(counts)
    expect(await schools()).toEqual(wanted)
    expect(readFileSync(rejects, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    expect(await db.$count(importRun, sql`status = 'done'`)).toBe(1)
  }
})

test('restart begins again, and there is nothing to resume after the end', async () => {
  await cutShort(join(folder(), 'rejects.csv'), 2)
  const report = await imported(home, [...directory, '--restart'])
  expect(report).toMatchObject({ resumedAt: 0, finished: true })
  expect(report.counts).toMatchObject({ created: 3, unchanged: 6, rejected: 6 })
  await expect(imported(home, [...directory, '--resume'])).rejects.toThrow('There is no unfinished import')
})

test('a second import of the same file at the same time is refused before it can do harm', async () => {
  await cutShort(join(folder(), 'rejects.csv'), 1)
  const wanted = await schools()
  let moved: Promise<unknown> | undefined
  // The other one has come further before the next transaction of this one begins.
  const later: Database = {
    ...home,
    bulk: async (work) => {
      await moved
      return home.bulk(work)
    },
  }
  const movedMeanwhile = imported(later, directory, {
    begin: () => {
      moved = db.execute(sql`update import_run set rows = 10`)
      return { tick: () => undefined, end: () => undefined }
    },
  })
  await expect(movedMeanwhile).rejects.toThrow('Another import of the same file is running.')
  expect(await schools()).toEqual(wanted)
})

test('rejected rows are written with number and reason, harmless to spreadsheets, and read again', async () => {
  const rejects = join(folder(), 'rejects.csv')
  await imported(home, [...directory, '--rejects', rejects])
  const [header, ...lines] = readFileSync(rejects, 'utf8').trim().split('\n')
  expect(header).toBe('row,reason,affiliation_no,name,status,state,district,address,pincode,founded,website')
  expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual([
    '11,Outside India: Saudi Arabia',
    '12,No affiliation number',
    '13,Not an affiliation number: 15210',
    '14,Repeats row 2: 2133105',
    '15,Has the same key as row 8: 2730001',
    '16,Has 4 cells where the header has 9',
  ])
  const again = await imported(home, ['schools', rejects])
  expect(again.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1, rejected: 4 })
})
