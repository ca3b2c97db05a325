import { catalogue, entities, schoolBody } from '@pravesh/contract'
import { describe, expect, test } from 'vitest'
import { adminResources } from './resources/admin.ts'
import { catalogueResources } from './resources/catalogues.ts'
import { errorResponse, instituteList, list, stage } from './testing/stage.ts'
import { writeMessageOf } from './wire/write-message.ts'

const times = { createdAt: '2026-11-20T00:00:00Z', updatedAt: '2026-11-20T00:00:00Z' }
const board = (id: number, name = 'Central Board') => ({
  id,
  name,
  shortName: 'CB',
  url: `board-${id}`,
  website: null,
  position: null,
  ...times,
})
const school = (id: number) => ({
  ...schoolBody.parse({ name: 'Example Vidyalaya', url: 'example-vidyalaya', state: 1, city: 1 }),
  ...{ id, sid: id, version: 3, unsourced: [], ...times },
})
const schoolRow = (id: number) => ({
  ...{ id, sid: id, name: 'Example Vidyalaya', url: 'example', status: 'draft', stateName: 'Goa', cityName: 'Panaji' },
  ...{ boards: [], schoolType: null, affiliationNo: null, isPartner: false, updatedAt: times.updatedAt },
  ...{ completeness: 40, changedBy: 'admin', revision: 3 },
})
const paging = { pagination: { page: 2, perPage: 10 }, sort: { field: 'name', order: 'DESC' as const } }

test('every declared catalogue is a resource, and schools and colleges', () => {
  for (const entity of entities) expect(catalogueResources[entity.name]?.list?.path).toBe(`/admin/${entity.name}`)
  expect(adminResources.schools.list.path).toBe('/admin/school-details')
  expect(adminResources.colleges.list.path).toBe('/admin/college-details')
})

describe('reading', () => {
  test('a list: page, limit, order, search and filters', async () => {
    const { provider, requests } = stage({ ...list([board(1)]), total: 1000, totalAtLeast: true })
    const found = await provider.getList('board', { ...paging, filter: { q: 'central', url: 'cbse' } })
    expect(requests).toEqual([['GET', '/admin/board?url=cbse&search=central&page=2&limit=10&sort=name&order=desc']])
    expect(found).toEqual({
      data: [board(1)],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      meta: { totalAtLeast: 1000 },
    })
  })

  test('a total that is a lower bound is none: the page says whether another follows', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => board(index + 1))
    const { provider } = stage({ ...list(rows), total: 1000, totalAtLeast: true }, { ...list(rows), total: 30 })
    const past = await provider.getList('board', { ...paging, pagination: { page: 150, perPage: 10 }, filter: {} })
    expect([past.total, past.pageInfo]).toEqual([undefined, { hasNextPage: true, hasPreviousPage: true }])
    const exact = await provider.getList('board', { ...paging, filter: {} })
    expect([exact.total, exact.pageInfo]).toEqual([30, undefined])
  })

  test('a page of institutes goes on behind the page before it, and a later one is read by its number', async () => {
    const first = { ...list([schoolRow(1)]), total: 1000, totalAtLeast: true, next: 'behind-1' }
    const { provider, requests } = stage(first, instituteList([schoolRow(2)]), instituteList([schoolRow(2)]))
    const read = (page: number) =>
      provider.getList('schools', { ...paging, pagination: { page, perPage: 1 }, filter: {} })
    for (const page of [1, 2, 9]) await read(page)
    expect(requests.map(([, address]) => address.replace('/admin/school-details?', ''))).toEqual([
      'page=1&limit=1&sort=name&order=desc',
      'after=behind-1&page=2&limit=1&sort=name&order=desc',
      'page=9&limit=1&sort=name&order=desc',
    ])
  })

  test('an order the endpoint does not know is left to it', async () => {
    const { provider, requests } = stage(instituteList([]))
    await provider.getList('schools', { ...paging, sort: { field: 'stateName', order: 'ASC' }, filter: {} })
    expect(requests).toEqual([['GET', '/admin/school-details?page=2&limit=10']])
  })

  test('one record: by ?id= in a catalogue, by path in an institute', async () => {
    const { provider, requests } = stage(list([board(7)]), { data: school(9) })
    await provider.getOne('board', { id: 7 })
    expect((await provider.getOne('schools', { id: 9 })).data).toEqual(school(9))
    expect(requests).toEqual([
      ['GET', '/admin/board?id=7'],
      ['GET', '/admin/school-details/9'],
    ])
  })

  test('an absent record of a catalogue is a 404', async () => {
    const { provider } = stage(list([]))
    await expect(provider.getOne('board', { id: 7 })).rejects.toMatchObject({ status: 404 })
  })

  test('many records by ids, a few hundred at a time', async () => {
    const { provider, requests } = stage(list([board(1)]), list([board(2)]))
    const ids = Array.from({ length: 201 }, (_, i) => i + 1)
    const { data } = await provider.getMany('board', { ids })
    expect(data.map(({ id }) => id)).toEqual([1, 2])
    expect(requests.map(([, address]) => address.slice(0, 20))).toEqual([
      '/admin/board?ids=1,2',
      '/admin/board?ids=201',
    ])
    expect(requests[1]?.[1]).toBe('/admin/board?ids=201&limit=1')
  })

  test('records that refer to one', async () => {
    const { provider, requests } = stage(instituteList([schoolRow(1)]))
    await provider.getManyReference('schools', { ...paging, target: 'city', id: 5, filter: { status: 'draft' } })
    expect(requests[0]?.[1]).toBe('/admin/school-details?status=draft&city=5&page=2&limit=10&sort=name&order=desc')
  })

  test('the signal of react-query reaches fetch', async () => {
    const { provider, signals } = stage(list([]))
    const { signal } = new AbortController()
    expect(provider.supportAbortSignal).toBe(true)
    await provider.getList('board', { ...paging, filter: {}, signal })
    expect(signals).toEqual([signal])
  })
})

