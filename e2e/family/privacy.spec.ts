import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { signInAs } from '../buyer/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newParent } from './people.ts'
import { openAs } from './signed-in.ts'
import { choose, payButton } from './with-fee.ts'

type Id = { data: { id: number } }
const year = new Date().getFullYear()

/** A parent, signed in in this browser, whose application to a school of the demo is rejected; and the number of the application. */
async function rejected(page: Page, name: string) {
  const login = { email: 'school@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'school' }
  const { auth_token: staff } = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
  type Institute = { sid: number; url: string; name: string }
  const { data: schools } = await callApi<{ data: Institute[] }>(page, 'GET', '/buyer/institute', undefined, staff)
  const admitting = async ({ url }: Institute) =>
    (await callApi<{ data: { admitting: string } }>(page, 'GET', `/public/school/?url=${url}`)).data.admitting ===
    'open'
  const open = await Promise.all(schools.map(admitting))
  const school = schools.find((_, i) => open[i])
  if (!school) throw new Error('No school of the demo admits')

  const { token } = await newParent(page)
  const send = <T>(method: string, path: string, body: object) => callApi<T>(page, method, path, body, token)
  const child = { name, dateOfBirth: `${year - 7}-08-09`, relation: 'mother', classSought: 2 }
  const { id } = (await send<Id>('POST', '/student/manage-child', child)).data
  await send('PUT', `/student/child-common-form/${id}`, {
    parents: [{ relation: 'mother', name: 'Meera Nair', mobile: '98765 43210', occupation: 'Doctor' }],
  })
  await send('POST', '/student/shortlist', { instituteType: 'school', instituteId: school.sid, child: id })
  await page.goto(`/student/pay?type=school&institute=${school.sid}&child=${id}`)
  await payButton(page).click()
  await choose(page, 'Pay: it succeeds')
  await expect(page.getByRole('link', { name: 'See the application' })).toBeVisible()

  const path = `/buyer/application/${school.sid}`
  const list = await callApi<{ data: { id: number; applicant: string; updatedAt: string }[] }>(
    ...([page, 'GET', `/buyer/applications/${school.sid}?search=${name}`, undefined, staff] as const),
  )
  const row = list.data.find(({ applicant }) => applicant === name)
  if (!row) throw new Error('The school did not get the application')
  const decision = { status: 'rejected', note: 'No seat is left', updatedAt: row.updatedAt }
  await callApi(page, 'PUT', `${path}/${row.id}`, decision, staff)
  return { school, application: row.id }
}

test('a family that was rejected ends access, and the form is gone from the school’s screen', async ({
  page,
  browser,
  baseURL,
  request,
  expectAccessible,
}) => {
  const name = `Ira ${crypto.randomUUID().slice(0, 6)}`
  const { school, application } = await rejected(page, name)
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAs(context, request, 'school')
  const office = await context.newPage()
  await office.goto(`/administration/institutes/${school.sid}/applications/${application}/show`)
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(office.locator('main')).toContainText('98765 43210')

  await expect(() => page.goto('/student/privacy')).toPass()
  const access = page.getByRole('region', { name: 'Who may read your applications' })
  const item = access.getByRole('listitem').filter({ has: page.getByRole('heading', { name: school.name }) })
  await expect(item).toContainText('It can read your application until')
  await item.getByText(/^Read/).click()
  await expect(item.locator('details')).toContainText(school.name)
  await expectAccessible()
  await item.getByRole('button', { name: 'End access' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('no form, no contact, no documents')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'End access' }).click()
  await expectToast(page, 'Access ended')
  await expect(item).toContainText('You ended its access on')
  await expect(item.getByRole('button', { name: 'End access' })).toHaveCount(0)

  await office.reload()
  await expect(office.getByText('The family ended access on')).toBeVisible()
  await expect(office.locator('main')).toContainText('Not selected')
  await expect(office.locator('main')).not.toContainText('98765 43210')
  await expect(office.locator('main')).not.toContainText('Meera Nair')
  await context.close()
})

test('a sign-in on another device is ended here, and that device is signed out; consents are listed with their words', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { token } = await newParent(page)
  const { data } = await callApi<{ data: { email: string } }>(page, 'GET', '/student/profile', undefined, token)
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  const login = { student_type: 'school', username: data.email, password: 'a long enough one' } as const
  const user = await callApi<{ auth_token: string; username: string }>(other, 'POST', '/open/student-login', login)
  await openAs(other, { ...user, student_type: 'school' }, '/student/children')
  await expect(other.getByRole('heading', { level: 1, name: 'Children' })).toBeVisible()

  await page.goto('/student/privacy')
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByText('This device')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expectAccessible()
  await devices.getByRole('button', { name: 'Sign out there' }).click()
  await expectToast(page, 'Signed out there')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await context.close()

  await callApi(page, 'POST', '/student/enquiry', { message: 'Is there a bus?', consentVersion: '2026-11' }, token)
  await page.reload()
  const consents = page.getByRole('region', { name: 'What was agreed to' })
  const question = consents.getByRole('listitem').filter({ hasText: 'A question to Pravesh' })
  await question.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('are erased at once')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Consent withdrawn')
  await expect(question).toHaveCount(0)
  await consents.getByText('Withdrawn or ended: 1').click()
  await expect(question).toContainText('Withdrawn on')
  await expect(question.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await consents.getByRole('button', { name: 'Check the entries' }).click()
  await expect(consents.getByRole('status')).toContainText('3 entries, and each follows from the one before')
  await expectAccessible()
  const [entries] = await Promise.all([
    page.waitForEvent('download'),
    consents.getByRole('button', { name: 'Download the entries' }).click(),
  ])
  expect(entries.suggestedFilename()).toBe('pravesh-consents.json')
  await expect(consents).toContainText('Meera Nair')
  await consents
    .getByRole('link', { name: /The words/ })
    .last()
    .click()
  await expect(page.locator('main')).toContainText('I agree that Pravesh keeps what I write here')
})

test('a family asks for the erasure of its account with the password, reads the day, and takes it back', async ({
  page,
  expectAccessible,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: `${year - 7}-08-09`, relation: 'mother', classSought: 2 }
  await callApi(page, 'POST', '/student/manage-child', child, token)
  await page.goto('/student/privacy')
  const region = page.getByRole('region', { name: 'Erase what you gave' })
  await region.getByLabel('What to erase').selectOption('My whole account')
  await expect(region).toContainText('fees that were paid are not returned')
  await region.getByLabel('Your password').fill('not the right one')
  await region.getByRole('button', { name: 'Erase in 7 days' }).click()
  await expect(region.getByRole('link', { name: /This is not your password/ })).toBeVisible()
  await expectAccessible()
  await region.getByLabel('Your password').fill('a long enough one')
  await region.getByRole('button', { name: 'Erase in 7 days' }).click()
  await expectToast(page, 'It will be erased on')
  const asked = region.getByRole('listitem').filter({ hasText: 'My whole account' })
  await expect(asked).toContainText('It is erased on')

  await region.getByLabel('What to erase').selectOption('Ira Nair: form, documents and applications')
  await region.getByLabel('Your password').fill('a long enough one')
  await region.getByRole('button', { name: 'Erase in 7 days' }).click()
  await expect(region.getByRole('listitem')).toHaveCount(2)
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expectToast(page, 'It is kept')
  await expect(region.getByRole('listitem')).toHaveCount(1)
  await expect(region.getByRole('listitem')).toContainText('Ira Nair')
})

test('a family downloads a copy of its data with the password, and reads its child in it', async ({
  page,
  expectAccessible,
}, testInfo) => {
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: `${year - 7}-08-09`, relation: 'mother', classSought: 2 }
  await callApi(page, 'POST', '/student/manage-child', child, token)
  await page.goto('/student/privacy')
  const region = page.getByRole('region', { name: 'A copy of your data' })
  await region.getByLabel('Your password').fill('a long enough one')
  const downloading = page.waitForEvent('download')
  await region.getByRole('button', { name: 'Download a copy' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pravesh-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await download.path())
  const files = unzipSync(bytes)
  const copyPath = testInfo.outputPath('index.html')
  await writeFile(copyPath, files['index.html'] ?? new Uint8Array())
  await page.goto(pathToFileURL(copyPath).href)
  await expect(page.getByText('Ira Nair').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'What Pravesh keeps about you' })).toBeVisible()
  await expectAccessible()
})
