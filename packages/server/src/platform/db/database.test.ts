import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseError, sqlState } from './index.ts'
import { testDb } from './testing/test-db.ts'

const database = await testDb()
const { db } = database

const note = pgTable('note', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  shortName: text().notNull().unique(),
  labels: text().array().notNull().default([]),
  seenAt: timestamp({ withTimezone: true }),
})

const names = async () =>
  (await db.select({ name: note.shortName }).from(note).orderBy(note.id)).map(({ name }) => name)

beforeAll(async () => {
  await db.execute(sql`create table note (id int generated always as identity primary key,
    short_name text not null constraint note_short_name unique, labels text[] not null default '{}', seen_at timestamptz)`)
})
beforeEach(() => db.execute(sql`truncate note`))
const school = 'विद्यालय'

describe('statements', () => {
  test('typed columns read back what was written', async () => {
    const seenAt = new Date('2026-04-01T10:00:00.123Z')
    const [row] = await db
      .insert(note)
      .values({ shortName: school, labels: ['a,b', '"c"'], seenAt })
      .returning()
    expect(row).toMatchObject({ shortName: school, labels: ['a,b', '"c"'], seenAt })
  })

  test('raw results have their shapes', async () => {
    const { rows, rowCount } = await db.execute(
      sql`select count(*) as n, 1.5::float8 as f, true as b, null as nothing, '{"a":1}'::jsonb as j, 9007199254740993 as big,
        array[1, 2] as ints, array['a', null] as texts, 1.50::numeric as amount, '2026-04-01'::date as day,
        '2026-04-01 15:30+05:30'::timestamptz as at, 'x'::citext as c`,
    )
    expect(rows).toEqual([
      {
        ...{ n: 1, f: 1.5, b: true, nothing: null, j: { a: 1 }, big: 9007199254740993n, ints: [1, 2], c: 'x' },
        ...{ texts: ['a', null], amount: '1.50', day: '2026-04-01', at: '2026-04-01 10:00:00+00' },
      },
    ])
    expect(rowCount).toBe(1)
    await db.insert(note).values({ shortName: school })
    const updateResult = await db.execute(sql`update note set labels = '{}'`)
    expect(updateResult.rowCount).toBe(1)
  })

  test('a prepared statement answers each set of values', async () => {
    await db.insert(note).values({ shortName: school })
    const byName = db
      .select({ id: note.id })
      .from(note)
      .where(sql`${note.shortName} = ${sql.placeholder('name')}`)
      .prepare('note_by_name')
    expect(await byName.execute({ name: school })).toHaveLength(1)
    expect(await byName.execute({ name: 'nobody' })).toHaveLength(0)
  })

  test('a duplicate keeps its SQLSTATE and the name of its constraint', async () => {
    await db.insert(note).values({ shortName: school })
    const error = await db
      .insert(note)
      .values({ shortName: school })
      .catch((reason: unknown) => reason)
    expect(sqlState(error)).toBe('23505')
    expect(databaseError(error)).toMatchObject({ constraint: 'note_short_name', table: 'note' })
  })
})

describe('transactions', () => {
  test('what was thrown rolls back and comes out', async () => {
    await db.insert(note).values({ shortName: school })
    const work = db.transaction(async (tx) => {
      await tx.insert(note).values({ shortName: 'undone' })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await names()).toEqual([school])
  })

  test('a savepoint undoes its own part alone', async () => {
    await db.transaction(async (tx) => {
      await tx.insert(note).values({ shortName: 'outer' })
      const inner = tx.transaction(async (sp) => {
        await sp.insert(note).values({ shortName: 'inner' })
        await sp.insert(note).values({ shortName: 'outer' })
      })
      await expect(inner).rejects.toThrow()
      await tx.insert(note).values({ shortName: 'after' })
    })
    expect(await names()).toEqual(['outer', 'after'])
  })

  test('what runs beside an open transaction does not see it', async () => {
    const { promise: open, resolve: opened } = Promise.withResolvers<void>()
    const { promise: finished, resolve: end } = Promise.withResolvers<void>()
    const writing = db.transaction(async (tx) => {
      await tx.insert(note).values({ shortName: 'pending' })
      opened()
      await finished
      throw new Error('undo')
    })
    const undone = expect(writing).rejects.toThrow('undo')
    await open
    expect(await names()).not.toContain('pending')
    end()
    await undone
  })
})

describe('bulk', () => {
  const awkward = 'tab\t, line\n, back\\slash, \\N'

  test('rows stream in as they are, whatever they hold', async () => {
    const rows = function* () {
      yield [awkward, '{x}', new Date(0)]
      for (let row = 0; row < 3000; row++) yield [`bulk ${row} ${'x'.repeat(500)}`, '{}', null]
    }
    const loaded = await database.bulk((_tx, copyIn) => copyIn('note', ['short_name', 'labels', 'seen_at'], rows()))
    expect(loaded).toBe(3001)
    const [row] = await db.select().from(note).where(sql`${note.shortName} = ${awkward}`)
    expect(row).toMatchObject({ shortName: awkward, labels: ['x'], seenAt: new Date(0) })
    expect((await names()).filter((name) => name.startsWith('bulk'))).toHaveLength(3000)
  })

  test('a refused row undoes the whole load and leaves the connection usable', async () => {
    await db.insert(note).values({ shortName: awkward })
    const load = database.bulk(async (tx, copyIn) => {
      await tx.insert(note).values({ shortName: 'with the load' })
      return copyIn('note', ['short_name'], [['fresh'], [awkward]])
    })
    expect(sqlState(await load.catch((reason: unknown) => reason))).toBe('23505')
    expect(await names()).toEqual([awkward])
  })
})

describe('notices', () => {
  test('are heard after the commit, not after a rollback, and not once stopped', async () => {
    const received: string[] = []
    const stop = await database.listen('note_changed', (payload) => received.push(payload))
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('note_changed', 'first')`)
      // A notification of another connection is received meanwhile.
      await db.execute(sql`select pg_notify('note_changed', 'beside')`)
      await vi.waitFor(() => expect(received).toEqual(['beside']), { timeout: 60_000 })
    })
    await vi.waitFor(() => expect(received).toEqual(['beside', 'first']), { timeout: 60_000 })
    const undone = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('note_changed', 'undone')`)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow()
    await stop()
    const laterNotices: string[] = []
    const stopLater = await database.listen('note_changed', (payload) => laterNotices.push(payload))
    await db.execute(sql`select pg_notify('note_changed', 'late')`)
    await vi.waitFor(() => expect(laterNotices).toEqual(['late']), { timeout: 60_000 })
    await stopLater()
    expect(received).toEqual(['beside', 'first'])
  })
})

test('work that must be alone never overlaps', async () => {
  let inside = 0
  const runExclusively = () =>
    database.exclusively(async (exclusiveDb) => {
      inside++
      await exclusiveDb.execute(sql`select 1`)
      expect(inside).toBe(1)
      inside--
    })
  await Promise.all([runExclusively(), runExclusively(), runExclusively()])
})