describe('writing', () => {
  test('a create sends the declared fields alone, and empty lists where a form has null', async () => {
    const { provider, requests } = stage(errorResponse(409, 'DUPLICATE', 'There is already one like it'))
    const data = { title: 'A', tags: null, body: 'B', cover: '', createdAt: 'x', id: 4, unknown: 1 }
    await expect(provider.create('articles', { data })).rejects.toMatchObject({ status: 409 })
    expect(requests).toEqual([['POST', '/admin/articles', { title: 'A', tags: [], body: 'B', cover: null }]])
  })

  test('a change sends the id in the body and only what changed', async () => {
    const { provider, requests } = stage({ data: board(7, 'New'), message: 'Board Updated Successfully' })
    const result = await provider.update('board', { id: 7, data: board(7, 'New'), previousData: board(7, 'Old') })
    expect(result.data.name).toBe('New')
    expect(requests).toEqual([['PUT', '/admin/board', { id: 7, name: 'New', updatedAt: times.updatedAt }]])
  })

  test('a change of an institute goes by path and names the version it was made from', async () => {
    const { provider, requests } = stage(errorResponse(409, 'CONFLICT', 'Somebody else changed this school meanwhile'))
    const change = { id: 9, data: { ...school(9), name: 'New' }, previousData: school(9) }
    await expect(provider.update('schools', change)).rejects.toMatchObject({ body: { code: 'CONFLICT' } })
    expect(requests).toEqual([['PUT', '/admin/school-details/9', { name: 'New', version: 3 }]])
  })

  test('the version is the one that the form was opened with, though the record has been read again since', async () => {
    const { provider, requests } = stage({ data: board(7), message: 'Board Updated Successfully' })
    const updated = { ...board(7), updatedAt: '2026-11-21T00:00:00Z' }
    await provider.update('board', { id: 7, data: board(7, 'New'), previousData: updated })
    expect(requests[0]?.[2]).toEqual({ id: 7, name: 'New', updatedAt: times.updatedAt })
  })

  test('an update made from a row of a list, which has no version, is refused before it is sent', async () => {
    const { provider, requests } = stage()
    const row = schoolRow(9)
    await expect(
      provider.update('schools', { id: 9, data: { ...row, name: 'New' }, previousData: row }),
    ).rejects.toThrow('This record was not read whole')
    const { updatedAt: _updatedAt, ...unversioned } = board(7)
    await expect(
      provider.update('board', { id: 7, data: { ...unversioned, name: 'New' }, previousData: unversioned }),
    ).rejects.toMatchObject({ body: { code: 'INVALID' } })
    expect(requests).toEqual([])
  })

  test('a change of several records sends each', async () => {
    const response = { data: { questions: [], version: 3 }, message: 'Questions Updated Successfully' }
    const { buyer, requests } = stage(response, response)
    const data = { questions: [], version: 2 }
    expect((await buyer.updateMany('institutes/5/questions', { ids: [5], data })).data).toEqual([5])
    expect(requests).toEqual([['PUT', '/buyer/questions/5', data]])
  })

  const parts = {
    ...{ fees: 2, courses: 0, contacts: 0, sections: 0, faqs: 0, media: 0, placements: 0, awards: 1, questions: 0 },
    ...{ thirdPartyServices: 0, thirdPartyCourses: 0 },
  }
  test('deletes: ?id=, ?ids=, one institute by path, several together; what the server said of each is kept', async () => {
    const deletedResponse = { data: { ids: [1] }, message: 'Board Deleted Successfully' }
    const message = 'School Deleted Successfully, with 2 fee tables, 1 award'
    const withParts = { data: { ids: [1], parts }, message: message }
    const { provider, requests } = stage(deletedResponse, deletedResponse, withParts, withParts, withParts)
    const results = [
      (await provider.delete('board', { id: 1, previousData: board(1) })).data,
      (await provider.deleteMany('board', { ids: [1, 2] })).data,
      (await provider.delete('colleges', { id: 3 })).data,
      (await provider.deleteMany('schools', { ids: [4] })).data,
      (await provider.deleteMany('schools', { ids: [5, 6] })).data,
    ]
    expect(requests).toEqual([
      ['DELETE', '/admin/board?id=1'],
      ['DELETE', '/admin/board?ids=1,2'],
      ['DELETE', '/admin/college-details/3'],
      ['DELETE', '/admin/school-details/4'],
      ['DELETE', '/admin/school-details?ids=5,6'],
    ])
    expect(results).toEqual([board(1), [1, 2], { id: 3 }, [4], [5, 6]])
    expect(results.map(writeMessageOf)).toEqual([
      deletedResponse.message,
      deletedResponse.message,
      message,
      message,
      message,
    ])
    expect(writeMessageOf({ id: 3 })).toBeUndefined()
  })

  test('a POST that deletes, with a parent in the path', async () => {
    const { provider, requests } = stage({ data: { ids: [1, 2] }, message: 'Media Deleted Successfully' })
    const { data } = await provider.deleteMany('college-media', { ids: [1, 2], meta: { parents: { eid: 5 } } })
    expect(requests).toEqual([['POST', '/admin/college-media/5', { action: 'delete', ids: [1, 2] }]])
    expect(writeMessageOf(data)).toBe('Media Deleted Successfully')
  })

  test('what a resource cannot do is refused before it is asked', async () => {
    const { provider, requests } = stage()
    await expect(provider.delete('free-counselling', { id: 1 })).rejects.toMatchObject({ status: 405 })
    expect(requests).toEqual([])
  })
})

