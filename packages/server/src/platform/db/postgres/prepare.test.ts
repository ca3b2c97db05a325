import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { mostPlans, preparing } from './prepare.ts'
import { createStatementNames, mostNames } from './statement-names.ts'

const emptyResult = { rows: [] }
/** A pool of one connection that replies by this. `names` lists the name of each statement, `closed` counts connections that were closed. */
function poolOf(reply: (name: string | undefined) => unknown) {
  const names: (string | undefined)[] = []
  const counts = { closed: 0 }
  const pool = new pg.Pool()
  const query = (statement: pg.QueryConfig) => {
    names.push(statement.name)
    const result = reply(statement.name)
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
  }
  let client: object | undefined
  const connect = async () => {
    const release = (isClosed: boolean) => {
      if (!isClosed) return
      counts.closed++
      client = undefined
    }
    client ??= { query, release }
    return client
  }
  return { names, counts, pool: preparing(Object.assign(pool, { query, connect })) }
}
const sqlError = (code: string) => Object.assign(new Error(code), { code })

test('a statement is named from its second time on, and by its own name from the first', async () => {
  const { names, pool } = poolOf(() => emptyResult)
  for (const text of ['select 1', 'select 1', 'select 2', 'select 1']) await pool.query({ text }, [])
  await pool.query({ text: 'select 3', name: 'third' }, [])
  await pool.query('select 1')
  expect(names).toEqual([undefined, 's0', undefined, 's0', 'third', 's0'])
})

test('behind a pooler that loses them, statements are sent without a name, and soon no more by name', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const { names, pool } = poolOf((name) => (name === undefined ? emptyResult : sqlError('26000')))
  for (let n = 0; n < 4; n++) expect(await pool.query({ text: 'select 1', name: 'one' }, [])).toBe(emptyResult)
  expect(names).toEqual(['one', undefined, undefined, undefined, undefined])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('a plan that a migration has made invalid is tried once more, any other fault is told', async () => {
  const { names, pool } = poolOf((name) => (name === undefined ? emptyResult : sqlError('0A000')))
  for (let n = 0; n < 2; n++) expect(await pool.query({ text: 'select 1', name: 'one' }, [])).toBe(emptyResult)
  expect(names).toEqual(['one', undefined, 'one', undefined])
  const broken = poolOf(() => sqlError('23505'))
  await expect(broken.pool.query({ text: 'insert', name: 'two' }, [])).rejects.toThrow('23505')
  expect(broken.names).toEqual(['two'])
})

test('a connection is closed before it has prepared too much', async () => {
  const { counts, pool } = poolOf(() => emptyResult)
  for (let n = 0; n < 2 * mostPlans; n++) await pool.query({ text: `select ${n}`, name: `n${n}` }, [])
  expect(counts.closed).toBe(2)
  for (let n = 0; n < 2 * mostPlans; n++) await pool.query({ text: 'select 1', name: 'same' }, [])
  expect(counts.closed).toBe(2)
})

test('who sends many texts takes no name from what is asked for more often', () => {
  const nameOf = createStatementNames()
  const often = () => nameOf('select often')
  often()
  const name = often()
  expect(name).toBe('s0')
  const usedNames = new Set<string | undefined>()
  for (let n = 0; n < 1_000; n++) {
    for (let time = 0; time < 2; time++) usedNames.add(nameOf(`select ${n}`))
    expect(often()).toBe(name)
  }
  // Each has a name of its own; one that lost it is not known by it any more, and comes twice before it has another.
  usedNames.delete(undefined)
  expect(usedNames.size).toBe(1_000)
  expect([nameOf('select 0'), nameOf('select 0')]).toEqual([undefined, `s${1_001}`])
  const long = `select '${'x'.repeat(20_000)}'`
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined])
})

test('a flood of other texts is over once it ends: what is asked for again has names again', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < mostNames; n++) for (let time = 0; time < 2; time++) nameOf(`flood ${n}`)
  nameOf('select later')
  expect(nameOf('select later')).toBeDefined()
})
