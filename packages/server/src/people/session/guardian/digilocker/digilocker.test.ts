import { expect, test, vi } from 'vitest'
import { fieldsOf, testApp } from '../../../../../testing/test-app.ts'
import { openDigiLocker } from './provider.ts'

const { app, call, config, outbox } = await testApp('demo')
let last = 0
const id = 'AAAAAAAAAAAAAAAAAAAAAAAA'
const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url: url.replace(config.origin, '') })
  return { status: statusCode, location: String(headers.location ?? ''), body }
}
/** The link of DigiLocker's page with this label. */
function linkOf(body: string, label: RegExp): string {
  const links = [...body.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)]
  const [, href = ''] = links.find(([, , text = '']) => label.test(text)) ?? []
  return href.replaceAll('&#38;', '&')
}
const begin = async (lang = 'en') => get((await get(`/guardian/digilocker?id=${id}&lang=${lang}`)).location)

test('the way leads to DigiLocker with a state that says nothing, and the challenge of PKCE', async () => {
  const { status, location } = await get(`/guardian/digilocker?id=${id}`)
  const url = new URL(location)
  expect([status, url.pathname]).toEqual([303, '/sandbox/digilocker/public/oauth2/1/authorize'])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ response_type: 'code', code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) },
    redirect_uri: `${config.origin}/guardian/digilocker/return`,
  })
  expect(url.searchParams.get('state')).not.toContain(id)
})

test('who allows it comes back to the page, in its language, with a proof; who refuses comes back with a notice', async () => {
  const { body } = await begin('hi')
  const allowed = await get(linkOf(body, /Meera Kumar/))
  expect(allowed.location).toMatch(new RegExp(`^/hi/guardian\\?id=${id}&proof=s1\\.`))
  const refused = await get(linkOf(body, /Refuse/))
  expect(refused.location).toBe(`/hi/guardian?id=${id}&digilocker=failed`)
})

test('a state of nobody, and a code that is not known, prove nothing', async () => {
  expect((await get('/guardian/digilocker/return?code=adult&state=made-up')).location).toBe('/guardian?')
  const { body } = await begin()
  const link = linkOf(body, /Meera Kumar/)
  expect((await get(link.replace('code=adult', 'code=other'))).location).toContain('digilocker=failed')
  const swapped = new URL(link)
  swapped.searchParams.set('state', `${swapped.searchParams.get('state')}x`)
  expect((await get(swapped.href)).location).toBe('/guardian?')
})

/** The account of a girl of 16, and the id in the link to her guardian. */
async function asked() {
  const number = `97000${String(++last).padStart(5, '0')}`
  const born = `${new Date().getFullYear() - 16}-01-01`
  const girl = {
    name: 'Ira Kumar',
    email: `ira${number}@example.in`,
    mobile: `96000${number.slice(5)}`,
    date_of_birth: born,
  }
  const body = {
    ...girl,
    password: 'a neem by the gate',
    consentVersion: '2026-11',
    guardian: { name: 'Meera', mobile: number },
  }
  const { auth_token: token } = (await call<{ auth_token: string }>('POST', '/open/student-signup', { body })).body
  const sms = (await outbox()).find(({ to }) => to.endsWith(number))
  return { token, id: /[?]id=([\w-]+)/.exec(sms?.text ?? '')?.[1] ?? '' }
}
const proofOf = async (id: string, person: RegExp) => {
  const page = await get((await get(`/guardian/digilocker?id=${id}`)).location)
  const { location } = await get(linkOf(page.body, person))
  return new URL(location, config.origin).searchParams.get('proof') ?? ''
}
const agree = (id: string, proof: string) =>
  call('POST', '/open/guardian', { body: { id, proof, relation: 'mother', consentVersion: '2026-11-28' } })

test('a guardian agrees by the proof alone, and the ledger says by what', async () => {
  const { id, token } = await asked()
  const proof = await proofOf(id, /Meera Kumar/)
  const page = await call<{ data: object }>('GET', `/open/guardian/${id}?proof=${encodeURIComponent(proof)}`)
  expect(page.body.data).toMatchObject({ digilocker: true, identity: { name: 'Meera Kumar', birthYear: 1984 } })
  expect((await call('GET', '/student/documents', { token })).status).toBe(403)
  expect((await agree(id, proof)).status).toBe(200)
  expect((await call('GET', '/student/documents', { token })).status).toBe(200)
  const { data } = (await call<{ data: object[] }>('GET', '/student/consents', { token })).body
  expect(data[0]).toMatchObject({ purpose: 'guardian', name: 'Meera Kumar', birthYear: 1984, proof: 'digilocker' })
})

test('a person under 18 cannot agree, nor does a proof for another account, nor one that is over', async () => {
  const [one, other] = [await asked(), await asked()]
  const young = await agree(one.id, await proofOf(one.id, /Ravi Kumar/))
  expect([young.status, fieldsOf(young)]).toEqual([422, ['proof']])
  const foreign = await agree(one.id, await proofOf(other.id, /Meera Kumar/))
  expect([foreign.status, fieldsOf(foreign)]).toEqual([422, ['proof']])
  const proof = await proofOf(one.id, /Meera Kumar/)
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
  const late = await agree(one.id, proof)
  vi.useRealTimers()
  expect([late.status, fieldsOf(late)]).toEqual([422, ['proof']])
})

test('a network comes back from there so often an hour, and the demo leads to web addresses alone', async () => {
  const { body } = await begin()
  const link = linkOf(body, /Meera Kumar/).replace(config.origin, '')
  const remoteAddress = '203.0.113.77'
  const back = async () => String((await app.inject({ url: link, remoteAddress })).headers.location)
  for (let n = 0; n < 20; n++) expect(await back()).toContain('proof=')
  expect(await back()).toContain('digilocker=failed')
  const query = new URLSearchParams({ redirect_uri: 'javascript:alert(1)', state: 's', code_challenge: 'c' })
  expect((await get(`/sandbox/digilocker/public/oauth2/1/authorize?${query}`)).status).toBe(400)
})

test('production without settings has no such way', () => {
  expect(
    openDigiLocker({ digilocker: undefined, mode: 'production', origin: 'https://www.example.in' }),
  ).toBeUndefined()
})
