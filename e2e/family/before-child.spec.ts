import { expect, test } from '../fixtures.ts'
import { callApi, earlierParent } from './people.ts'
import { codeTextedTo } from './signed-in.ts'

test('a parent without a proven mobile proves it, declares to be a parent, and then adds a child', {
  tag: '@phone',
}, async ({ page, request, expectAccessible }) => {
  const { token, mobile } = await earlierParent(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/student/children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await expect(page.getByRole('heading', { name: 'Before you add a child' })).toBeVisible()
  await expect(page.getByLabel('Full name of the child')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeTextedTo(request, mobile))
  await page.getByLabel('Your password').fill('a long enough one')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()

  // The second step, in Hindi; without the tick it does not go on.
  await expect(page.getByRole('heading', { name: 'Give your consent' })).toBeFocused()
  await page.goto('/hi/student/children')
  await page.getByRole('button', { name: 'बच्चा जोड़ें' }).click()
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0)
  await page.getByLabel('मेरी उम्र 18 साल या उससे ज़्यादा है').check()
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await expect(page.getByLabel('बच्चे का पूरा नाम')).toBeVisible()
  type Consents = { data: { purpose: string; language: string; proof: string | null }[] }
  const { data } = await callApi<Consents>(page, 'GET', '/student/consents', undefined, token)
  expect(data[0]).toMatchObject({ purpose: 'parent', language: 'hi', proof: 'mobile-code' })

  // From now on the form is there at once.
  await page.goto('/student/children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByLabel('Full name of the child').fill('Ira Nair')
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Month').fill('6')
  await page.getByLabel('Year', { exact: true }).fill(String(new Date().getFullYear() - 6))
  await page.getByLabel('You are the child’s').selectOption('mother')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Ira Nair' })).toBeVisible()
})