describe('failing', () => {
  test('errors of fields reach the form, with the sentence for all of it', async () => {
    const errors = [{ field: 'url', message: 'School URL already exists' }]
    const { provider } = stage(errorResponse(500, 'SCHOOL_URL_EXISTS', 'School URL already exists', errors))
    const error = await provider.create('schools', { data: { name: 'A' } }).catch((error: unknown) => error)
    expect(error).toMatchObject({
      message: 'School URL already exists',
      status: 500,
      body: {
        code: 'SCHOOL_URL_EXISTS',
        errors: { url: 'School URL already exists', root: { serverError: 'School URL already exists' } },
      },
    })
  })

  test("a refused delete says the server's sentence", async () => {
    const { provider } = stage(errorResponse(409, 'IN_USE', 'Still in use: 12 schools'))
    await expect(provider.delete('board', { id: 1 })).rejects.toThrow('Still in use: 12 schools')
  })

  test('a status other than the declared one is a failure', async () => {
    const { provider } = stage(Response.json(list([]), { status: 201 }))
    await expect(provider.getList('board', { ...paging, filter: {} })).rejects.toThrow('status 201, expected 200')
  })

  test('a resource that nobody declared is a mistake of ours', async () => {
    await expect(async () => stage().provider.getOne('nothing', { id: 1 })).rejects.toThrow('nothing')
  })
})

test('a create of every catalogue carries each declared field', () => {
  for (const entity of Object.values(catalogue))
    expect(Object.keys(catalogueResources[entity.name]?.empty ?? {})).toEqual(Object.keys(entity.fields))
})

describe('a child resource, named by its path', () => {
  const faq = (id: number) => ({
    ...{ id, question: 'Is there a bus?', answer: 'Yes.', category: null, order: 1, active: true },
    ...times,
  })

  test('each call names its parent, and lists of two parents are two', async () => {
    const deletedResponse = { data: { ids: [3] }, message: 'FAQ Deleted Successfully' }
    const { buyer, requests } = stage(list([]), list([]), deletedResponse)
    await buyer.getList('institutes/5/faqs', { ...paging, filter: {} })
    await buyer.getList('institutes/6/faqs', { ...paging, filter: {} })
    await buyer.delete('institutes/5/faqs', { id: 3, previousData: faq(3) })
    expect(requests.map(([method, address]) => [method, address.split('?')[0]])).toEqual([
      ['GET', '/buyer/faqs/5'],
      ['GET', '/buyer/faqs/6'],
      ['DELETE', '/buyer/faq/5/3'],
    ])
  })

  test('a parent that a resource does not have is a mistake of ours', async () => {
    await expect(async () => stage().buyer.getOne('schools/5/faqs', { id: 1 })).rejects.toThrow('schools/5/faqs')
    await expect(async () => stage().buyer.getOne('institutes/5/nothing', { id: 1 })).rejects.toThrow('nothing')
  })
})
