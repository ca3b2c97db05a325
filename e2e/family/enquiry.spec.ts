import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newStudent } from './people.ts'
import { admitting } from './with-fee.ts'

test('a question is asked of a college, is kept while it is typed, and its answer stands beneath it', async ({
  page,
  expectAccessible,
}) => {
  await newStudent(page)
  const { id, name } = await admitting(page)
  await page.goto('/student/queries')
  await expect(page.getByText('You have asked nothing yet')).toBeVisible()
  await page.getByText('Ask something').click()
  await page.getByLabel('Your question').fill('Is there a bus from the railway station?')
  await page.reload()
  await expect(page.getByLabel('Your question')).toHaveValue('Is there a bus from the railway station?')
  await page.getByLabel('About which school or college').fill(name)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.summary')).toBeFocused()
  await page.locator('input[name="consentVersion"]').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Enquiry Raised Successfully')
  const thread = page.getByRole('listitem').filter({ hasText: 'Is there a bus from the railway station?' }).first()
  await expect(thread).toContainText(name)
  await expect(thread).toContainText('Waits for an answer')
  await page.reload()
  await expect(page.getByLabel('Your question'), 'what was sent is no draft').toHaveValue('')

  const login = { email: 'college@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'college' }
  const office = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', login)
  const call = <T>(method: string, path: string, body?: object) =>
    callApi<T>(page, method, path, body, office.auth_token)
  const { data } = await call<{ data: { id: number; message: string; updatedAt: string }[] }>(
    'GET',
    `/buyer/general-enquiry/${id}?sort=id&order=desc`,
  )
  const mine = data.find(({ message }) => message.includes('a bus from the railway station'))
  if (!mine) throw new Error('The office does not see the question')
  await call('PUT', `/buyer/general-enquiry/${id}`, {
    ...{ id: mine.id, updatedAt: mine.updatedAt },
    reply: 'Yes, every half hour from the west gate.',
  })
  await page.reload()
  await expect(thread).toContainText('Yes, every half hour from the west gate.')
  await expect(thread).toContainText('Answered')
  await expectAccessible()
})

test('a review is written, waits to be read, is changed and withdrawn', async ({ page, expectAccessible }) => {
  await newStudent(page)
  const { name } = await admitting(page)
  await page.goto('/student/reviews')
  await expect(page.getByText('You have written none yet')).toBeVisible()
  await page.getByText('Write a review').click()
  await page.getByLabel('Which school or college').fill(name)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  const stars = page.getByRole('group', { name: 'All in all' })
  await stars.getByLabel('4 of 5').check({ force: true })
  await page.getByLabel('What is good').fill('The library is open till ten.')
  await page.getByLabel('What is not').fill('The hostel is far.')
  await page.reload()
  await expect(page.getByLabel('What is good'), 'kept while it is written').toHaveValue('The library is open till ten.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Review Added Successfully')
  const reviewItem = page.getByRole('listitem').filter({ hasText: 'The library is open till ten.' }).first()
  await expect(reviewItem).toContainText('Being read')
  await reviewItem.getByRole('button', { name: /^Change/ }).click()
  await page.getByLabel('What is not').fill('The hostel is two kilometres away.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Review Updated Successfully')
  await expect(reviewItem).toContainText('two kilometres')
  await reviewItem.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expectToast(page, 'Review withdrawn')
  await expectAccessible()
})
