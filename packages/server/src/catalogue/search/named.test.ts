import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { rebuildSearch, settle } from './index.ts'

const { asAdmin, call, database } = await testApp('demo')
await rebuildSearch(database.db)
await settle(database.db)
const urlsIn = (body: unknown) => (body as { data: { url: string }[] }).data.map(({ url }) => url)

test.each(['dps bokaro', 'delhi public school bokaro', 'dehli public school bokaro', 'डीपीएस बोकारो'])(
  'lists of consoles and the names of schools find “%s” as the public search does',
  async (words) => {
    const search = encodeURIComponent(words)
    const inConsole = await asAdmin('GET', `/admin/school-details?search=${search}`)
    expect(urlsIn(inConsole.body)).toContain('delhi-public-school-bokaro')
    expect(urlsIn((await call('GET', `/open/school-names?search=${search}`)).body)).toContain(
      'delhi-public-school-bokaro',
    )
  },
)

test('colleges are found by the initials of their campus; a text of no name finds none', async () => {
  const found = await asAdmin('GET', '/admin/college-details?search=iit-b')
  expect(urlsIn(found.body)).toEqual(['indian-institute-of-technology-bombay'])
  expect(urlsIn((await asAdmin('GET', '/admin/college-details?search=qzxv')).body)).toEqual([])
})
