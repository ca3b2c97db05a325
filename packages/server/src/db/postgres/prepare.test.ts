import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { preparing } from './prepare.ts'
import { createStatementNames } from './statement-names.ts'

const emptyResult = { rows: [] }
/** A pool that answers by this, and tells by which name each statement came. */
function poolOf(reply: (name: string | undefined) => unknown) {
  const names: (string | undefined)[] = []
  const pool = new pg.Pool()
  const query = (statement: pg.QueryConfig) => {
    names.push(statement.name)
    const result = reply(statement.name)
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
  }
  return { names, pool: preparing(Object.assign(pool, { query })) }
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

test('names are few, however many texts come, and long texts get none', () => {
  const nameOf = createStatementNames()
  const usedNames = new Set<string | undefined>()
  for (let n = 0; n < 1_000; n++) for (const time of [1, 2]) if (time > 0) usedNames.add(nameOf(`select ${n}`))
  usedNames.delete(undefined)
  expect(usedNames.size).toBe(300)
  expect(nameOf('select 0')).toBe('s0')
  const long = `select '${'x'.repeat(20_000)}'`
  expect([nameOf(long), nameOf(long)]).toEqual([undefined, undefined])
})
