import type { StaffProposal } from '@pravesh/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codeOf, fieldsOf } from '../../../testing/test-app.ts'
import { offices } from './testing/office.ts'

const { asAdmin, db, office, decide, waits } = await offices()

test('the desk accepts: the page says it, the institute is its source and is told, and it is written down', async () => {
  const school = await office('school')
  const currentName = (await school.own()).name
  const proposal = await waits(school, { name: 'Banyan Vidyalaya' })
  expect(proposal).toMatchObject({
    ...{
      instituteType: 'school',
      instituteId: school.id,
      instituteName: currentName,
      matter: 'name',
      status: 'waiting',
    },
    ...{ by: school.email, changed: [], decidedBy: null, decidedAt: null, reason: null },
    fields: [
      {
        name: 'name',
        held: { value: currentName },
        proposed: { value: 'Banyan Vidyalaya' },
        now: { value: currentName },
      },
    ],
  })
  const read = await asAdmin<{ data: StaffProposal }>('GET', `/admin/proposals/${proposal.id}`)
  expect(read.body.data).toEqual(proposal)
  const responses = await Promise.all(Array.from({ length: 4 }, () => decide(proposal, { status: 'accepted' })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const accepted = responses.find(({ status }) => status === 200)?.body
  expect(accepted).toMatchObject({
    message: 'Proposal Updated Successfully',
    data: { status: 'accepted', decidedBy: 'admin' },
  })
  expect(await school.page()).toMatchObject({
    name: 'Banyan Vidyalaya',
    sources: { name: { name: currentName, tier: 'institute' } },
  })
  expect(await school.own()).toMatchObject({ name: 'Banyan Vidyalaya', version: 2, waiting: [] })
  const [mail] = await school.mails()
  expect(mail?.subject).toBe('Banyan Vidyalaya on Pravesh: your change of the name is accepted')
  const [line] = await school.log()
  expect(line).toMatchObject({
    ...{ action: 'changed', realm: 'admin', by: 'admin', proposal: proposal.id },
    fields: [{ name: 'name', before: currentName, after: 'Banyan Vidyalaya' }],
  })
  expect((await decide(proposal, { status: 'refused', reason: 'No.' })).body.message).toBe('It is accepted already')
  expect((await asAdmin('GET', '/admin/proposals/999999')).status).toBe(404)
})

test('the desk refuses with a reason, which the institute reads; the page stays', async () => {
  const school = await office('school')
  const { name } = await school.own()
  const proposal = await waits(school, { name: 'Delhi Public School' })
  expect(fieldsOf(await decide(proposal, { status: 'refused' }))).toEqual(['reason'])
  expect(fieldsOf(await decide(proposal, { status: 'accepted', reason: 'Fine.' }))).toEqual(['reason'])
  const reason = 'The register knows you by another name.'
  expect((await decide(proposal, { status: 'refused', reason })).status).toBe(200)
  expect((await school.page()).name).toBe(name)
  expect(await school.proposals()).toMatchObject([{ status: 'refused', reason, fields: [{ accepted: false }] }])
  const [mail] = await school.mails()
  expect([mail?.subject, mail?.text]).toEqual([
    `${name} on Pravesh: your change of the name is not accepted`,
    expect.stringContaining(reason),
  ])
  // A rejected change may be proposed again.
  expect((await school.put({ name: 'Delhi Public School, Wardha' })).body.proposed).toEqual(['name'])
  expect((await school.proposals()).map(({ status }) => status)).toEqual(['waiting', 'refused'])
})

test('of one proposal the desk may accept some fields, and says why not the others', async () => {
  const school = await office('school')
  const proposal = await waits(school, { address: '12 Hill Road', lat: 20.7, lng: 78.6 })
  expect(fieldsOf(await decide(proposal, { status: 'accepted', fields: ['address'] }))).toEqual(['reason'])
  const reason = 'The point lies in the river.'
  expect(fieldsOf(await decide(proposal, { status: 'accepted', fields: ['city'], reason }))).toEqual(['fields'])
  const half = await decide(proposal, { status: 'accepted', fields: ['address'], reason })
  expect(half.body.data.fields.map(({ name, accepted }) => [name, accepted])).toEqual([
    ['address', true],
    ['lat', false],
    ['lng', false],
  ])
  expect(await school.live()).toMatchObject({ address: '12 Hill Road', lat: null, lng: null })
})

test('what changed on the page meanwhile, or was replaced since it was read, is not decided on unseen', async () => {
  const school = await office('school')
  const proposal = await waits(school, { name: 'Teak Vidyalaya', nameLocal: 'सागौन' })
  // The staff's own edit is not hindered.
  const edit = { name: 'Sal Vidyalaya' }
  expect((await school.edit(edit)).status).toBe(200)
  expect(await school.waiting()).toMatchObject([{ changed: ['name'], fields: [{ now: { value: edit.name } }, {}] }])
  const unseen = await decide(proposal, { status: 'accepted' })
  expect([unseen.status, codeOf(unseen), unseen.body.message]).toEqual([
    409,
    'CONFLICT',
    'Changed on the page since it was proposed: name. Read it again, or accept with overwrite',
  ])
  await school.put({ name: 'Shisham Vidyalaya' })
  const replaced = await decide(proposal, { status: 'accepted', overwrite: true })
  expect([replaced.status, replaced.body.message]).toEqual([
    409,
    'The institute changed it since you read it. Read it again',
  ])
  const [now] = await school.waiting()
  expect((await decide(now ?? proposal, { status: 'accepted', overwrite: true })).status).toBe(200)
  expect((await school.page()).name).toBe('Shisham Vidyalaya')
  await school.put({ name: 'Ebony Vidyalaya' })
  const [last] = await school.waiting()
  await school.withdraw(last?.id ?? 0)
  expect((await decide(last ?? proposal, { status: 'accepted' })).body.message).toBe('The institute took it back')
})

test('who changed what is kept: values of what an institute is known by, else the names of fields', async () => {
  const school = await office('school')
  expect(await school.log()).toMatchObject([{ action: 'added', by: 'admin', realm: 'admin' }])
  await school.put({ about: 'One.' })
  await school.put({ about: 'Two.', timings: '8 to 2' })
  await school.edit({ address: 'Hill Road', students: 12 })
  await school.edit({ address: 'Hill Road' })
  // Consecutive saves are one line; unchanged fields have none.
  expect(await school.log()).toMatchObject([
    { realm: 'admin', fields: [{ name: 'address', before: 'Station Road', after: 'Hill Road' }, { name: 'students' }] },
    {
      realm: 'buyer',
      account: school.account,
      by: school.email,
      fields: [{ name: 'about' }, { name: 'timings' }],
    },
    { action: 'added' },
  ])
  await db.execute(sql`delete from buyer_account where id = ${school.account}`)
  expect((await asAdmin('DELETE', `/admin/school-details/${school.id}`)).status).toBe(200)
  expect((await school.log())[0]).toMatchObject({
    action: 'deleted',
    fields: [{ name: 'name', before: school.name, after: null }],
  })
  expect((await db.execute(sql`select 1 from institute_proposal where institute_id = ${school.id}`)).rows).toEqual([])
})

test('a decision is told to nobody who may no longer sign in', async () => {
  const school = await office('school')
  const proposal = await waits(school, { name: 'Peepal Vidyalaya' })
  await db.execute(sql`update buyer_account set suspended = true where id = ${school.account}`)
  expect((await decide(proposal, { status: 'accepted' })).status).toBe(200)
  expect(await school.mails()).toEqual([])
})
