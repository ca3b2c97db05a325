import { expect, test } from '../fixtures.ts'
import { newParent } from './people.ts'

test('the profile suggests states and the cities of the state, and takes any other text', async ({
  page,
  expectAccessible,
}) => {
  await newParent(page)
  await page.goto('/student/profile')
  const state = page.getByLabel('State (optional)')
  const city = page.getByLabel('City (optional)')
  const namesOf = async (field: typeof state) => page.locator(`#${await field.getAttribute('list')} option`)
  await state.focus()
  await expect((await namesOf(state)).and(page.locator('[value="Maharashtra"]'))).toHaveCount(1)
  await state.fill('Maharashtra')
  await city.focus()
  await expect((await namesOf(city)).and(page.locator('[value="Nagpur"]'))).toHaveCount(1)
  await city.fill('Aundh')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.reload()
  await expect(state).toHaveValue('Maharashtra')
  await expect(city).toHaveValue('Aundh')
})

test('the school of a child is suggested as it is typed', async ({ page }) => {
  await newParent(page)
  await page.goto('/student/children')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await page.getByText('More about the child').click()
  const school = page.locator('[name="currentSchool"]')
  await school.fill('modern sch')
  const names = page.locator(`#${await school.getAttribute('list')} option`)
  await expect(names.and(page.locator('[value="Modern School"]'))).toHaveCount(1)
})
