import { expect, test } from 'vitest'
import { testApp } from '../../../../../testing/test-app.ts'
import { openDigiLocker } from './provider.ts'

const { app, config } = await testApp('demo')
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

test('production without settings has no such way', () => {
  expect(
    openDigiLocker({ digilocker: undefined, mode: 'production', origin: 'https://www.example.in' }),
  ).toBeUndefined()
})
