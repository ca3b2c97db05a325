import {
  drawExample,
  type FamilyDraw,
  type OwnDrawDetails,
  type PublicDraw,
  type StaffApplicationRow,
} from '@pravesh/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { draw, drawEntry } from '../../platform/db/tables.ts'
import { codes } from '../admission/testing/staff.ts'
import { listDigest, orderOf, seedOf, sha256 } from './protocol.ts'
import { drawApp } from './testing/draws.ts'

const { app, db, admin, schoolStaff, two, callAs, applied, announced, wait, lots } = await drawApp()

const read = async (id: number) => (await app.inject(`/api/v1/public/draws/${id}`)).json<{ data: PublicDraw }>().data
const own = async (id: number) =>
  (await schoolStaff.as('GET', `/buyer/draws/1/${id}`)).body.data as unknown as OwnDrawDetails
type Family = Awaited<ReturnType<typeof applied>>
const familyDraws = async (family: Family) =>
  (await family.as('GET', `/student/draws/${family.application}`)).body.data as unknown as FamilyDraw[]

test('an announced draw publishes its rule and a digest, and nobody reads the secret', async () => {
  const { id, quota } = await announced()
  const found = await read(id)
  expect(found).toMatchObject({ ...drawExample, quota, list: null, result: null, cancelled: null, demo: true })
  expect(found.institute).toMatchObject({ type: 'school', id: 1 })
  const [row] = await db.select().from(draw).where(eq(draw.id, id))
  expect(row?.secret).toBeNull()
  expect(row?.sealedSecret).toMatch(/^s1\./)
  const all = await Promise.all([
    app.inject(`/api/v1/public/draws/${id}`),
    schoolStaff.as('GET', `/buyer/draws/1/${id}`),
  ])
  expect(JSON.stringify(all.map((response) => response.body))).not.toMatch(/s1\.|secret/)
})

test('the list has every application of the rule by a digest that its family alone can make', async () => {
  const { id, quota } = await announced()
  const families = [await applied({ quota }), await applied({ quota })]
  const other = await applied({ quota, class: 2 })
  const [asha] = families as [Family, Family]
  expect(await familyDraws(asha)).toMatchObject([{ id, ticket: null, place: null, state: 'announced' }])
  expect(await familyDraws(other)).toEqual([])
  await wait(id, 'closes')
  const { list } = await read(id)
  const tickets = await Promise.all(families.map(async (family) => (await familyDraws(family))[0]?.ticket ?? ''))
  expect(list?.entries).toEqual(tickets.map(sha256).toSorted())
  expect(list?.sha256).toBe(listDigest(list?.entries ?? []))
  expect(tickets[0]).toMatch(new RegExp(`^${asha.application}-[0-9a-f]{32}$`))
  expect(await familyDraws(other)).toEqual([])
})

test('the order follows from the secret, the list and the number, and the secret is the announced one', async () => {
  const { id, quota } = await announced({ seats: 1 })
  const families = [await applied({ quota }), await applied({ quota }), await applied({ quota })]
  await wait(id, 'draws')
  await wait(id, 'draws')
  const before = await read(id)
  expect(before.result).toBeNull()
  expect(codes(await lots(id, null))).toEqual([422, 'INVALID'])
  const drawn = await lots(id)
  expect(codes(drawn)).toEqual([200, 'no error'])
  const { result, list, commitment } = await read(id)
  if (!result || !list) throw new Error('There is no result')
  expect(list).toEqual(before.list)
  expect([sha256(result.secret), commitment]).toEqual([before.commitment, before.commitment])
  expect(result.seed).toBe(sha256(`${result.secret}\n${list.sha256}\n316425`))
  expect(result.order).toEqual(orderOf(seedOf(result.secret, list.sha256, '316425'), list.entries))
  expect(orderOf(seedOf(result.secret, list.sha256, '316426'), list.entries).toSorted()).toEqual(list.entries)
  const { places } = await own(id)
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3])
  for (const family of families) {
    const [found] = await familyDraws(family)
    expect(found?.listed).toBe(3)
    expect(result.order.indexOf(sha256(found?.ticket ?? '')) + 1).toBe(found?.place)
    expect(places.find((line) => line.application === family.application)?.place).toBe(found?.place)
  }
  expect(codes(await lots(id))).toEqual([409, 'CONFLICT'])
})

test('lots are not drawn before their time; without a public number the clock draws them', async () => {
  const early = await announced()
  expect(codes(await lots(early.id))).toEqual([409, 'CONFLICT'])
  await wait(early.id, 'closes')
  expect(codes(await lots(early.id))).toEqual([409, 'CONFLICT'])
  const { id, quota } = await announced({ numberRule: null })
  await applied({ quota })
  await wait(id, 'draws')
  await wait(id, 'draws')
  expect((await read(id)).result).toMatchObject({ number: '' })
})

