import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fieldsOf, testApp } from '../../../testing/test-app.ts'

const { call, database, outbox } = await testApp('reference', { SMS_COUNTRIES: '91, 977' })
beforeEach(() => database.db.execute(sql`delete from throttle`))
const requestCode = (mobile: string) => call('POST', '/open/otp', { body: { mobile } })
/** Mobiles that were written to; letters go to addresses. */
const sentTo = async () => (await outbox()).map(({ to }) => to).filter((to) => to.startsWith('+'))

test('codes go to the countries that are served', async () => {
  expect([(await requestCode('98765 43210')).status, (await requestCode('+977 984 123 4567')).status]).toEqual([
    200, 200,
  ])
  expect((await sentTo()).sort()).toEqual(['+919876543210', '+9779841234567'])
})

test.each(['+44 7400 123456', '+1 868 291 1234', '+960 771 2345'])('none goes to %s', async (mobile) => {
  const before = await sentTo()
  const rejected = await requestCode(mobile)
  expect([rejected.status, fieldsOf(rejected)]).toEqual([422, ['mobile']])
  expect(JSON.stringify(rejected.body)).toContain('Enter a number that begins with +91, +977')
  expect(await sentTo()).toEqual(before)
  // Rejected numbers are counted nowhere, however many they are.
  expect((await database.db.execute(sql`select key from throttle`)).rows).toEqual([])
})

test('nor is a guardian there named by a person under 18', async () => {
  const person = { name: 'Asha Rao', email: 'young@example.in', mobile: '98765 43219', password: 'a neem by the gate' }
  const guardian = { name: 'Meera Rao', mobile: '+44 7400 123456' }
  const body = {
    ...person,
    date_of_birth: `${new Date().getFullYear() - 12}-01-01`,
    guardian,
    consentVersion: '2026-11',
  }
  expect(fieldsOf(await call('POST', '/open/student-signup', { body }))).toEqual(['guardian.mobile'])
})

test('an enquiry comes from anywhere, and so does who signs up without a code', async () => {
  const mobile = '+44 7400 123456'
  const enquiryBody = { name: 'Asha', mobile, consentVersion: '2026-11' }
  expect((await call('POST', '/open/enquiry/general', { body: enquiryBody })).status).toBe(200)
  const person = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    password: 'a neem by the gate',
    date_of_birth: '2001-04-30',
  }
  const body = { ...person, mobile, consentVersion: '2026-11' }
  expect((await call('POST', '/open/student-signup', { body })).status).toBe(200)
})
