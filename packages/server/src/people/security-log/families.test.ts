import { currentConsent } from '@pravesh/messages'
import { expect, test } from 'vitest'
import { logApp } from './testing/log-app.ts'

const { call, outbox, rows } = await logApp()
const thisYear = new Date().getFullYear()
let last = 9_300_000_000
const nextMobile = () => String(++last)
const password = 'a long enough one'
const account = { holder: 'Ira Das', number: '123456789012', ifsc: 'SBIN0000300', type: 'savings' }

async function signUp(age: number, guardian?: { name: string; mobile: string }) {
  const mobile = nextMobile()
  const person = { name: 'Ira Das', email: `ira${mobile}@example.in`, mobile, password }
  const body = {
    ...person,
    date_of_birth: `${thisYear - age}-01-01`,
    consentVersion: '2026-11',
    ...(guardian && { guardian }),
  }
  const { body: opened } = await call<{ auth_token: string; insertid: number }>('POST', '/open/student-signup', {
    body,
  })
  return { id: opened.insertid, token: opened.auth_token, email: person.email }
}
const lastTextTo = async (to: string) => (await outbox()).find((message) => message.to === to)?.text ?? ''
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
/** Kinds of events of an account, without what it tells of itself. */
const kindsOf = async (id: number) =>
  (await rows()).filter((row) => row.realm === 'student' && row.account === id).map(({ kind }) => kind)

test('a new account, its proven address and its bank account are events, without their values', async () => {
  const { id, token, email } = await signUp(20)
  await call('POST', '/student/email-code', { token })
  const otp = codeIn(await lastTextTo(email))
  const wrong = otp === '000000' ? '111111' : '000000'
  expect((await call('POST', '/student/email-code/verify', { token, body: { otp: wrong } })).status).toBe(422)
  expect((await call('POST', '/student/email-code/verify', { token, body: { otp } })).status).toBe(200)
  expect((await call('POST', '/student/bank-detail', { token, body: account })).status).toBe(200)
  const change = { number: '210987654321', current_password: 'not that one' }
  expect((await call('PUT', '/student/bank-detail', { token, body: change })).status).toBe(422)
  const changed = { ...change, current_password: password }
  expect((await call('PUT', '/student/bank-detail', { token, body: changed })).status).toBe(200)
  expect(await kindsOf(id)).toEqual(['signed-up', 'email-proven', 'bank-account-changed', 'bank-account-changed'])
  const text = JSON.stringify(await rows())
  for (const value of [account.number, changed.number, email, 'Ira Das', otp]) expect(text).not.toContain(value)
})

test('a guardian who agrees and withdraws is an event of the account', async () => {
  const mobile = nextMobile()
  const { id } = await signUp(16, { name: 'Bina Das', mobile })
  const message = await lastTextTo(`+91${mobile}`)
  const link = /[?]id=([\w-]+)/.exec(message)?.[1] ?? ''
  const declared = { name: 'Bina Das', relation: 'mother', birthYear: thisYear - 40 }
  const body = { ...declared, id: link, otp: codeIn(message), consentVersion: currentConsent('guardian').version }
  expect((await call('POST', '/open/guardian', { body })).status).toBe(200)
  expect((await rows()).at(-1)).toMatchObject({
    kind: 'guardian-agreed',
    account: id,
    details: { proof: 'mobile-code' },
  })
  expect(await kindsOf(id)).toEqual(['signed-up', 'guardian-agreed'])
  expect(JSON.stringify(await rows())).not.toContain('Bina Das')
})
