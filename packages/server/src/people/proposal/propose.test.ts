import {
  college,
  collegeIdentity,
  collegeTextNames,
  ownCollegeChange,
  ownSchoolChange,
  school,
  schoolIdentity,
  schoolTextNames,
} from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeOf, fieldsOf } from '../../../testing/test-app.ts'
import { offices, type Rows } from './testing/office.ts'

const { call, db, office, changeElsewhere: otherPlaceOf } = await offices()

test('of every field it is decided whether an institute says it, proposes it, or has no say in it', () => {
  const staffFields =
    'url status publishAt unpublishAt noindex isPartner claimed sources unsourced version createdAt updatedAt id'.split(
      ' ',
    )
  const rest = (shape: object, fieldNames: readonly string[], identity: object) =>
    Object.keys(shape).filter((name) => ![...fieldNames, ...Object.values(identity).flat()].includes(name))
  const ofSchool = rest(school.shape, schoolTextNames, schoolIdentity)
  const ofCollege = rest(college.shape, collegeTextNames, collegeIdentity)
  expect(ofSchool.toSorted()).toEqual([...staffFields, 'sid', 'udiseCode', 'affiliationNo'].toSorted())
  const staffFieldsOfCollege = [...staffFields, 'eid', 'e_id', 'aisheCode', 'naac', 'nirf', 'counsellings']
  expect(ofCollege.toSorted()).toEqual(staffFieldsOfCollege.toSorted())
  const open = (change: { shape: object }) => Object.keys(change.shape).filter((name) => name !== 'version')
  expect(open(ownSchoolChange).filter((name) => ofSchool.includes(name))).toEqual([])
  expect(open(ownCollegeChange).filter((name) => ofCollege.includes(name))).toEqual([])
})

test('another’s name is proposed, and stands nowhere until the desk accepts it', async () => {
  const school = await office('school')
  const before = await school.page()
  const name = 'Quillwort Public School, R.K. Puram'
  const response = await school.put({ name })
  expect([response.status, response.body]).toMatchObject([
    200,
    { proposed: ['name'], message: 'Sent to Pravesh, which looks at it first: name', data: { name: before.name } },
  ])
  expect((await school.page()).name).toBe(before.name)
  for (const path of ['find/schools?search=quillwort', 'schools/all?search=quillwort'])
    expect(JSON.stringify((await call<Rows<unknown>>('GET', `/public/${path}`)).body.data)).not.toContain(name)
  const ownRecord = await school.own()
  expect(ownRecord).toMatchObject({ name: before.name, version: 1, waiting: [{ matter: 'name', status: 'waiting' }] })
  expect(ownRecord.waiting[0]?.fields).toEqual([
    {
      name: 'name',
      held: { value: before.name, text: before.name },
      proposed: { value: name, text: name },
      accepted: null,
    },
  ])
})

const country = async () => (await db.execute<{ id: number }>(sql`select id from country limit 1`)).rows[0]?.id
describe.each(['school', 'college'] as const)('of a %s', (kind) => {
  const declared = kind === 'school' ? schoolIdentity : collegeIdentity
  test('everything by which it is known is proposed, matter by matter; the rest is its own word', async () => {
    const institute = await office(kind)
    const before = await institute.live()
    const change: Record<string, unknown> = {
      ...{ name: 'Other name', nameLocal: 'दूसरा', seoTitle: 'Another school', address: 'Elsewhere', pincode: '110001' },
      ...{ lat: 28.6, lng: 77.2, country: await country(), ...(await otherPlaceOf(institute, kind)) },
      ...(kind === 'school'
        ? { management: 'central-government', schoolType: 1, boards: [1] }
        : {
            shortName: 'IIT',
            ownership: 'central-government',
            collegeType: 1,
            approvals: ['AICTE'],
            university: 'Delhi',
          }),
    }
    const names = Object.values(declared).flat() as string[]
    expect(Object.keys(change).toSorted()).toEqual(names.toSorted())
    const ownChange = {
      about: 'Founded by the teachers.',
      phones: ['07152 123456'],
      logo: 'https://www.example.in/logo.png',
    }
    const response = await institute.put({ ...change, ...ownChange })
    expect(response.status).toBe(200)
    // Where the location is not known, leaving it so changes nothing.
    const proposed = names.filter((name) => name !== 'location')
    expect(response.body.proposed.toSorted()).toEqual(proposed.toSorted())
    expect(response.body.message).toMatch(
      /^Institute Updated Successfully\. Sent to Pravesh, which looks at it first: /,
    )
    const after = await institute.live()
    expect(Object.fromEntries(names.map((name) => [name, after[name]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, before[name]])),
    )
    expect(after).toMatchObject(ownChange)
    expect((await institute.own()).waiting.map(({ matter: reviewedGroup }) => reviewedGroup).toSorted()).toEqual(
      Object.keys(declared).toSorted(),
    )
  })
  test.each([
    { naac: null },
    { nirf: [] },
    { counsellings: [1] },
    { aisheCode: null },
    { udiseCode: null },
    { url: 'x' },
    { unsourced: [] },
    { waiting: [] },
  ])('%o is not its to say', async (change) => {
    const response = await (await office(kind)).put(change)
    expect([response.status, fieldsOf(response)]).toEqual([422, Object.keys(change)])
  })
})

test('what is proposed must be possible: by its fields, refused at once', async () => {
  const school = await office('school')
  const { city, state } = await otherPlaceOf(school, 'school')
  expect(fieldsOf(await school.put({ city }))).toEqual(['city'])
  expect(fieldsOf(await school.put({ boards: [99_999], schoolType: 99_999 }))).toEqual(['boards', 'schoolType'])
  expect(await school.proposals()).toEqual([])
  expect((await school.put({ city, state })).status).toBe(200)
  // The combination with pending proposals must be valid too.
  expect(fieldsOf(await school.put({ state: (await school.own()).state }))).toEqual(['city'])
  expect((await school.proposals()).length).toBe(1)
  const stale = await school.put({ name: 'Other', version: 99 })
  expect([stale.status, codeOf(stale)]).toEqual([409, 'CONFLICT'])
})

test('the institute replaces what waits, takes it back, and takes it up again: one waits of each matter', async () => {
  const school = await office('school')
  const { name } = await school.own()
  await school.put({ name: 'First', address: 'Hill Road' })
  await school.put({ name: 'Second', nameLocal: 'दूसरा' })
  const [first] = (await school.proposals('?status=waiting')).filter(
    ({ matter: reviewedGroup }) => reviewedGroup === 'name',
  )
  expect(first?.fields.map(({ name: fieldName, proposed }) => [fieldName, proposed.value])).toEqual([
    ['name', 'Second'],
    ['nameLocal', 'दूसरा'],
  ])
  // An unchanged value is no proposal, and withdraws a pending one.
  const unchangedResponse = await school.put({ name, nameLocal: null })
  expect([
    unchangedResponse.body.proposed,
    (await school.own()).waiting.map(({ matter: reviewedGroup }) => reviewedGroup),
  ]).toEqual([[], ['place']])
  expect((await school.put({ name: 'Third' })).body.data.waiting.map(({ id }) => id)).toContain(first?.id)
  const other = await office('school')
  expect((await other.withdraw(first?.id ?? 0)).status).toBe(404)
  expect((await school.withdraw(first?.id ?? 0)).status).toBe(200)
  expect((await school.withdraw(first?.id ?? 0)).status).toBe(404)
  expect(await school.waiting()).toMatchObject([{ matter: 'place' }])
  expect(await school.proposals('?status=withdrawn')).toMatchObject([{ id: first?.id }])
})
