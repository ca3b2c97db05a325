import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { preparing } from './prepare.ts'
import { createStatementNames } from './statement-names.ts'

const answer = { rows: [] }
/** A pool that answers by this, and tells by which name each statement came. */
function poolOf(reply: (name: string | undefined) => unknown) {
  const names: (string | undefined)[] = []
  const pool = new pg.Pool()
  const query = (statement: pg.QueryConfig) => {
    names.push(statement.name)
    const said = reply(statement.name)
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(said)
  }
  return { names, pool: preparing(Object.assign(pool, { query })) }
}
const refusal = (code: string) => Object.assign(new Error(code), { code })

test('a statement is named from its second time on, and by its own name from the first', async () => {
  const { names, pool } = poolOf(() => answer)
  for (const text of ['select 1', 'select 1', 'select 2', 'select 1']) await pool.query({ text }, [])
  await pool.query({ text: 'select 3', name: 'third' }, [])
  await pool.query('select 1')
  expect(names).toEqual([undefined, 's0', undefined, 's0', 'third', 's0'])
})

test('behind a pooler that loses them, statements are sent without a name, and soon no more by name', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const { names, pool } = poolOf((name) => (name === undefined ? answer : refusal('26000')))
  for (let n = 0; n < 4; n++) expect(await pool.query({ text: 'select 1', name: 'one' }, [])).toBe(answer)
  expect(names).toEqual(['one', undefined, undefined, undefined, undefined])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('a plan that a migration has made invalid is tried once more, any other fault is told', async () => {
  const { names, pool } = poolOf((name) => (name === undefined ? answer : refusal('0A000')))
  for (let n = 0; n < 2; n++) expect(await pool.query({ text: 'select 1', name: 'one' }, [])).toBe(answer)
  expect(names).toEqual(['one', undefined, 'one', undefined])
  const broken = poolOf(() => refusal('23505'))
  await expect(broken.pool.query({ text: 'insert', name: 'two' }, [])).rejects.toThrow('23505')
  expect(broken.names).toEqual(['two'])
})

test('names are few, however many texts come, and long texts get none', () => {
  const nameOf = createStatementNames()
  const named = new Set<string | undefined>()
  for (let n = 0; n < 1_000; n++) for (const time of [1, 2]) if (time > 0) named.add(nameOf(`select ${n}`))
  named.delete(undefined)
  expect(named.size).toBe(300)
  expect(nameOf('select 0')).toBe('s0')
  const long = `select '${'x'.repeat(20_000)}'`
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined])
})
