import type { Locator, Page } from '@playwright/test'
import { expectToast } from '../toasts.ts'
import { asAdmin, expect, field, test } from './signed-in.ts'

/** A new school with a page, and an administrator's API call outside the console. */
async function newSchool(page: Page): Promise<{ id: number; url: string }> {
  await page.goto('/admin')
  const headers = await asAdmin(page)
  const url = `pictures-${crypto.randomUUID().slice(0, 8)}`
  const data = { name: 'Pictures School', url, state: 14, city: 1, status: 'published' }
  const response = await page.request.post('/api/v1/admin/school-details', { headers, data })
  expect(response.status()).toBe(200)
  return { id: (await response.json()).data.id, url }
}
/** A PNG of one colour, rendered by the page. */
async function picture(page: Page, name: string, colour: string) {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 160, height: 100 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = fill
    context?.fillRect(0, 0, 160, 100)
    return canvas.toDataURL('image/png')
  }, colour)
  return { name, mimeType: 'image/png', buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') }
}
const alternatives = (list: Locator) =>
  list.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))

test('pictures are uploaded, ordered by keyboard, and stand in that order on the public page', async ({
  page,
  expectAccessible,
}) => {
  const { id, url } = await newSchool(page)
  await page.goto(`/school/${url}`)
  await expect(page.getByRole('heading', { name: 'Pictures', exact: true })).toHaveCount(0)
  await page.goto(`/admin/schools/edit/${id}`)
  const parts = page.getByRole('navigation', { name: 'Parts of the page' })
  await parts.getByRole('link', { name: 'Pictures and files' }).click()
  await expect(page.getByText('There are no pictures yet')).toBeVisible()
  const files = [
    await picture(page, 'library.png', '#245'),
    await picture(page, 'lawn.png', '#374'),
    await picture(page, 'gate.png', '#842'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') },
  ]
  await page.getByLabel('Upload files').last().setInputFiles(files)
  await expect(page.getByText('Neither a JPG, PNG or WebP picture nor a PDF')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload 3' })).toBeDisabled()
  await expectAccessible()
  for (const [index, text] of ['Library', 'Lawn', 'Gate'].entries())
    await page.getByRole('textbox', { name: 'What the picture shows' }).nth(index).fill(text)
  await page.getByRole('button', { name: 'Upload 3' }).click()
  const list = page.getByRole('list', { name: 'Pictures and files' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Do not upload: notes.txt' }).click()

  const earlier = page.getByRole('button', { name: 'Move earlier: Gate' })
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gate: place 2 of 3')).toBeAttached()
  await expect(earlier).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gate: place 1 of 3')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move later: Gate' })).toBeFocused()
  expect(await alternatives(list)).toEqual(['Gate', 'Library', 'Lawn'])
  await page.getByRole('button', { name: 'Use as logo: Lawn' }).click()
  await expectToast(page, /logo/)
  await expectAccessible()

  await page.goto(`/school/${url}`)
  const pictures = page.locator('.pictures')
  await expect(pictures.getByRole('img')).toHaveCount(3)
  expect(await alternatives(pictures)).toEqual(['Gate', 'Library', 'Lawn'])

  await page.goto(`/admin/schools/${id}/school-media`)
  await page.getByRole('button', { name: 'Delete: Library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.goto(`/school/${url}`)
  await expect(pictures.getByRole('img')).toHaveCount(2)
})

test('fees of twelve classes are pasted from a spreadsheet, and stand on the public page', async ({
  page,
  expectAccessible,
}) => {
  const { id, url } = await newSchool(page)
  await page.goto(`/admin/schools/${id}/faqs`)
  await page.getByRole('link', { name: 'Fees by class' }).click()
  const lines = Array.from({ length: 12 }, (_, index) => `Class ${index + 1}\t${4_000 + 100 * index}\tMonth\t500`)
  await page.getByRole('region', { name: /^Fees of / }).evaluate((grid, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))
  await expect(page.getByRole('textbox', { name: 'Tuition, Class 12' })).toHaveValue('5100')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Required').first()).toBeVisible()
  await field(page, 'Name').fill('Fee circular of the school')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, /Success/)
  await page.goto(`/school/${url}/fees`)
  const fees = page.locator('.session')
  await expect(fees.locator('tbody').first().getByRole('row')).toHaveCount(12)
  await expect(fees).toContainText('₹61,200')
})

test.describe('on a phone, in Hindi', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('pictures of a college and fees of a school fit the page', async ({ page, expectAccessible }) => {
    const { id } = await newSchool(page)
    await page.evaluate(() => localStorage.setItem('pravesh.language', 'hi'))
    for (const path of ['colleges/1/college-media', `schools/${id}/grade-fees`]) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)
    }
  })
})

test('the cover of an article is uploaded in its field, and stands on its page', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/articles')
  await page.getByRole('link', { name: 'CUET UG explained' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a picture: Cover' }).press('Enter')
  await (await chooser).setFiles(await picture(page, 'cover.png', '#357'))
  await expect(field(page, 'Cover')).toHaveValue(/^\/files\/[\w-]{32}\.webp$/)
  const address = await field(page, 'Cover').inputValue()
  const url = await field(page, 'URL').inputValue()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, /Updated Successfully/)
  await page.goto(`/article/${url}`)
  await expect(page.locator(`img[src="${address}"]`)).toHaveCount(1)
})
