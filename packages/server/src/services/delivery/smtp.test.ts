import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PermanentFailure, UnknownOutcome } from '../jobs/run.ts'
import { smtpMailer } from './smtp.ts'

const receivedMails: { to: string[]; from: string; text: string }[] = []
let signedIn = 0
const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth({ username, password }, _session, done) {
    signedIn++
    if (username === 'pravesh' && password === 'smtp-secret') return done(null, { user: username })
    done(Object.assign(new Error('no'), { responseCode: 535 }))
  },
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('gone')) return done(Object.assign(new Error(`${address} unknown`), { responseCode: 550 }))
    if (address.startsWith('full')) return done(Object.assign(new Error(`${address} full`), { responseCode: 452 }))
    done()
  },
  onData(stream, { envelope }, done) {
    let text = ''
    stream.setEncoding('utf8').on('data', (part) => {
      text += part
    })
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      receivedMails.push({ to: envelope.rcptTo.map(({ address }) => address), from, text })
      done()
    })
  },
})
let port = 0
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => new Promise<void>((done) => server.close(done)))

const mailer = (password = 'smtp-secret', requireTls = false) => {
  const url = `smtp://pravesh:${password}@127.0.0.1:${port}`
  return smtpMailer({ url, from: 'Pravesh <hello@pravesh.example>', requireTls }, 3_000)
}
const mail = (to: string, overrides: object = {}) => ({
  to,
  subject: 'Your new password',
  text: 'नमस्ते\nABCD',
  ...overrides,
})
const errorOf = (sending: Promise<void>) => sending.then(() => undefined).catch((error: unknown) => error)

test('a mail arrives: one recipient, UTF-8, and a name of its own that does not change', async () => {
  await mailer().send(mail('asha@example.in', { html: '<p>नमस्ते</p>' }), 'mail-7')
  const [receivedMail] = receivedMails
  expect(receivedMail).toMatchObject({ to: ['asha@example.in'], from: 'hello@pravesh.example' })
  expect(receivedMail?.text).toContain('From: Pravesh <hello@pravesh.example>')
  expect(receivedMail?.text).toContain('Message-ID: <mail-7@pravesh.example>')
  expect(receivedMail?.text).toContain('Subject: Your new password')
  expect(receivedMail?.text).toContain('multipart/alternative')
})

test('an unknown recipient is beyond help, a full box or a wrong password is not; none of them is told', async () => {
  const [missingError, full, locked] = [
    await errorOf(mailer().send(mail('gone@example.in'), 'mail-1')),
    await errorOf(mailer().send(mail('full@example.in'), 'mail-2')),
    await errorOf(mailer('not-the-one').send(mail('asha@example.in'), 'mail-3')),
  ]
  expect(missingError).toBeInstanceOf(PermanentFailure)
  expect(full).not.toBeInstanceOf(PermanentFailure)
  expect(locked).not.toBeInstanceOf(PermanentFailure)
  expect([missingError, full, locked].map(String)).toEqual([
    'PermanentFailure: SMTP EENVELOPE, reply 550',
    'Error: SMTP EENVELOPE, reply 452',
    'Error: SMTP EAUTH, reply 535',
  ])
})

test('where TLS is required, a server that does not offer it is told nothing: no password, no letter', async () => {
  const before = [receivedMails.length, signedIn]
  expect(String(await errorOf(mailer('smtp-secret', true).send(mail('asha@example.in'), 'mail-8')))).toBe(
    'Error: SMTP ETLS, reply 500',
  )
  expect([receivedMails.length, signedIn]).toEqual(before)
})

test.each([
  mail('asha@example.in', { subject: 'Hello\r\nBcc: all@example.in' }),
  mail('asha@example.in\r\nBcc: all@example.in'),
  mail('asha@example.in, all@example.in'),
])('headers cannot be smuggled in', async (smuggler) => {
  const before = receivedMails.length
  expect(await errorOf(mailer().send(smuggler, 'mail-4'))).toBeInstanceOf(PermanentFailure)
  expect(receivedMails).toHaveLength(before)
})

test('a server that says nothing, and one that is not there, are given up in time', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const address = mute.address()
  const sendViaPort = (place: number) =>
    smtpMailer({ url: `smtp://127.0.0.1:${place}`, from: 'a@b.in', requireTls: false }, 400).send(
      mail('asha@example.in'),
      'mail-5',
    )
  expect(String(await errorOf(sendViaPort(typeof address === 'object' && address ? address.port : 0)))).toMatch(
    /^Error: SMTP ETIMEDOUT/,
  )
  mute.close()
  expect(String(await errorOf(sendViaPort(1)))).toMatch(/^Error: SMTP E(SOCKET|CONNECTION|CONNREFUSED)/)
})

test('a server that goes away before it says whether it took the letter leaves that open', async () => {
  const leaving = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, session, done) => (address ? done() : done(new Error(`${session.id} has no sender`))),
    onData(stream, session) {
      stream.resume().on('end', () => sockets.get(session.remotePort)?.destroy())
    },
  })
  const sockets = new Map<number, Socket>()
  leaving.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  leaving.listen(0, '127.0.0.1')
  await once(leaving.server, 'listening')
  const address = leaving.server.address()
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const error = await errorOf(
    smtpMailer({ url, from: 'a@b.in', requireTls: false }, 1_000).send(mail('asha@example.in'), 'mail-6'),
  )
  expect(error).toBeInstanceOf(UnknownOutcome)
  await new Promise<void>((done) => leaving.close(done))
})
