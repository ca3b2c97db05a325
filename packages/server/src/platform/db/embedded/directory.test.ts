import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb, openUnmigrated } from '../index.ts'
import { openDirectory } from './directory.ts'
import { dataIn, homeIn } from './places.ts'

const folder = mkdtempSync(join(tmpdir(), 'pravesh-directory-'))
chmodSync(folder, 0o755)
const outside: string[] = []
afterAll(() => {
  for (const path of [folder, ...outside])
    rmSync(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})
let places = 0
const newPath = () => join(folder, `place-${++places}`)

test('what was written is there at the next opening; other users can open none of its files', async () => {
  const path = newPath()
  const first = await openDb({ kind: 'directory', path })
  await first.db.execute(sql`insert into seed_run (name) values ('once')`)
  await first.close()
  await first.close()
  const second = await openDb({ kind: 'directory', path })
  expect((await second.db.execute(sql`select name from seed_run`)).rows).toEqual([{ name: 'once' }])
  expect([homeIn(path), dataIn(homeIn(path))].map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o700])
  // Extensions and Hindi, as everywhere.
  const { rows } = await second.db.execute(
    sql`select lower('É') = 'é' as word, similarity('vidyalaya', 'vidyalay') > 0.5 as alike`,
  )
  expect(rows).toEqual([{ word: true, alike: true }])
  await second.close()
})

test('a command shares the database of the process that serves it, which alone may be the only one', async () => {
  const path = newPath()
  const server = await openDirectory(path, true)
  const command = await openDirectory(path)
  expect([server.isExclusive, command.isExclusive]).toEqual([true, false])
  await command.db.execute(sql`create table shared (n int)`)
  await command.close()
  expect((await server.db.execute(sql`select n from shared`)).rows).toEqual([])
  await expect(openDirectory(path, true)).rejects.toThrow('is in use by another running Pravesh')
  await server.close()
})

test('databases of an earlier engine, and of another version of PostgreSQL, are rejected with the way over', async () => {
  const [former, later] = [newPath(), newPath()]
  mkdirSync(join(former, 'database'), { recursive: true })
  writeFileSync(join(former, 'database/PG_VERSION'), '18\n')
  await expect(openUnmigrated({ kind: 'directory', path: former })).rejects.toThrow(
    /earlier version of Pravesh.*npm run backup.*npm run restore.*new directory/,
  )
  const database = await openUnmigrated({ kind: 'directory', path: later })
  await database.close()
  writeFileSync(join(dataIn(homeIn(later)), 'PG_VERSION'), '12\n')
  await expect(openUnmigrated({ kind: 'directory', path: later })).rejects.toThrow(
    /made by PostgreSQL 12.*npm run backup/,
  )
})

test('a path that is too long for a socket, and one that cannot be written', async () => {
  const path = join(newPath(), 'a'.repeat(100))
  const database = await openUnmigrated({ kind: 'directory', path })
  await database.close()
  const file = newPath()
  writeFileSync(file, '')
  await expect(openUnmigrated({ kind: 'directory', path: file })).rejects.toThrow('cannot be written')
})

test.runIf(process.getuid?.() === 0)('root: a closed directory lets PostgreSQL pass, but nobody list it', async () => {
  const path = newPath()
  mkdirSync(path, { mode: 0o700 })
  const database = await openUnmigrated({ kind: 'directory', path })
  expect(statSync(path).mode & 0o777).toBe(0o711)
  await database.close()
})

test.runIf(process.getuid?.() === 0)(
  'root: a directory below a closed one has its database outside, and a copy of it is rejected',
  async () => {
    const path = join(newPath(), 'closed', 'data')
    mkdirSync(path, { recursive: true })
    chmodSync(join(path, '..'), 0o700)
    const database = await openUnmigrated({ kind: 'directory', path })
    const outsideHome = readlinkSync(homeIn(path))
    outside.push(outsideHome)
    expect(outsideHome).toMatch(/^\/var\/lib\/pravesh\/data-\w+$/)
    await database.close()
    const copy = newPath()
    cpSync(path, copy, { recursive: true })
    await expect(openUnmigrated({ kind: 'directory', path: copy })).rejects.toThrow('another data directory')

    // A directory that was moved below a closed one goes on there.
    const moved = newPath()
    const first = await openUnmigrated({ kind: 'directory', path: moved })
    await first.db.execute(sql`create table moved (n int)`)
    await first.close()
    const target = join(path, '..', 'moved')
    renameSync(moved, target)
    const second = await openUnmigrated({ kind: 'directory', path: target })
    outside.push(readlinkSync(homeIn(target)))
    expect((await second.db.execute(sql`select n from moved`)).rows).toEqual([])
    await second.close()
  },
)
