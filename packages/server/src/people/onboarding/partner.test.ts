import type { ErrorBody, Partner, SecurityEvent } from '@pravesh/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeOf, fieldsOf, testApp } from '../../../testing/test-app.ts'
import { securityEvent } from '../../platform/db/tables.ts'

type WriteResponse = { data: Partner; message: string }
const { asAdmin, updateAsAdmin, call, database, outbox } = await testApp('demo')
beforeEach(() => database.db.execute(sql`truncate partner_application cascade`))
/** Events of the security log about an application. */
const eventsOf = async (kind: SecurityEvent['kind'], partner: number) =>
  (await database.db.select().from(securityEvent).where(eq(securityEvent.kind, kind))).filter(
    ({ details }) => details.partner === partner,
  )
const application = (overrides: object = {}) => ({
  instituteType: 'school',
  name: 'Modern School',
  person: 'Meera Nair',
  email: 'meera@example.in',
  mobile: '98765 43210',
  proof: ['/files/letter.pdf'],
  ...overrides,
})
const apply = (overrides: object = {}) =>
  asAdmin<WriteResponse>('POST', '/admin/become-partner', application(overrides))
const move = (id: number, status: string) => updateAsAdmin<WriteResponse>('/admin/become-partner', { id, status })
const readAt = async (id: number) =>
  (await asAdmin<WriteResponse>('GET', `/admin/become-partner/${id}`)).body.data.updatedAt
const approve = async (us_id: number, instituteId?: number, updatedAt?: string) =>
  asAdmin<WriteResponse>('PUT', '/admin/become-partner-add', {
    us_id,
    ...(instituteId ? { instituteId } : {}),
    updatedAt: updatedAt ?? (await readAt(us_id)),
  })
async function verified(overrides: object = {}): Promise<number> {
  const { id } = (await apply(overrides)).body.data
  await move(id, 'contacted')
  await move(id, 'verified')
  return id
}

test('an application is written down once, read and changed', async () => {
  const added = await apply()
  expect([added.status, added.body.message]).toEqual([200, 'Partner Added Successfully'])
  const { id, us_id, status, mobile } = added.body.data
  expect([us_id, status, mobile]).toEqual([id, 'new', '+919876543210'])
  const secondResponse = await apply({ email: 'MEERA@example.in' })
  expect([secondResponse.status, codeOf(secondResponse)]).toEqual([409, 'DUPLICATE'])
  expect((await asAdmin('GET', `/admin/become-partner/${id}`)).status).toBe(200)
  expect((await asAdmin('GET', '/admin/become-partner/999999')).status).toBe(404)
  const list = await asAdmin<{ total: number }>('GET', '/admin/become-partner?status=new&search=meera')
  expect(list.body.total).toBe(1)
  expect(fieldsOf(await apply({ email: 'b@example.in', instituteId: 999_999 }))).toEqual(['instituteId'])
  expect(fieldsOf(await apply({ email: 'b@example.in', mobile: '+91 00000 00000' }))).toEqual(['mobile'])
})

test('states move forward only, and approval is not a mere state', async () => {
  const { id } = (await apply({ name: 'Second School' })).body.data
  for (const targetStatus of ['verified', 'approved', 'new'] as const) {
    const response = await move(id, targetStatus)
    expect(response.status).toBe(targetStatus === 'new' ? 200 : 409)
  }
  expect((await approve(id, 1)).status).toBe(409)
  expect((await move(id, 'contacted')).body.data.timeline.map((s) => s.to)).toEqual(['new', 'contacted'])
  const waitingIds = async (waiting: boolean) => {
    const list = await asAdmin<{ data: Partner[] }>('GET', `/admin/become-partner?waiting=${waiting}`)
    return list.body.data.map((partner) => partner.id)
  }
  expect([await waitingIds(true), await waitingIds(false)]).toEqual([[id], []])
  expect((await move(id, 'rejected')).status).toBe(200)
  expect([await waitingIds(true), await waitingIds(false)]).toEqual([[], [id]])
  expect((await move(id, 'contacted')).status).toBe(409)
  // A closed application allows a new one.
  expect((await apply({ name: 'Second School' })).status).toBe(200)
})