test('an application that is withdrawn after the closing keeps its line', async () => {
  const { id, quota } = await announced()
  const [asha, meena] = [await applied({ quota }), await applied({ quota })]
  await meena.as('PUT', `/student/shortlist-form/${meena.listed}`, { move: 'withdraw' })
  await wait(id, 'draws')
  await asha.as('PUT', `/student/shortlist-form/${asha.listed}`, { move: 'withdraw' })
  expect((await read(id)).list?.entries).toHaveLength(1)
  await lots(id)
  expect((await own(id)).places).toMatchObject([{ application: asha.application, place: 1, status: 'withdrawn' }])
})

test('a cancelled draw shows its reason, and is not drawn', async () => {
  const { id } = await announced()
  const cancel = () => schoolStaff.as('PUT', `/buyer/draws/1/${id}/cancellation`, { reason: 'Seats were added' })
  expect(codes(await cancel())).toEqual([200, 'no error'])
  expect((await read(id)).cancelled?.reason).toBe('Seats were added')
  expect(codes(await cancel())).toEqual([409, 'CONFLICT'])
  await wait(id, 'draws')
  expect(codes(await lots(id))).toEqual([409, 'CONFLICT'])
  expect((await read(id)).list).toBeNull()
})

test('the institute finds places in its list of applications, and narrows and sorts it by a draw', async () => {
  const { id, quota } = await announced({ seats: 2 })
  const families = [await applied({ quota }), await applied({ quota }), await applied({ quota })]
  const outside = await applied()
  await wait(id, 'draws')
  const listed = async (query: string, staff = schoolStaff, path = '/buyer/applications/1') =>
    (await staff.as('GET', `${path}?${query}`)).body.data as unknown as StaffApplicationRow[]
  const [before] = await listed(`id=${families[0]?.application}`)
  expect(before?.draws).toEqual([{ draw: id, name: drawExample.name, seats: 2, place: null }])
  await lots(id)
  const inOrder = (await own(id)).places.map(({ application }) => application)
  const up = await listed(`draw=${id}&sort=drawPlace&order=asc`)
  expect(up.map((row) => row.id)).toEqual(inOrder)
  expect(up.map(({ draws }) => draws[0]?.place)).toEqual([1, 2, 3])
  const down = await listed(`draw=${id}&sort=drawPlace&order=desc`)
  expect(down.map((row) => row.id)).toEqual(inOrder.toReversed())
  const ofAll = await listed(`draw=${id}`, admin, '/admin/applications')
  expect(ofAll.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(inOrder.toSorted((a, b) => a - b))
  expect((await listed(`id=${outside.application}`))[0]?.draws).toEqual([])
  const file = await app.inject({
    url: `/api/v1/buyer/applications/1/export?draw=${id}`,
    headers: { authorization: `Bearer ${schoolStaff.token}` },
  })
  const lines = file.body.trim().split(/\r?\n/).slice(1)
  expect(lines.map((line) => line.split(',').at(-1)).toSorted()).toEqual(['1', '2', '3'])
  expect(await listed(`draw=${id}`, two, '/buyer/applications/2')).toEqual([])
})

test('another institute and another family find nothing', async () => {
  const { id, quota } = await announced()
  const asha = await applied({ quota })
  const stranger = await applied({}, 2)
  const responses = await Promise.all([
    two.as('GET', `/buyer/draws/1/${id}`),
    two.as('GET', `/buyer/draws/2/${id}`),
    two.as('PUT', `/buyer/draws/2/${id}/lots`, { number: '1' }),
    two.as('PUT', `/buyer/draws/2/${id}/cancellation`, { reason: 'Ours' }),
    callAs(stranger)('GET', `/student/draws/${asha.application}`),
  ])
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('the database itself keeps the rule, the list and the order', async () => {
  const { id, quota } = await announced()
  const [asha, late] = [await applied({ quota }), await applied()]
  await wait(id, 'draws')
  await lots(id)
  const byId = eq(draw.id, id)
  const attempts = [
    db.update(draw).set({ seats: 2 }).where(byId),
    db.update(draw).set({ session: null }).where(byId),
    db
      .update(draw)
      .set({ seed: sha256('another') })
      .where(byId),
    db.delete(draw).where(byId),
    db.update(drawEntry).set({ place: 7 }).where(eq(drawEntry.draw, id)),
    db.delete(drawEntry).where(eq(drawEntry.application, asha.application)),
    db.insert(drawEntry).values({ draw: id, application: late.application, ticket: 'late', entry: sha256('late') }),
  ]
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.map(({ status }) => status)).toEqual(attempts.map(() => 'rejected'))
})

test('a rule fits its institute, and lies ahead', async () => {
  const announce = async (fields: object) => {
    const { body } = await schoolStaff.as('POST', '/buyer/draws/1', { ...drawExample, ...fields })
    return (body.errors as { field: string }[] | undefined)?.map(({ field }) => field)
  }
  expect(await announce({ class: null })).toEqual(['class'])
  expect(await announce({ session: null })).toEqual(['session'])
  expect(await announce({ course: 1 })).toEqual(['course'])
  expect(await announce({ closesAt: '2020-01-01T00:00:00Z' })).toEqual(['closesAt'])
  expect(await announce({ drawsAt: drawExample.closesAt })).toEqual(['drawsAt'])
})
