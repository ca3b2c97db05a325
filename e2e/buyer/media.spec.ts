import { expect, test } from './signed-in.ts'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('an institute uploads a picture, and its public page shows it', async ({ page, expectAccessible }) => {
  await page.goto('/administration/institutes')
  await page.getByRole('navigation').getByRole('link', { name: 'Pictures and files' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures and files' })).toBeVisible()
  const file = { name: 'hall.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
  await page.getByLabel('Upload files').last().setInputFiles([file])
  const name = `The hall ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill(name)
  await expectAccessible()
  await page.getByRole('button', { name: 'Upload 1' }).click()
  const list = page.getByRole('list', { name: 'Pictures and files' })
  await expect(list.getByRole('img', { name })).toBeVisible()
  await page.getByRole('button', { name: `Use as cover: ${name}` }).click()
  await expect(list.getByText('Cover', { exact: true })).toBeVisible()
  await expectAccessible()

  const sid = /institutes\/(\d+)/.exec(page.url())?.[1]
  const institute = await page.evaluate(async (id) => {
    const { auth_token } = JSON.parse(localStorage.getItem('buyer') ?? '{}')
    const headers = { authorization: `Bearer ${auth_token}` }
    return (await (await fetch(`/api/v1/buyer/institute-details/${id}`, { headers })).json()).data
  }, sid)
  await page.goto(`/school/${institute.url}`)
  await expect(page.locator('.pictures').getByRole('img', { name })).toBeVisible()
})
