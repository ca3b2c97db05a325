import { type Entity, entities, type Field, sortable } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'

type Row = Record<string, unknown> & { id: number }
type List = { data: Row[]; total: number; page: number; limit: number }
type WriteResponse = { data: Row; message: string }

const { asAdmin, call } = await testApp('demo')

const field = (entity: Entity, kind: Field['kind']) =>
  Object.entries(entity.fields).find(([, f]) => f.kind === kind && 'required' in f && f.required)?.[0]
/** The example, under another url and name, so that it can be added next to the original. */
function another(entity: Entity, n: number): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...entity.example }
  for (const [name, f] of Object.entries(entity.fields)) {
    const unique = ('unique' in f && f.unique) || entity.unique?.some((names) => names.includes(name))
    if (!unique || copy[name] === undefined) continue
    if (f.kind === 'slug') copy[name] = `${String(copy[name])}-${n}`
    else if (f.kind === 'text' && (f.max ?? 200) > 10) copy[name] = `${String(copy[name])} ${n}`
    else if (f.kind === 'text') copy[name] = `Q${n}`
  }
  return copy
}

describe.each(entities.map((e) => [e.name, e] as const))('%s', (name, entity) => {
  const path = `/admin/${name}`

  test('is added, listed first of its search, changed and deleted, each with its toast', async () => {
    const added = await asAdmin<WriteResponse>('POST', path, another(entity, 1))
    expect(added.status).toBe(200)
    expect(added.body.message).toBe(`${entity.label} Added Successfully`)
    const { id } = added.body.data
    const key = entity.search.find((name) => added.body.data[name] !== null) ?? 'id'
    const found = await asAdmin<List>('GET', `${path}?search=${encodeURIComponent(String(added.body.data[key]))}`)
    expect(found.body.data.map((r) => r.id)).toContain(id)
    const byId = await asAdmin<List>('GET', `${path}?id=${id}`)
    expect(byId.body.data).toEqual([added.body.data])

    const textField = field(entity, 'text') ?? field(entity, 'longText') ?? field(entity, 'markdown')
    const change = textField ? { [textField]: 'Xy' } : {}
    const changed = await asAdmin<WriteResponse>('PUT', path, { id, updatedAt: added.body.data.updatedAt, ...change })
    expect(changed.body.message).toBe(`${entity.label} Updated Successfully`)
    expect(changed.body.data).toMatchObject({ ...added.body.data, ...change, updatedAt: expect.any(String) })

    const stale = await asAdmin<{ record?: unknown; changedBy?: string }>('PUT', path, {
      id,
      updatedAt: added.body.data.updatedAt,
      ...change,
    })
    expect([stale.status, codeOf(stale), stale.body.record]).toEqual([409, 'CONFLICT', changed.body.data])
    expect(stale.body.changedBy).toBe('admin')
    const unversioned = await asAdmin('PUT', path, { id, ...change })
    expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])

    const deleted = await asAdmin<{ message: string }>('DELETE', `${path}?id=${id}`)
    expect(deleted.body.message).toBe(`${entity.label} Deleted Successfully`)
    expect((await asAdmin<List>('GET', `${path}?ids=${id}`)).body.data).toEqual([])
    expect(codeOf(await asAdmin('DELETE', path, { id }))).toBe('NOT_FOUND')
    expect(codeOf(await asAdmin('PUT', path, { id, updatedAt: changed.body.data.updatedAt, ...change }))).toBe(
      'NOT_FOUND',
    )
  })

  test('sorts by every field that has an order, both ways', async () => {
    for (const sort of ['id', ...sortable(entity), 'createdAt', 'updatedAt']) {
      const up = await asAdmin<List>('GET', `${path}?sort=${sort}&limit=100`)
      const down = await asAdmin<List>('GET', `${path}?sort=${sort}&order=desc&limit=100`)
      expect(up.status).toBe(200)
      if (up.body.total <= 100) expect(down.body.data.map((r) => r.id)).toEqual(up.body.data.map((r) => r.id).reverse())
    }
  })

  test('pages do not overlap', async () => {
    const [first, second] = [
      await asAdmin<List>('GET', `${path}?limit=1`),
      await asAdmin<List>('GET', `${path}?limit=1&page=2`),
    ]
    expect(first.body.limit).toBe(1)
    expect(second.body.data.every((r) => r.id !== first.body.data[0]?.id)).toBe(true)
  })

  test('refuses what is not declared, missing or of the wrong kind, and says which field', async () => {
    const unknown = await asAdmin('POST', path, { ...another(entity, 2), created_at: '2026-01-01', id: 7 })
    expect([unknown.status, fieldsOf(unknown)]).toEqual([422, ['created_at', 'id']])
    const required = Object.entries(entity.fields).flatMap(([n, f]) => ('required' in f && f.required ? [n] : []))
    const empty = await asAdmin('POST', path, {})
    expect(new Set(fieldsOf(empty))).toEqual(new Set(required))
    expect((await asAdmin('GET', `${path}?sort=password`)).status).toBe(422)
    expect((await asAdmin('GET', `${path}?limit=1000000000`)).status).toBe(422)
    expect((await asAdmin('GET', `${path}?page=-1`)).status).toBe(422)
    expect((await asAdmin('GET', `${path}?__proto__=1`)).status).toBe(422)
    expect((await asAdmin('DELETE', path)).status).toBe(422)
  })

  test('a unique value is taken once', async () => {
    const unique = Object.entries(entity.fields).filter(([, f]) => 'unique' in f && f.unique)
    if (unique.length === 0 && !entity.unique) return
    const body = another(entity, 3)
    const first = await asAdmin<WriteResponse>('POST', path, body)
    expect(first.status).toBe(200)
    const duplicate = await asAdmin('POST', path, body)
    expect([duplicate.status, codeOf(duplicate)]).toEqual([409, 'DUPLICATE'])
    expect(fieldsOf(duplicate).length).toBeGreaterThan(0)
    await asAdmin('DELETE', `${path}?id=${first.body.data.id}`)
  })

  test('a reference that leads nowhere is refused by its field', async () => {
    for (const [n, f] of Object.entries(entity.fields)) {
      if (f.kind !== 'reference' && f.kind !== 'references') continue
      const lost = f.kind === 'reference' ? 2_000_000_000 : [2_000_000_000]
      const response = await asAdmin('POST', path, { ...another(entity, 4), [n]: lost })
      expect([n, response.status, fieldsOf(response)]).toEqual([n, 422, [n]])
    }
  })

  test('belongs to administrators only', async () => {
    expect(codeOf(await call('GET', path))).toBe('UNAUTHENTICATED')
    expect(codeOf(await call('POST', path, { body: another(entity, 5) }))).toBe('UNAUTHENTICATED')
    expect(codeOf(await call('DELETE', `${path}?id=1`, { token: 'x'.repeat(43) }))).toBe('UNAUTHENTICATED')
  })
})

test.each([
  ['state', /cities|schools/],
  ['board', /schools/],
  ['course', /specializations|courses of colleges/],
  ['exam-level', /exams/],
  ['career-category', /careers/],
])('a %s in use is kept, and the count of references said', async (name, expectedMessage) => {
  const first = await asAdmin<List>('GET', `/admin/${name}?sort=id&limit=1`)
  const response = await asAdmin<{ message: string }>('DELETE', `/admin/${name}?id=${first.body.data[0]?.id}`)
  expect([response.status, codeOf(response)]).toEqual([409, 'IN_USE'])
  expect(response.body.message).toMatch(expectedMessage)
})

test('percent, underscore and backslash in a search mean themselves', async () => {
  for (const search of ['%', '_', '\\', "'", '"; drop table board; --'])
    expect((await asAdmin<List>('GET', `/admin/board?search=${encodeURIComponent(search)}`)).body.data).toEqual([])
})
