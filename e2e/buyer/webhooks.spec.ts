import { expect, test } from './signed-in.ts'

test('an owner adds an address, sees its secret once, sends a test event and switches it off', async ({
  page,
  expectAccessible,
}) => {
  const name = `Our ERP ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/administration/institutes')
  await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('dialog', { name: 'Add an address' })
  // Above the first field there is space for its label, which is on its outline.
  const [field, content] = [form.locator('.MuiInputBase-root').first(), form.locator('.MuiDialogContent-root')]
  const space = async () => ((await field.boundingBox())?.y ?? 0) - ((await content.boundingBox())?.y ?? 0)
  await expect.poll(space).toBeGreaterThanOrEqual(8)
  await form.getByRole('textbox', { name: 'What it belongs to' }).fill(name)
  await form.getByRole('textbox', { name: 'Address' }).fill('http://erp.example/pravesh')
  await form.getByRole('button', { name: 'Add an address' }).click()
  await expect(form.getByText('An address of the public internet that begins with https://')).toBeVisible()
  await form.getByRole('textbox', { name: 'Address' }).fill('https://erp.example/pravesh')
  await form.getByRole('button', { name: 'Add an address' }).click()
  const secret = page.getByRole('dialog', { name: `Secret: ${name}` })
  await expect(secret.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_[\w+/]{43}=$/)
  await expectAccessible()
  await secret.getByRole('button', { name: 'It is stored' }).click()

  await page.getByRole('button', { name: `Send a test event: ${name}` }).click()
  await expect(page.getByText('The test event is on its way')).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Deliveries' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Webhook test')
  await expectAccessible()

  await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: `New secret: ${name}` }).click()
  await expect(secret).toContainText('The earlier secret signs too until')
  await secret.getByRole('button', { name: 'It is stored' }).click()
  await page.getByText(name, { exact: true }).click()
  await page.getByRole('switch', { name: 'Switched on' }).uncheck()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Off')
  await expect(page.getByRole('button', { name: `Send a test event: ${name}` })).toBeDisabled()
})
