import { createHash } from 'node:crypto'
import { applicationStates, applicationTransitions, documentExample, isClosed } from '@pravesh/contract'
import { languages } from '@pravesh/messages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pdfOf } from '../../catalogue/files/testing/pdfs.ts'
import { removeInstitutes } from '../../catalogue/institute/remove.ts'
import { payingApp } from '../payment/testing/paying.ts'
import { expireOffers } from './transition/expire.ts'
import { lockApplication, transitionApplication } from './transition/transition.ts'
import { transitionErrorMessage } from './transition/transition-error.ts'

const { app, call, db, family, order, pay, confirm, parts } = await payingApp()
const editor = { realm: 'admin', account: 1, name: 'admin' } as const
const child = { name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother' }
type Body = Record<string, unknown>
const data = (response: { body: Body }) => response.body.data as unknown as Body & { id: number }

test('the table of moves names known states only, and money alone submits', () => {
  for (const [from, moves] of Object.entries(applicationTransitions))
    for (const [to, actors] of Object.entries(moves)) {
      expect(applicationStates).toContain(to)
      if (to === 'submitted') expect([from, actors]).toEqual(['payment_pending', ['payment']])
    }
  expect(applicationStates.filter((s) => Object.keys(applicationTransitions[s]).length === 0).every(isClosed)).toBe(
    true,
  )
})

test('a parent goes from child to form to payment to offer to enrolment; every step is on the timeline', async () => {
  const asha = await family('school')
  const { token } = asha
  const ira = data(await call('POST', '/student/manage-child', { token, body: child })).id
  const first = await call('GET', `/student/child-common-form/${ira}`, { token })
  expect(data(first).completeness).toMatchObject({ percent: 0 })
  await call('PUT', `/student/child-common-form/${ira}`, { token, body: { alumni: 'Mother, 2004' } })
  const address = { line: '12 Baner Road', city: 'Pune', state: 'Maharashtra', pincode: '411045' }
  const filled = await call('PUT', `/student/child-common-form/${ira}`, { token, body: { address } })
  expect(data(filled)).toMatchObject({ alumni: 'Mother, 2004', address })

  const listed = data(await call('POST', '/student/shortlist', { token, body: { instituteId: 1, child: ira } })).id
  const secondResponse = await call('POST', '/student/shortlist', { token, body: { instituteId: 1, child: ira } })
  expect([secondResponse.status, secondResponse.body.code, secondResponse.body.message]).toEqual([
    409,
    'ALREADY_SHORTLISTED',
    'Already Shortlist',
  ])
  expect(data(await call('GET', `/student/shortlist-form/${listed}`, { token })).application).toBeNull()
  const form = { class: 1, session: '2027-28', quota: 'General' }
  const draft = await call('PUT', `/student/shortlist-form/${listed}`, { token, body: form })
  expect(data(draft)).toMatchObject({
    ...form,
    childName: 'Ira',
    application: { status: 'draft' },
    common: { address },
  })

  const school = { instituteType: 'school', instituteId: 1 }
  await confirm(asha, await pay(await order(asha, school)), school)
  const sent = data(await call('GET', `/student/shortlist-form/${listed}`, { token }))
  expect(sent).toMatchObject({ fee: { paid: true }, payment: { status: 'paid' }, application: { status: 'submitted' } })
  const earlyResponse = await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { move: 'accept' } })
  expect(earlyResponse.body.code).toBe('CONFLICT')

  const id = (sent.application as { id: number }).id
  const moveAsInstitute = (to: 'under_review' | 'offered' | 'enrolled', fields = {}) =>
    db.transaction(async (tx) =>
      transitionApplication(
        tx,
        parts.notify,
        await lockApplication(tx, id),
        to,
        { by: 'institute', actor: 'School 1' },
        fields,
      ),
    )
  await moveAsInstitute('under_review')
  const lateResponse = await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { class: 2 } })
  expect([lateResponse.status, lateResponse.body.code]).toEqual([409, 'CONFLICT'])
  await moveAsInstitute('offered', { replyBy: '2099-01-01' })
  const accepted = await call('PUT', `/student/shortlist-form/${listed}`, {
    token,
    body: { move: 'accept', note: 'With joy' },
  })
  expect(data(accepted).application).toMatchObject({ status: 'accepted', replyBy: '2099-01-01' })
  const getRejection = async (move: string) =>
    (await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { move } })).body.message
  expect(await getRejection('accept')).toBe('You accepted this offer already')
  expect(await getRejection('decline')).toContain('To give the seat back, withdraw')
  expect(await getRejection('documents-added')).toBe(
    'The institute does not ask for documents now: your application is accepted',
  )
  await moveAsInstitute('enrolled')
  const { timeline } = data(await call('GET', `/student/shortlist-form/${listed}`, { token }))
  const steps = timeline as { to: string; by: string; actor: string; note: string | null; nextStep: string }[]
  expect(steps.map((s) => `${s.by} ${s.to}`)).toEqual([
    'family draft',
    'family payment_pending',
    'payment submitted',
    'institute under_review',
    'institute offered',
    'family accepted',
    'institute enrolled',
  ])
  expect(steps[5]).toMatchObject({ note: 'With joy', nextStep: 'Complete the admission at the institute' })
  // For its family an admission is closed, on the list as well; the fee that goes back ends it.
  expect(applicationTransitions.enrolled).toEqual({ withdrawn: ['admin'] })
  const back = await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { move: 'withdraw' } })
  expect([back.body.code, back.body.message]).toEqual([
    'CONFLICT',
    expect.stringContaining('The admission is complete'),
  ])
  const off = await call('DELETE', `/student/shortlist?id=${listed}`, { token })
  expect([off.body.code, off.body.message]).toEqual([
    'IN_USE',
    expect.stringContaining('The admission there is complete'),
  ])
  const rejectedDeletion = await call('DELETE', `/student/manage-child?id=${ira}`, { token })
  expect(rejectedDeletion.body.code).toBe('IN_USE')
})

