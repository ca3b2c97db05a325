import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const reference = /PR-[2-9A-Z]{8}/

/** A mobile number of its own for each run, so that no enquiry is added to an earlier enquiry. */
const mobile = () => `97${String(Date.now()).slice(-8)}`
const suggestions = (page: Page, field: string) => page.locator(`#f-${field}-list option`)

async function agreeAndSend(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Mobile number').fill(mobile())
  await page.locator('#f-consent').check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('.receipt')).toContainText(reference)
}

test('a counsellor’s form narrows cities to the state and courses to the field', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Ask a counsellor' }).click()
  await page.getByLabel('Your name').focus()
  await page.getByLabel('State').selectOption('Maharashtra')
  await expect(suggestions(page, 'city').and(page.locator('[value="Nagpur"]'))).toHaveCount(1)
  await page.getByLabel('City').fill('Nagpur')
  await page.getByLabel('Field of study').selectOption('Architecture')
  await expect(suggestions(page, 'course')).not.toHaveCount(0)
  await expect(suggestions(page, 'course').and(page.locator('[value="Bachelor of Arts"]'))).toHaveCount(0)
  await page.getByLabel('Course (optional)').fill('Bachelor of Architecture')
  await expect(suggestions(page, 'specialization').first()).toHaveAttribute('value', 'Architecture')
  await expectAccessible()
  await agreeAndSend(page)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a course leads to a counsellor, whose form has it', async ({ page }) => {
      await page.goto('/course/barch')
      await page.getByRole('link', { name: 'Ask a counsellor' }).click()
      await expect(page.getByLabel('Course (optional)')).toHaveValue('Bachelor of Architecture')
      await page.getByLabel('State').selectOption('Goa')
      await agreeAndSend(page)
    })

    test('an admission enquiry offers the courses of its college', async ({ page }) => {
      await page.goto('/enquiry/admission-college?college=miranda-house')
      const course = page.getByLabel('Course sought')
      await expect(course.getByRole('option')).toContainText(['Choose', 'Bachelor of Arts'])
      await course.selectOption('Bachelor of Arts')
      await page.getByLabel('Specialisation').fill('History')
      await agreeAndSend(page)
    })

    test('a career is found by a word', async ({ page, expectAccessible }) => {
      await page.goto('/careers')
      await page.getByLabel('Search careers').fill('data scientist')
      await page.getByLabel('Search careers').press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers: data scientist')
      if (javaScriptEnabled) await expectAccessible()
      await page.getByRole('link', { name: 'Data Scientist' }).click()
      await expect(page).toHaveURL(/\/career\/data-scientist$/)
      await page.goto('/careers?search=zzzz')
      await expect(page.getByText('No career matches')).toBeVisible()
      await page.getByRole('link', { name: 'Ask which career suits you' }).click()
      await expect(page).toHaveURL(/\/enquiry\/career-footer$/)
    })
  })

test('names of the kind that a page lists are suggested first', async ({ page }) => {
  await page.goto('/careers')
  const box = page.locator('#q')
  await box.click()
  await box.pressSequentially('engineer', { delay: 20 })
  await expect(page.getByRole('option', { name: /Career/ }).first()).toBeVisible()
})

for (const path of ['/careers?search=law', '/courses', '/course/ba-llb', '/enquiry/free-counselling'])
  test(`nothing of ${path} is wider than 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    for (const prefix of ['', '/hi']) {
      await page.goto(prefix + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
