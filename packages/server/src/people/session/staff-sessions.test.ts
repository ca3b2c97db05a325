import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'

type Listed = { data: { id: number; isCurrent: boolean }[] }
const { call, demoToken } = await testApp('demo')
const admin = async () =>
  (
    await call<{ token: string }>('POST', '/open/admin-login', {
      body: { username: 'admin', password: 'pravesh-demo' },
    })
  ).body.token

test.each([
  ['admin', admin],
  ['buyer', () => demoToken('school')],
] as const)('%s lists its sign-ins, ends one, and ends all others', async (realm, open) => {
  const [mine, second, third] = [await open(), await open(), await open()]
  const path = `/${realm}/sessions`
  const list = async (token: string) => (await call<Listed>('GET', path, { token })).body.data
  const end = (body: object) => call<{ data: { ids: number[] } }>('DELETE', path, { token: mine, body })
  const ofSecond = (await list(second)).find(({ isCurrent }) => isCurrent)?.id
  expect((await list(mine)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect((await end({ id: ofSecond })).body.data.ids).toEqual([ofSecond])
  expect((await call('GET', path, { token: second })).status).toBe(401)
  expect((await call('GET', path, { token: third })).status).toBe(200)
  expect((await end({ id: ofSecond })).status).toBe(404)
  expect((await end({})).status).toBe(200)
  expect((await call('GET', path, { token: third })).status).toBe(401)
  expect(await list(mine)).toMatchObject([{ isCurrent: true }])
  expect((await end({})).body.data.ids).toEqual([])
})

test('nobody ends another’s sign-in', async () => {
  const [mine, other] = [await demoToken('school'), await demoToken('college')]
  const [theirs] = (await call<Listed>('GET', '/buyer/sessions', { token: other })).body.data
  expect((await call('DELETE', '/buyer/sessions', { token: mine, body: { id: theirs?.id } })).status).toBe(404)
  expect((await call('GET', '/buyer/sessions', { token: other })).status).toBe(200)
})
