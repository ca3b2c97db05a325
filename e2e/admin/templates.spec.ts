import { expectToast } from '../toasts.ts'
import { expect, field, select, test } from './signed-in.ts'

test('a template of a mail is written from the standard text, previewed, and sent to its author @phone', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  // The frame of the preview runs no scripts, those of the test neither.
  pageErrors.allow(/about:srcdoc/)
  await page.goto('/admin/email-template/create')
  await select(page, 'Event', 'Proposal decided')
  await select(page, 'Language', 'Hindi')
  const subject = field(page, 'Subject')
  await expect(subject).toHaveValue(/^प्रवेश पर \{\{institute\}\}/)
  await select(page, 'Language', 'English')
  await expect(subject).toHaveValue(/^\{\{institute\}\} on Pravesh/)
  const unique = crypto.randomUUID().slice(0, 8)
  await subject.fill(`Decided ${unique}: `)
  await page.getByRole('button', { name: 'Insert {{matter}}' }).click()
  await expect(subject).toHaveValue(`Decided ${unique}: {{matter}}`)
  await expect(subject).toBeFocused()
  const preview = page.getByRole('region', { name: 'Preview with example values' })
  await expect(preview.getByText(`Decided ${unique}: the name`)).toBeVisible()
  const frame = preview.locator('iframe').contentFrame()
  await expect(frame.getByText('Dear Asha Rao,')).toBeVisible()
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)')
  await expectAccessible()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText('Sent to admin@demo.pravesh.example')).toBeVisible()
  const sent = async () => {
    const mails: { subject: string; to: string }[] = await (await request.get('/dev/outbox.json')).json()
    return mails.filter((mail) => mail.subject === `[Test] Decided ${unique}: the name`).map(({ to }) => to)
  }
  await expect.poll(sent).toEqual(['admin@demo.pravesh.example'])

  pageErrors.allow(/status of 422/)
  await subject.fill('For {{nmae}}')
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(/Unknown: \{\{nmae\}\}/)).toBeVisible()
  await page.getByRole('button', { name: 'Use the standard text' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expectToast(page, /Added Successfully/)
  await expect(page).toHaveURL(/\/admin\/email-template(\?|$)/)
})