test('a refusal is mailed with its reason where staff choose so, and is silent otherwise', async () => {
  const mailsTo = async (email: string) =>
    (await outbox()).filter(({ to, subject }) => to === email && subject?.startsWith('Your application'))
  for (const [email, notify] of [
    ['silent@example.in', undefined],
    ['reader@example.in', 'We could not reach the school'],
  ] as const) {
    const { id } = (await apply({ email })).body.data
    const response = await updateAsAdmin('/admin/become-partner', {
      id,
      status: 'rejected',
      remarks: 'For staff',
      notify,
    })
    expect(response.status).toBe(200)
    expect(await eventsOf('partner-rejected', id)).toHaveLength(1)
    const mails = await mailsTo(email)
    expect(mails.map(({ text }) => text)).toEqual(notify ? [expect.stringContaining(notify)] : [])
    expect(mails.some(({ text }) => text.includes('For staff'))).toBe(false)
  }
  const { id } = (await apply({ email: 'other@example.in' })).body.data
  const earlyResponse = await updateAsAdmin('/admin/become-partner', {
    id,
    status: 'contacted',
    notify: 'Not a refusal',
  })
  expect(fieldsOf(earlyResponse)).toEqual(['notify'])
})

test('approval links the institute, makes a login, and mails a link for the first sign-in that works once and expires', async () => {
  const id = await verified({ email: 'principal@example.in' })
  expect(fieldsOf(await approve(id))).toEqual(['instituteId'])
  const responses = await Promise.all(Array.from({ length: 5 }, () => approve(id, 2)))
  expect(responses.map((a) => a.status).sort()).toEqual([200, 409, 409, 409, 409])
  const approved = await eventsOf('partner-approved', id)
  expect(approved).toMatchObject([{ realm: 'admin', details: { ofRealm: 'buyer', institute: 2, newLogin: true } }])
  const stored = await database.db.execute(sql`
    select a.must_change_password, a.institute_type, b.institute, s.is_partner, s.claimed
    from buyer_account a join buyer_institute b on b.buyer = a.id join school s on s.id = b.institute
    where a.email = 'principal@example.in'`)
  expect(stored.rows).toEqual([
    { must_change_password: true, institute_type: 'school', institute: 2, is_partner: true, claimed: true },
  ])
  const sent = (await outbox()).filter((m) => m.to === 'principal@example.in')
  expect(sent.map((m) => m.subject)).toEqual([
    expect.stringMatching(/: your login$/),
    'We have your application to manage Modern School',
  ])
  const linkOf = (text = '') => new URLSearchParams(/first-sign-in#(\S+)/.exec(text)?.[1])
  const link = linkOf(sent[0]?.text)
  expect([link.get('type'), link.get('email')]).toEqual(['school', 'principal@example.in'])
  const login = { email: 'principal@example.in', password: link.get('code'), institute_type: 'school' }
  const rejected = await call('POST', '/open/buyer-login', { body: login })
  expect([rejected.status, codeOf(rejected)]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED'])
  const new_password = 'the neem tree is 90 years old'
  const sendLink = () => asAdmin<Partial<ErrorBody>>('PUT', '/admin/become-partner-link', { us_id: id })
  expect((await sendLink()).status).toBe(200)
  // The link that was sent again ends the one before.
  expect(codeOf(await call('POST', '/open/buyer-login', { body: { ...login, new_password } }))).toBe('INVALID_LOGIN')
  const [secondMail] = (await outbox()).filter((m) => m.to === 'principal@example.in')
  const body = { ...login, password: linkOf(secondMail?.text).get('code'), new_password }
  const expireCodes = sql`update temporary_password set expires_at = expires_at - interval '8 days'`
  const restoreCodes = sql`update temporary_password set expires_at = expires_at + interval '8 days'`
  await database.db.execute(expireCodes)
  expect(codeOf(await call('POST', '/open/buyer-login', { body }))).toBe('INVALID_LOGIN')
  await database.db.execute(restoreCodes)
  const entered = await call<{ auth_token: string }>('POST', '/open/buyer-login', { body })
  expect(codeOf(await call('POST', '/open/buyer-login', { body }))).toBe('INVALID_LOGIN')
  expect([
    (await sendLink()).body.code,
    codeOf(await asAdmin('PUT', '/admin/become-partner-link', { us_id: 999 })),
  ]).toEqual(['CONFLICT', 'NOT_FOUND'])
  const ownInstitutes = await call<{ data: { sid: number }[] }>('GET', '/buyer/institute', {
    token: entered.body.auth_token,
  })
  expect(ownInstitutes.body.data.map((i) => i.sid)).toEqual([2])
  expect(codeOf(await updateAsAdmin('/admin/become-partner', { id, city: 'Pune' }))).toBe('CONFLICT')
})

test('an application that somebody changed since it was read is not approved', async () => {
  const id = await verified({ email: 'office@example.in', name: 'Fourth School', instituteId: 4 })
  const read = await readAt(id)
  const unversionedResponse = await asAdmin('PUT', '/admin/become-partner-add', { us_id: id })
  expect([unversionedResponse.status, fieldsOf(unversionedResponse)]).toEqual([422, ['updatedAt']])
  const changed = await updateAsAdmin<WriteResponse>('/admin/become-partner', { id, email: 'somebody@else.example' })
  const lateResponse = await asAdmin<ErrorBody>('PUT', '/admin/become-partner-add', {
    us_id: id,
    instituteId: 4,
    updatedAt: read,
  })
  expect([lateResponse.status, lateResponse.body.code, lateResponse.body.record]).toEqual([
    409,
    'CONFLICT',
    changed.body.data,
  ])
  expect((await approve(id, 4)).status).toBe(200)
})

test('an application that somebody changed since it was read is not changed', async () => {
  const { id, updatedAt } = (await apply()).body.data
  const put = (fields: object) =>
    asAdmin<WriteResponse & Partial<ErrorBody>>('PUT', '/admin/become-partner', { id, ...fields })
  const unversioned = await put({ city: 'Pune' })
  expect([unversioned.status, fieldsOf(unversioned)]).toEqual([422, ['updatedAt']])
  const first = await put({ city: 'Pune', updatedAt })
  expect(Date.parse(first.body.data.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  for (const change of [{ city: 'Wardha' }, { status: 'contacted' }, { status: 'approved' }]) {
    const lateResponse = await put({ ...change, updatedAt })
    expect([lateResponse.status, lateResponse.body.code, lateResponse.body.record]).toEqual([
      409,
      'CONFLICT',
      first.body.data,
    ])
  }
  const moved = await put({ status: 'contacted', updatedAt: first.body.data.updatedAt })
  expect([moved.status, moved.body.data.city]).toEqual([200, 'Pune'])
})

test('who has a login keeps it and gets the second institute too', async () => {
  const first = await verified({ email: 'head@example.in', name: 'Fifth School', instituteId: 5 })
  expect((await approve(first)).status).toBe(200)
  const id = await verified({ email: 'Head@example.in', name: 'Third School', instituteId: 3 })
  expect((await approve(id)).status).toBe(200)
  const linked = await database.db.execute(sql`select institute from buyer_institute b
    join buyer_account a on a.id = b.buyer where lower(a.email) = 'head@example.in' order by 1`)
  expect(linked.rows).toEqual([{ institute: 3 }, { institute: 5 }])
  const [mail] = (await outbox()).filter((m) => m.to === 'Head@example.in')
  expect(mail?.text).toContain('Sign in with the password you have')
})
