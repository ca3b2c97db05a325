import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openAs } from './signed-in.ts'

/** A grey picture as PNG, larger than the limit for sending: 2000 px wide. */
function photo(): Buffer {
  const [width, height] = [2000, 1500]
  const part = (name: string, body: Buffer) => {
    const nameAndBody = Buffer.concat([Buffer.from(name), body])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(nameAndBody))
    return Buffer.concat([size, nameAndBody, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  // Faint noise, which PNG cannot make small: the JPEG is smaller.
  const rows = randomBytes((width * 3 + 1) * height).map((byte) => 120 + (byte & 7))
  for (let row = 0; row < height; row++) rows[row * (width * 3 + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 1 })),
    part('IEND', Buffer.alloc(0)),
  ])
}
function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

test('a student keeps a certificate, looks at it, and puts it where colleges read it', async ({
  page,
  pageErrors,
  expectAccessible,
}) => {
  // Not in digits: one time in ten they would pass for an Aadhaar number, which no name may have.
  const name = `Income of ${Date.now().toString(36)}`
  await openAs(page, 'student', '/student/documents')
  await page.getByRole('button', { name: 'Add a document' }).click()
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert')).toContainText('What it is')
  await page.locator('[data-file="file"]').setInputFiles({ name: 'income.png', mimeType: 'image/png', buffer: photo() })
  await page.getByLabel('What it is').selectOption('income')
  await page.getByLabel('A name for it').fill(name)
  await page.getByLabel('Number on the document').fill('2345 6789 0124')
  await page.getByLabel('Good until').fill('2024-03-31')
  await expectAccessible()
  pageErrors.allow(/status of 422/)
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert')).toContainText('Please leave the Aadhaar number out')

  // After a network failure the file and the input remain.
  pageErrors.allow(/ERR_FAILED/)
  await page.getByLabel('Number on the document').fill('IC/2023/17')
  await page.route('**/student/documents', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Not uploaded')).toBeVisible()
  await page.unroute('**/student/documents')

  // An upload that takes long can be cancelled.
  const pendingRoutes: Route[] = []
  await page.route('**/student/documents', (route) =>
    route.request().method() === 'POST' ? void pendingRoutes.push(route) : route.continue(),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Cancelled. The file is still chosen.')).toBeVisible()
  // A request that is still held when its route goes is sent after all.
  for (const route of pendingRoutes) await route.abort()
  await page.unroute('**/student/documents')

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/student/documents'),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  const { content } = (await sent).postDataJSON()
  expect(content.slice(0, 4), 'JPEG in base64').toBe('/9j/')

  const documentRow = page.locator('.kept', { hasText: name })
  await expect(documentRow).toContainText('Expired on')
  await expect(documentRow).toContainText('Not shared with anybody')
  await documentRow.getByRole('button', { name: 'Show' }).click()
  const picture = page.getByRole('img', { name })
  await expect(picture).toHaveJSProperty('naturalWidth', 1600)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const slot = page.locator('[data-slot="income"]')
  await expect(slot.locator('.slot-name'), 'put into its place as it was added').toContainText(name)
  await slot.getByRole('button', { name: 'Take' }).click()
  await expect(slot).toContainText('Empty')
  await slot.getByRole('combobox').selectOption({ label: name })
  await slot.getByRole('button', { name: 'Use' }).click()
  await expect(slot.locator('.slot-name')).toContainText(name)
  await slot.getByRole('button', { name: 'Take' }).click()
  await expect(slot).toContainText('Empty')
  // A place that is empty takes a file itself.
  await slot.getByRole('button', { name: 'Add a file' }).click()
  await expect(page.getByRole('heading', { name: 'Add a document' })).toBeFocused()
  await expect(page.getByLabel('What it is')).toHaveValue('income')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expectAccessible()

  await documentRow.getByRole('button', { name: 'Change' }).click()
  await documentRow.getByLabel('Good until').fill('2099-03-31')
  await documentRow.getByRole('button', { name: 'Save' }).click()
  await expect(documentRow).toContainText('Good until')
  await documentRow.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(documentRow).toHaveCount(0)
})

const heic = Buffer.from('0000001c667479706865696300000000', 'hex')
for (const [what, language, file, reason] of [
  ['a file that is none', 'hi', { name: 'tc.pdf', mimeType: 'application/pdf', text: 'not a paper' }, 'फ़ाइल खराब है'],
  [
    'a PDF that broke off',
    'hi',
    { name: 'tc.pdf', mimeType: 'application/pdf', text: '%PDF-1.7\n1 0' },
    'इस PDF का अंत नहीं है',
  ],
  ['an empty file', 'hi', { name: 'tc.pdf', mimeType: 'application/pdf', text: '' }, 'यह फ़ाइल खाली है'],
  ['an empty file', 'en', { name: 'tc.pdf', mimeType: 'application/pdf', text: '' }, 'This file is empty'],
  ['a program', 'en', { name: 'tc.pdf', mimeType: 'application/pdf', text: 'MZ\u0001' }, 'This is a program'],
  ['a photo of an iPhone', 'hi', { name: 'tc.heic', mimeType: 'image/heic', text: heic.toString() }, 'Most Compatible'],
] as const)
  test(`${what} is refused with what to do, in ${language}`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 422/)
    await openAs(page, 'student', language === 'hi' ? '/hi/student/documents' : '/student/documents')
    await page.getByRole('button', { name: language === 'hi' ? 'दस्तावेज़ जोड़ें' : 'Add a document' }).click()
    const { text, ...named } = file
    await page.locator('[data-file="file"]').setInputFiles({ ...named, buffer: Buffer.from(text) })
    await page.locator('select[name="type"]').selectOption('income')
    await page.getByRole('button', { name: language === 'hi' ? 'अपलोड करें' : 'Upload' }).click()
    await expect(page.getByRole('alert')).toContainText(reason)
    await expect(page.locator('#f-content-wrong')).toContainText(reason)
  })

test('what was sent with an application cannot be removed, and says why', async ({ page }) => {
  await openAs(page, 'student', '/student/documents')
  const sent = page.locator('.kept', { hasText: /Shared with \p{L}/u }).first()
  await sent.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('so it stays as it was given')
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})
