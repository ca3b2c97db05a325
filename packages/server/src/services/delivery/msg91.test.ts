import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure } from '../jobs/run.ts'
import { type Sms, smsLanguage } from './message.ts'
import { msg91Texter } from './msg91.ts'

const seen: { key: unknown; body: unknown }[] = []
let stubResponse: { status: number; body: string } | 'silence' = { status: 200, body: '' }
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    seen.push({ key: request.headers.authkey, body: JSON.parse(text) })
    if (stubResponse !== 'silence')
      response.writeHead(stubResponse.status, { location: 'http://localhost:1/' }).end(stubResponse.body)
  })
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/v5/flow`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const sms = {
  to: '+919876543210',
  template: 'otp',
  language: 'en',
  values: ['123456', '5'],
  text: '123456 is your code',
} as const
const send = (
  nextResponse: typeof stubResponse,
  templates: { otp?: string; otp_hi?: string } = { otp: 'dlt-1' },
  message: Sms = sms,
) => {
  stubResponse = nextResponse
  const texter = msg91Texter({ url, key: 'sms-secret', templates }, 400)
  return texter.send(message, 'sms-1').catch((error: unknown) => error)
}

test('sends the template with its variables, the key in its header and the number without a plus', async () => {
  expect(await send({ status: 200, body: '{"type":"success","message":"3161"}' })).toBeUndefined()
  expect(seen[0]).toEqual({
    key: 'sms-secret',
    body: {
      template_id: 'dlt-1',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', VAR1: '123456', VAR2: '5' }],
    },
  })
})

test.each([
  [{ status: 200, body: '{"type":"error","message":"919876543210 is blocked"}' }, true],
  [{ status: 200, body: '<html>' }, true],
  [{ status: 401, body: '{}' }, true],
  [{ status: 429, body: '{}' }, false],
  [{ status: 503, body: 'down' }, false],
  [{ status: 302, body: '' }, false],
  ['silence', false],
] as const)('%j: beyond help is %s', async (providerResponse, isPermanent) => {
  const error = await send(providerResponse)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof PermanentFailure).toBe(isPermanent)
  expect(String(error)).not.toMatch(/\d{6}|secret/)
})

test('a template without an id is not sent', async () => {
  expect(String(await send({ status: 200, body: '' }, {}))).toContain('SMS_TEMPLATE_OTP is not set')
})

test('a message in Hindi is sent by its own template; without one it is written in English from the beginning', async () => {
  const inHindi: Sms = { ...sms, language: 'hi' }
  expect(
    await send({ status: 200, body: '{"type":"success"}' }, { otp: 'dlt-1', otp_hi: 'dlt-2' }, inHindi),
  ).toBeUndefined()
  expect(seen.at(-1)?.body).toMatchObject({ template_id: 'dlt-2' })
  const provider = { url, key: 'k', templates: { otp: 'dlt-1', otp_hi: 'dlt-2', password: 'dlt-3' } }
  expect(smsLanguage({ sms: provider }, 'otp', 'hi')).toBe('hi')
  expect(smsLanguage({ sms: provider }, 'password', 'hi')).toBe('en')
  // The demo has no provider: its outbox shows the text itself.
  expect(smsLanguage({ sms: undefined }, 'password', 'hi')).toBe('hi')
})