test('a family that asks for a move which is not open reads why, and no name of a state', async () => {
  const asha = await family()
  const { token } = asha
  const listed = data(await call('POST', '/student/shortlist', { token, body: { instituteId: 1 } })).id
  const put = async (move: string) =>
    (await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { move } })).body.message
  expect(await put('accept')).toBe('You have not applied to this institute yet')
  await confirm(asha, await pay(await order(asha)))
  expect(await put('accept')).toBe('There is no offer to accept: your application is submitted')
  for (const [status, move, message] of [
    ['documents_requested', 'decline', 'There is no offer to decline: your application is waiting for documents'],
    ['expired', 'accept', 'The last day to reply to this offer has passed'],
    ['declined', 'accept', 'You declined this offer already'],
    ['rejected', 'withdraw', 'There is nothing to withdraw: your application is not selected'],
    ['withdrawn', 'withdraw', 'This application is withdrawn already'],
  ]) {
    const ended = status === 'withdrawn' ? sql`now()` : sql`null`
    await db.execute(sql`update application set status = ${status}, access_ended_at = ${ended},
      access_ended_by = case when ${status === 'withdrawn'} then 'family' end where account = ${asha.id}`)
    expect(await put(`${move}`)).toContain(message)
  }
  for (const from of applicationStates)
    for (const to of ['withdrawn', 'accepted', 'declined', 'under_review'] as const)
      if (!applicationTransitions[from][to]?.includes('family'))
        for (const language of languages)
          expect(transitionErrorMessage(from, to, language)).not.toMatch(
            /_|undefined|[{}]|This cannot be done|नहीं हो सकता/,
          )
})

test('an offer whose day is over expires by itself', async () => {
  const asha = await family()
  await confirm(asha, await pay(await order(asha)))
  await db.execute(sql`update application set status = 'offered', reply_by = '2020-01-01' where account = ${asha.id}`)
  expect(await expireOffers(db, parts.notify)).toBe(1)
  expect(await expireOffers(db, parts.notify)).toBe(0)
  const { rows } = await db.execute(sql`select status from application where account = ${asha.id}`)
  expect(rows).toEqual([{ status: 'expired' }])
})

test('an offer that is given another day while others expire does not expire', async () => {
  const [first, second] = [await family(), await family()]
  for (const payer of [first, second]) {
    await confirm(payer, await pay(await order(payer)))
    await db.execute(
      sql`update application set status = 'offered', reply_by = '2020-01-01' where account = ${payer.id}`,
    )
  }
  const longer: typeof parts.notify = async (tx) => {
    await tx.execute(sql`update application set reply_by = '2099-01-01' where account = ${second.id}`)
  }
  expect(await expireOffers(db, longer)).toBe(1)
  const { rows } = await db.execute(sql`select status from application where account = ${second.id}`)
  expect(rows).toEqual([{ status: 'offered' }])
})

