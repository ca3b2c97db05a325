import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../../testing/test-app.ts'
import { seedImports } from '../../../import/demo-imports.ts'
import { seedFamilies } from '../families.ts'

const { app, call, database, config, work } = await testApp('demo')
type ListRow = Record<string, unknown>

let token = ''
const read = async (path: string) => (await call<{ data: ListRow[] }>('GET', `/admin/${path}`, { token })).body.data

beforeAll(async () => {
  await seedFamilies({ app, database, config })
  await seedImports(database)
  await work()
  // The seed ends the sessions that it worked with.
  const body = { username: 'admin', password: 'pravesh-demo' }
  token = (await call<{ token: string }>('POST', '/open/admin-login', { body })).body.token
})

test.each([
  ['bin', { kind: 'articles', by: 'editor@demo.pravesh.example' }],
  ['redirects', { url: 'last-years-admission-days-demo', targetUrl: 'admission-days-of-last-year-demo' }],
  ['redirects?deleted=true', { url: 'uniform-shops-demo' }],
  ['catalogue-changes', { by: 'editor@demo.pravesh.example' }],
  ['articles?status=draft', { url: 'first-week-in-a-hostel-demo' }],
  ['articles?status=review', { url: 'questions-for-an-open-day-demo' }],
  ['articles?status=archived', { url: 'admission-days-of-last-year-demo' }],
  ['school-details?status=draft', { name: 'Neem Grove School (Demo)' }],
  ['proposals?status=waiting&instituteType=school', { matter: 'name' }],
  ['proposals?status=waiting&instituteType=college', { matter: 'place' }],
  ['proposals?status=refused', { reason: expect.stringContaining('rank') }],
  ['get-third-party-services', { source: 'demo-crm' }],
  ['get-third-party-courses', { course: 'MBA (demo)' }],
  ['suppressions?reason=unsubscribed', { purpose: 'study-india' }],
  ['suppressions?reason=bounce', { purpose: 'all' }],
  ['jobs?status=failed', { kind: 'mail', error: 'Demo: the mail server did not answer' }],
  ['enquiry/studyindia/mails?state=done', { total: 3, posted: 3 }],
  ['enquiry/studyindia/mails?state=paused', { posted: 0 }],
  ['imports?state=done', { counts: expect.objectContaining({ created: 3, rejected: 2 }) }],
  ['imports?state=checked', { accountName: 'editor@demo.pravesh.example', file: 'schools-of-the-hills-demo.csv' }],
])('after a first start the desk finds rows in %s', async (path, fields) => {
  expect(await read(path)).toContainEqual(expect.objectContaining(fields))
})

test('people who stopped mails are left out of the mail to many, with the reason', async () => {
  const [mail] = await read('enquiry/studyindia/mails?state=done')
  expect(mail?.leftOut).toEqual([
    expect.objectContaining({ reason: 'bounced', count: 1 }),
    expect.objectContaining({ reason: 'unsubscribed', count: 1 }),
  ])
})
