import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { shortLived } from '../../process/testing/process.ts'
import { openDirectory } from './directory.ts'

const path = mkdtempSync(join(tmpdir(), 'pravesh-directory-'))
const children: ChildProcess[] = []

/** A process of its own that opens the directory, writes rows and reports each acknowledged one. */
function startWriter() {
  const child = spawn(process.execPath, [...shortLived, join(import.meta.dirname, 'testing/writer.ts'), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const acknowledged: number[] = []
  const { promise: first, resolve } = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    resolve(line)
    if (/^\d+$/.test(line)) acknowledged.push(Number(line))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { acknowledged, first, kill }
}

beforeAll(async () => {
  writeFileSync(join(path, 'database.new'), 'half')
  const database = await openDirectory(path)
  await database.db.execute(sql`create table written (n bigint primary key)`)
  await database.close()
})

/** Writes over one file in a copy of the database. */
function spoil(copy: string, file: string, text: string) {
  cpSync(join(path, 'database'), join(path, copy, 'database'), { recursive: true })
  writeFileSync(join(path, copy, 'database', file), text)
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(path, { recursive: true, force: true })
})

const readRows = async () => {
  const database = await openDirectory(path)
  const { rows } = await database.db.execute<{ n: number }>(sql`select n from written`)
  await database.close()
  return new Set(rows.map(({ n }) => n))
}

test('a first start that was cut short was begun again', () => {
  expect(readdirSync(path).sort()).toEqual(['database', 'database.lock'])
})

test('kill -9 while writing loses no acknowledged row, and the next process opens at once', async () => {
  const acknowledged: number[] = []
  for (let round = 0; round < 3; round++) {
    const writer = startWriter()
    await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(20 + round * 7), { timeout: 60_000 })
    await writer.kill()
    acknowledged.push(...writer.acknowledged)
  }
  const rows = await readRows()
  expect(acknowledged.filter((n) => !rows.has(n))).toEqual([])
})

test('a second process is refused by name, and let in when the first is gone', async () => {
  const writer = startWriter()
  expect(await writer.first).toMatch(/^\d+$/)
  const second = startWriter()
  expect(await second.first).toBe(
    `The data directory ${path} is in use by another running Pravesh. Stop that one first, or set DATA_DIR to another directory.`,
  )
  await expect(openDirectory(path)).rejects.toThrow(`data directory ${path} is in use`)
  await writer.kill()
  await (await openDirectory(path)).close()
})

test('the same process is refused too, until it has closed', async () => {
  const database = await openDirectory(path)
  await expect(openDirectory(path)).rejects.toThrow('in use')
  await database.close()
  await (await openDirectory(path)).close()
})

test('when the thread dies, what is under way and what comes later is rejected, and the home says that it is lost', async () => {
  const database = await openDirectory(path)
  const pending = database.db.execute(sql`select pg_sleep(10)`).catch((error: unknown) => error)
  const transaction = database.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error)
  await database.kill()
  expect(await pending).toMatchObject({ cause: { message: expect.stringContaining('database thread ended') } })
  expect(await transaction).toBeInstanceOf(Error)
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow()
  expect((await database.lost).message).toMatch('database thread ended')
  await database.close()
  await (await openDirectory(path)).close()
})

test('the main thread stays free while a statement runs', async () => {
  const database = await openDirectory(path)
  let ticks = 0
  const clock = setInterval(() => ticks++, 5)
  await database.db.execute(sql`select count(*) from generate_series(1, 1500000) n where n % 7 = 3`)
  clearInterval(clock)
  await database.close()
  expect(ticks).toBeGreaterThan(10)
})

test('a statement after closing is rejected', async () => {
  const database = await openDirectory(path)
  await database.close()
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow()
})

test.each([
  ['a path that is a file', () => writeFileSync(join(path, 'file'), ''), 'file', /cannot be written/],
  ['another version', () => spoil('old', 'PG_VERSION', '17\n'), 'old', /PostgreSQL 17, .* reads 18 alone/],
  [
    'a damaged file',
    () => spoil('damaged', 'global/pg_control', 'x'),
    'damaged',
    /cannot be opened and may be damaged/,
  ],
])('%s is told in one sentence', async (_name, prepare, place, sentence) => {
  prepare()
  const error = await openDirectory(join(path, place)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'Refusal', message: expect.stringMatching(sentence) })
  expect(String(error)).not.toContain('\n')
})
