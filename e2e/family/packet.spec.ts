import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newStudent } from './people.ts'
import { admitting, choose, payButton } from './with-fee.ts'

type ShortlistResponse = { data: { id: number; application: { id: number } | null }[] }

test.use({ serviceWorkers: 'allow' })

for (const [prefix, title, unchanged, changed, signed] of [
  ['', 'Check a signed application', 'Unchanged', 'Changed', 'Signed by us'],
  ['/hi', 'हस्ताक्षर वाले आवेदन की जाँच', 'बदला नहीं गया', 'बदला गया है', 'हमारे हस्ताक्षर हैं'],
] as const)
  test(`a family downloads what it sent, and ${prefix}/verify tells whether it is unchanged, also without a network`, {
    tag: prefix ? '@phone' : [],
  }, async ({ page, context, pageErrors, expectAccessible }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { token } = await newStudent(page)
    const { id: college, name, offers } = await admitting(page)
    const course = offers[0]?.course.id
    const choice = { instituteType: 'college', instituteId: college, course }
    await callApi(page, 'POST', '/student/shortlist', choice, token)
    await page.goto(`/student/pay?type=college&institute=${college}&course=${course}`)
    await payButton(page).click()
    await choose(page, 'Pay: it succeeds')
    await expectToast(page, 'Payment Successful')
    const { data } = await callApi<ShortlistResponse>(page, 'GET', '/student/shortlist', undefined, token)
    const application = data[0]?.application?.id ?? 0

    await page.goto(`/student/application?id=${data[0]?.id}`)
    await expect(page.getByText(`${name} has not opened it yet.`)).toBeVisible()
    await expectAccessible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download to check (JSON)' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(`application-${application}.json`)
    const packet = await readFile(await download.path(), 'utf8')

    const login = { email: 'college@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'college' }
    const { auth_token: office } = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
    const response = await page.request.get(`/api/v1/buyer/application/${college}/${application}/packet?form=pdf`, {
      headers: { authorization: `Bearer ${office}` },
    })
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await page.reload()
    await expect(page.getByText(`${name} first opened it on`)).toBeVisible()
    await expect(page.getByText('downloaded the signed copy')).toBeVisible()

    await page.goto(`${prefix}/verify`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    // Controlled by the service worker from now on, which keeps the page with its scripts.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const choosing = page.locator('#packet-file')
    const fileOf = (text: string) => ({ name: 'packet.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const result = page.locator('.packet-result')
    await choosing.setInputFiles(fileOf(packet))
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(unchanged)
    await expect(result).toContainText(name)
    await expectAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await choosing.setInputFiles(fileOf(packet.replace(name, name.replace(/.$/, 'x'))))
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(changed)
    const { statement } = JSON.parse(packet) as { statement: string }
    await page.goto(`${prefix}/verify#${statement}`)
    await expect(result.getByRole('heading', { level: 2 })).toHaveText(signed)
    await expect(result).toContainText(String(application))
    await context.setOffline(false)
  })
