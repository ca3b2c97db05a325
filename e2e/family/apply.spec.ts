import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, ownMobile } from './people.ts'
import { smsTo } from './signed-in.ts'
import { admitting, choose, chooseCourse, firstCourse, loadFeeStatus, payButton, sent } from './with-fee.ts'

const password = 'a lamp by the river'

/** Fills one section of a long form as it opens, and goes on to the next. */
async function section(page: Page, heading: string, values: Record<string, string | true>): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(new RegExp(`^${label}\\s*(\\(optional\\))?\\s*$`))
    if (value === true) await field.check()
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await page.getByRole('button', { name: 'Save and go on' }).click()
}

test('a student comes from a college’s page, opens an account with a code, fills the form, pays, and the application is there', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  // The browser requests a cart before it knows that there is no session.
  pageErrors.allow(/status of 401/)
  const college = await admitting(page)
  const mobile = ownMobile()
  await page.goto(`/college/${college.url}`)
  await page.getByRole('link', { name: 'Apply, ₹331' }).first().click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Open an account' }).click()
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await smsTo(request, mobile))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your full name').fill('Anita Rao')
  await page.getByLabel('E-mail').fill(`anita-${mobile}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  for (const [label, value] of Object.entries({ Day: '30', Month: '4', Year: '2006' }))
    await page.getByLabel(label).fill(value)
  await page.getByLabel('I agree that Pravesh').check()
  await page.getByRole('button', { name: 'Open the account' }).click()

  // The account opens where Apply was to lead: the fee waits in the cart.
  await expect(page).toHaveURL('/student/cart')
  await chooseCourse(page)
  await page.getByRole('link', { name: /Pay ₹331/ }).click()
  await expect(page.getByText('Still missing:')).toBeVisible()
  await page.getByRole('link', { name: 'Fill in what is missing' }).click()
  await page.getByRole('link', { name: 'Go on: Personal details' }).click()
  // Details of the account are not requested a second time.
  await expect(page.getByLabel('Full name')).toHaveValue('Anita Rao')
  await expect(page.getByLabel('Year')).toHaveValue('2006')
  await section(page, 'Personal details', { Gender: 'Female' })
  await expect(page.getByLabel('E-mail')).toHaveValue(`anita-${mobile}@example.in`)
  await section(page, 'Contact', {
    'House, street, area': '4 Lake Road',
    'City or district': 'Pune',
    State: 'Maharashtra',
    'PIN code': '411045',
  })
  await section(page, 'Parents or guardians', { Relation: 'Mother', 'Full name': 'Bina Rao' })
  await section(page, 'Marks so far', {
    Level: 'Class 12',
    'Board or university': 'CBSE',
    'School or college': 'Kendriya Vidyalaya, Pune',
    Year: '2026',
    Marks: '455',
    'Out of': '500',
  })
  await section(page, 'Entrance exams', {})
  await section(page, 'Colleges, in your order', { College: college.name, Course: firstCourse(college) })
  await section(page, 'Why you apply', { 'In your own words': 'I want to build bridges that last.' })
  await section(page, 'Answers to colleges', {})
  await section(page, 'Declaration', {
    'What I wrote is true': true,
    'Colleges that I apply to may read this form': true,
    'Name of who declares it': 'Anita Rao',
  })
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await page.getByRole('link', { name: 'All sections' }).click()
  await expect(page.getByText('All that institutes need is there.')).toBeVisible()
  await expectAccessible()

  await page.goto('/student')
  await page.getByRole('link', { name: /Pay the fee in your cart/ }).click()
  await page.getByRole('link', { name: new RegExp(`Pay ₹331.*${college.name}`) }).click()
  await expect(page.getByText('Still missing:')).toHaveCount(0)
  await payButton(page).click()
  await choose(page, 'Pay: it succeeds')
  await expectToast(page, 'Payment Successful')
  await page.getByRole('link', { name: 'See the application' }).click()
  await expect(page.getByRole('heading', { name: college.name, exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText('Nothing to do now: the institute will look at it')
  await expectAccessible()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  expect(await loadFeeStatus(page, token)).toEqual(sent)
})

test('a parent adds two children, finds three schools for them, and pays for each application by itself', async ({
  page,
  request,
  pageErrors,
  expectAccessible,
}) => {
  // Apply in a row puts a school into the cart, and on the shortlist unless it is there.
  pageErrors.allow(/status of 409/)
  const mobile = ownMobile()
  await page.goto('/signup')
  await page.getByText('For a child').click()
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await smsTo(request, mobile))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your full name').fill('Meera Nair')
  // An address and a password are optional: the mobile is proven.
  await page.getByLabel('I agree that Pravesh').check()
  await page.getByRole('button', { name: 'Open the account' }).click()
  await expect(page).toHaveURL(/\/student$/)
  await page.goto('/student/children')
  const year = new Date().getFullYear()
  for (const [name, born] of [
    ['Ira Nair', year - 6],
    ['Dev Nair', year - 10],
  ] as const) {
    await page.getByRole('button', { name: 'Add a child' }).click()
    await page.getByLabel('Full name of the child').fill(name)
    for (const [label, value] of Object.entries({ Day: '14', Month: 'June', Year: String(born) }))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('You are the child’s').selectOption('mother')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name })).toBeVisible()
  }

  // Three schools: one for the elder, one for the younger, one for both.
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').auth_token)
  const { data: schools } = await callApi<{ data: { name: string; admitting: string }[] }>(
    page,
    'GET',
    '/student/partner-schools',
    undefined,
    token,
  )
  const [first, second, third] = schools.filter(({ admitting: now }) => now === 'open').map(({ name }) => name)
  if (!first || !second || !third) throw new Error('Fewer than three schools of the demo admit')
  const plans = [
    [first, 'Ira Nair'],
    [second, 'Dev Nair'],
    [third, 'Ira Nair'],
    [third, 'Dev Nair'],
  ] as const
  for (const [school, child] of plans) {
    await page.goto('/student/schools')
    await page.getByLabel('Name or place of a school').fill(school)
    await expect(page.getByText('1 school', { exact: true })).toBeVisible()
    await page.getByLabel('For which child').selectOption(child)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: school, exact: true }) })
    await row.getByRole('button', { name: /To the shortlist/ }).click()
    await expectToast(page, school)
    await row.getByRole('link', { name: /^Apply/ }).click()
    await expect(page).toHaveURL('/student/cart')
    await expect(page.getByRole('listitem').filter({ hasText: school }).filter({ hasText: child })).toBeVisible()
  }
  await expect(page.getByText('Total ₹1,324')).toBeVisible()
  await expectAccessible()

  // The child's form once for all schools: its answers are in each of the child's applications.
  await page.goto('/student/children')
  await page.getByRole('button', { name: 'Ira Nair', exact: true }).click()
  await page.getByRole('region', { name: 'Ira Nair' }).getByRole('link', { name: 'Open the form' }).click()
  await page.getByRole('link', { name: /^Parents/ }).click()
  await section(page, 'Parents', { Relation: 'Mother', 'Full name': 'Meera Nair', Mobile: mobile })
  await section(page, 'Address', {
    'House, street, area': '4 Lake Road',
    'City or district': 'Pune',
    State: 'Maharashtra',
    'PIN code': '411045',
  })
  await expect(page.getByRole('heading', { name: 'Whom to call in an emergency' })).toBeVisible()

  await page.goto('/student/cart')
  // All of them one after the other, without going back to the cart.
  await page.getByRole('link', { name: 'Pay all 4, ₹1,324 together' }).click()
  for (const index of plans.keys()) {
    await payButton(page).click()
    await choose(page, 'Pay: it succeeds')
    await expect(page.getByRole('heading', { name: '₹331 to apply to' })).toBeVisible()
    const next = page.getByRole('link', { name: 'Pay ₹331 for' })
    if (index === plans.length - 1) await expect(next).toHaveCount(0)
    else await next.click()
  }
  await page.goto('/student/cart')
  await expect(page.getByText('Nothing to pay')).toBeVisible()
  await page.goto('/student/payments')
  await expect(page.getByRole('button', { name: /^Receipt/ })).toHaveCount(plans.length)
  const { data: listed } = await callApi<{
    data: { instituteName: string; childName: string; application: { status: string } | null }[]
  }>(page, 'GET', '/student/shortlist', undefined, token)
  const summaries = listed.map(({ instituteName, childName, application }) =>
    [instituteName, childName, application?.status].join(),
  )
  expect(summaries.sort()).toEqual(plans.map(([school, child]) => [school, child, 'submitted'].join()).sort())
  await page.goto('/student')
  await expectAccessible()
})
