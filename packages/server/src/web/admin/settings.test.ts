import { type Setting, settingNames } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { settingsOf } from './settings.ts'

const { asAdmin, call } = await testApp('demo')
/** Settings of a production server with these variables, by their names. */
function settingsWith(variables: Record<string, string>): Map<string, Setting> {
  const result = readConfig({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'https://www.example.in',
    SESSION_SECRET: 'mZ8kq1vX0pLw3nRt7bYc5dHs9gJf2aUe4iO6',
    ENCRYPTION_KEY: 'Qe7uW2rT9yI4oP1aS6dF3gH8jK5lZ0xCvBnM',
    ...variables,
  })
  if ('problems' in result) throw new Error(result.problems.join())
  return new Map(settingsOf(result.config).map((setting) => [setting.name, setting]))
}

test('the demo says what stands in, in the order of the page, and to nobody without a session', async () => {
  const { status, body } = await asAdmin<{ data: Setting[] }>('GET', '/admin/settings')
  expect([status, body.data.map(({ name }) => name)]).toEqual([200, [...settingNames]])
  const states = Object.fromEntries(body.data.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ mode: 'demo', mail: 'outbox', sms: 'outbox', payments: 'sandbox' })
  expect((await call('GET', '/admin/settings')).status).toBe(401)
})

test('what is off in production is named with the variable that turns it on', () => {
  const settings = settingsWith({})
  for (const [name, variable] of [
    ['mail', 'SMTP_URL'],
    ['sms', 'SMS_URL'],
    ['payments', 'RAZORPAY_KEY_ID'],
    ['security-contact', 'SECURITY_CONTACT'],
  ] as const)
    expect(settings.get(name)).toMatchObject({ state: 'off', variable })
  expect(settings.get('second-factor')?.state).toBe('required')
})

test('what is on is said without a secret', () => {
  const secrets = {
    SMTP_URL: 'smtps://mailer:mail-password@mail.example.in',
    RAZORPAY_KEY_ID: 'rzp_live_keyname',
    RAZORPAY_KEY_SECRET: 'gateway-password',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-password',
  }
  const settings = settingsWith({ ...secrets, SMTP_FROM: 'hello@example.in', REFUND_APPROVAL_ABOVE: '2500' })
  expect(settings.get('mail')?.state).toBe('on')
  expect(settings.get('payments')?.state).toBe('live')
  expect(settings.get('refunds')?.value).toBe('₹2,500')
  expect(JSON.stringify([...settings.values()])).not.toMatch(/password|keyname|mailer|mZ8kq|Qe7uW/)
})