test('a file is taken by what its bytes are, kept privately, and given back to its owner alone', async () => {
  const { token } = await family()
  const otherFamily = await family()
  const add = (content: string, overrides = {}) =>
    call('POST', '/student/documents', { token, body: { ...documentExample, content, ...overrides } })
  for (const bad of ['<script>alert(1)</script>', 'GIF89a', 'MZ'])
    expect([bad, (await add(Buffer.from(bad.padEnd(30)).toString('base64'))).status]).toEqual([bad, 422])
  expect((await add('not base64!')).status).toBe(422)
  expect((await add(documentExample.content, { number: '2345 6789 0124' })).status).toBe(422)
  const large = pdfOf(5 * 1_024 * 1_024)
  const largest = await add(large.toString('base64'))
  expect(largest.body).toMatchObject({ data: { mime: 'application/pdf', size: 5_242_880 } })
  const larger = await add(Buffer.concat([large, Buffer.alloc(1)]).toString('base64'))
  expect(larger.status).toBe(422)
  expect((await add('A'.repeat(8_000_000))).status).toBe(413)

  const added = data(await add(documentExample.content, { title: 'मेरी फ़ोटो "1"\r\nx: y' }))
  expect(added).toMatchObject({ mime: 'image/png', sharedWith: [] })
  const url = `/api/v1/student/documents/${added.id}`
  const file = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(added.sha256)
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''[\w%.-]+$/)
  const foreign = await app.inject({ url, headers: { authorization: `Bearer ${otherFamily.token}` } })
  expect(foreign.statusCode).toBe(404)
  expect((await app.inject({ url })).statusCode).toBe(401)

  await call('PUT', '/student/college-doc', { token, body: { slot: 'photo', document: added.id } })
  const slots = (await call('GET', '/student/college-doc', { token })).body.data as unknown as {
    slot: string
    document: Body | null
  }[]
  expect(slots).toHaveLength(13)
  expect(slots[0]).toMatchObject({ slot: 'photo', document: { id: added.id } })
  expect((await call('DELETE', `/student/documents/${added.id}`, { token })).status).toBe(200)
  expect((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(404)
})

test('what was shared with an institute stays as it was sent', async () => {
  const asha = await family()
  const { token } = asha
  const document = data(await call('POST', '/student/documents', { token, body: documentExample })).id
  const listed = data(await call('POST', '/student/shortlist', { token, body: { instituteId: 1 } })).id
  await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { documents: [document] } })
  await confirm(asha, await pay(await order(asha)))
  const [row] = (await call('GET', '/student/documents', { token })).body.data as unknown as Body[]
  expect(row?.sharedWith).toEqual([{ instituteType: 'college', instituteId: 1, instituteName: 'College 1' }])
  expect((await call('DELETE', `/student/documents/${document}`, { token })).body.code).toBe('IN_USE')
  const content = Buffer.from('%PDF-1.7 another file %%EOF').toString('base64')
  const padded = content.padEnd(Math.ceil(content.length / 4) * 4, '=')
  expect((await call('PUT', '/student/documents', { token, body: { id: document, content: padded } })).body.code).toBe(
    'IN_USE',
  )
  expect((await call('PUT', '/student/documents', { token, body: { id: document, title: 'Renamed' } })).status).toBe(
    200,
  )
  expect((await call('DELETE', `/student/shortlist?id=${listed}`, { token })).body.code).toBe('IN_USE')
  await call('PUT', `/student/shortlist-form/${listed}`, { token, body: { move: 'withdraw' } })
  expect((await call('DELETE', `/student/shortlist?id=${listed}`, { token })).status).toBe(200)
  expect((await call('DELETE', `/student/documents/${document}`, { token })).status).toBe(200)
})

test('the college form keeps the sections that are not named, and checks its colleges', async () => {
  const { token } = await family()
  const put = (body: object) => call('PUT', '/student/application-form', { token, body })
  expect(data(await put({ statement: 'I like bridges.' })).completeness).toMatchObject({ percent: 14 })
  const choices = [
    { eid: 1, priority: 1 },
    { eid: 2, priority: 2 },
  ]
  expect(data(await put({ choices }))).toMatchObject({ statement: 'I like bridges.', choices })
  expect((await put({ choices: [{ eid: 999_999, priority: 1 }] })).status).toBe(422)
  expect((await put({ choices: [choices[0], choices[0]] })).status).toBe(422)
  expect(data(await put({ choices: null }))).toMatchObject({ choices: null, statement: 'I like bridges.' })
})

test('an institute that somebody applied to cannot be deleted', async () => {
  const asha = await family()
  await order(asha, { instituteId: 2 })
  await expect(removeInstitutes(db, editor, 'college', [2])).rejects.toMatchObject({
    code: 'IN_USE',
    message: expect.stringContaining('1 application'),
  })
})
