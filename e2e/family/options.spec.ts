import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { callApi, newParent, newStudent } from './people.ts'

/** How a form is sent and then opened again, to read back what was stored. */
type Form = { form: Locator; save: () => Promise<unknown>; reopen: () => Promise<unknown> }

/** Input for the questions without options, by the kind of their field. */
async function sampleOf(field: Locator): Promise<string> {
  const [type, pattern, mode] = await Promise.all(
    ['type', 'pattern', 'inputmode'].map((name) => field.getAttribute(name)),
  )
  const name = (await field.getAttribute('name')) ?? ''
  if (name.endsWith('state')) return 'Delhi'
  if (type === 'email') return 'asha@example.in'
  if (type === 'tel') return '9876501234'
  if (pattern?.startsWith('[1-9]')) return '226010'
  if (pattern?.startsWith('(19|20)')) return '2020'
  if (mode === 'decimal' || mode === 'numeric') return '12'
  return 'Asha Rao'
}
/** Fills each question that is needed and has no answer. */
async function fillNeeded(form: Locator): Promise<void> {
  for (const field of await form
    .locator('input[required]:not([type="checkbox"], [type="radio"]), textarea[required]')
    .all())
    if ((await field.inputValue()) === '') await field.fill(await sampleOf(field))
  for (const field of await form.locator('select[required]').all())
    if ((await field.inputValue()) === '') await field.selectOption({ index: 1 })
  for (const field of await form.locator('input[type="checkbox"][required]').all()) await field.check()
}
/** Opens each part of a form, so that all of its questions are visible. */
async function openParts(form: Locator): Promise<void> {
  const closed = form.locator('details:not([open]) > summary:visible')
  while (await closed.count()) await closed.first().click()
}
const namesOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((elements) =>
    [...new Set(elements.map((element) => element.getAttribute('name') ?? ''))].filter(Boolean),
  )

/** Chooses each option of each choice of a form, stores it and reads it back. Returns the number of options. */
async function walkOptions({ form, save, reopen }: Form): Promise<number> {
  let count = 0
  await openParts(form)
  await fillNeeded(form)
  for (const name of await namesOf(form.locator('select[name]'))) {
    const field = form.locator(`select[name="${name}"]`)
    const options = await field
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    for (const value of options.filter(Boolean)) {
      count += 1
      if ((await field.inputValue()) !== value) {
        await field.selectOption(value)
        await fillNeeded(form)
        await save()
        await reopen()
      }
      await openParts(form)
      await expect(field, `${name}: ${value}`).toHaveValue(value)
    }
  }
  for (const type of ['radio', 'checkbox'])
    for (const name of await namesOf(form.locator(`input[type="${type}"][name]`))) {
      const fields = form.locator(`input[type="${type}"][name="${name}"]`)
      const values = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
      for (const value of values) {
        count += 1
        const field = form.locator(`input[type="${type}"][name="${name}"][value="${value}"]`)
        if (await field.isChecked()) continue
        await field.check()
        await fillNeeded(form)
        await save()
        await reopen()
        await openParts(form)
        await expect(field, `${name}: ${value}`).toBeChecked()
      }
    }
  return count
}

/** A call that stores, answered without an error. */
const stored = (page: Page) =>
  page.waitForResponse(
    (response) => ['PUT', 'POST'].includes(response.request().method()) && response.url().includes('/student/'),
    { timeout: 20_000 },
  )
async function storing(page: Page, action: () => Promise<unknown>): Promise<void> {
  const [response] = await Promise.all([stored(page), action()]).catch(async (error: unknown) => {
    // What the page says instead is the reason.
    const shown = await page.getByRole('alert').allTextContents()
    throw new Error(`Nothing was stored at ${page.url()}: ${shown.join(' ')}`, { cause: error })
  })
  expect(response.status(), response.url()).toBe(200)
}
/** Presses the button of a form; once more where the first press was lost, as a person would. */
async function pressing(page: Page, button: Locator): Promise<void> {
  await expect(() => storing(page, () => button.click({ timeout: 20_000 }))).toPass()
}

/** The check of all answers, and choices among the colleges of a shortlist, whose options are the catalogue's. */
const unwalked = /section=(?:check|choices|extraAnswers)$/

/** The answer to a save that another one overtook while the page was left: the form takes the record in it, and sends again. */
const overtaken = /409 \(Conflict\)/

/** Each section of a long form: it stores itself. */
async function walkSections(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const sections = page.locator('a[href*="section="]')
  await expect(sections.first()).toBeVisible()
  const hrefs = await sections.evaluateAll((links) => [
    ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
  ])
  let count = 0
  for (const href of hrefs.filter((href) => !unwalked.test(href))) {
    await page.goto(href)
    const form = page.locator('.long-form form')
    await expect(form).toBeVisible()
    const add = form.locator('[data-add]')
    if ((await form.locator('[data-row]').count()) === 0 && (await add.count())) await add.click()
    count += await walkOptions({
      form,
      // Some questions follow from an answer: the courses of a chosen college come with a response.
      save: () =>
        expect(async () => {
          await fillNeeded(form)
          await expect(page.locator('.save-state'), page.url()).toContainText('Saved at', { timeout: 3_000 })
        }).toPass(),
      async reopen() {
        await page.waitForLoadState('networkidle')
        await page.reload()
        await expect(form).toBeVisible()
      },
    })
  }
  expect(count).toBeGreaterThan(20)
}

test.describe.configure({ timeout: 300_000 })

test('each option of the form for all schools is stored', async ({ page, pageErrors }) => {
  pageErrors.allow(overtaken)
  const { token } = await newParent(page)
  const child = {
    name: 'Ira Nair',
    dateOfBirth: '2023-01-31',
    relation: 'mother',
    session: '2027-28',
    classSought: -1,
    currentClass: -2,
    currentSchool: 'Little Steps',
  }
  const { data } = await callApi<{ data: { id: number } }>(page, 'POST', '/student/manage-child', child, token)
  await walkSections(page, `/student/child?id=${data.id}`)
})

test('each option of the form for all colleges is stored', async ({ page, pageErrors }) => {
  pageErrors.allow(overtaken)
  await newStudent(page)
  await walkSections(page, '/student/application-form')
})

test('each option of a child is stored', async ({ page }) => {
  const { token } = await newParent(page)
  const child = { name: 'Ira Nair', dateOfBirth: '2023-01-31', relation: 'mother' }
  await callApi(page, 'POST', '/student/manage-child', child, token)
  const open = async () => {
    await page.goto('/student/children')
    await page.getByRole('button', { name: 'Change Ira Nair' }).click()
  }
  await open()
  const form = page.locator('form').filter({ has: page.locator('[name="classSought"]') })
  const count = await walkOptions({
    form,
    save: () =>
      storing(page, async () => {
        const confirmation = form.getByRole('button', { name: 'It is right, save it' })
        const isAsked = confirmation.waitFor().then(
          () => true,
          () => false,
        )
        const isStored = stored(page).then(() => false)
        await form.getByRole('button', { name: 'Save' }).click()
        if (await Promise.race([isAsked, isStored])) await confirmation.click()
      }),
    reopen: open,
  })
  expect(count).toBeGreaterThan(40)
})

for (const [kind, create] of [
  ['student', newStudent],
  ['parent', newParent],
] as const)
  test(`each option of the profile of a ${kind} is stored`, async ({ page }) => {
    await create(page)
    await page.goto('/student/profile')
    const form = page.locator('.profile form').first()
    await expect(form).toBeVisible()
    const count = await walkOptions({
      form,
      async save() {
        const language = await form.locator('[name="language"]').inputValue()
        await pressing(page, form.getByRole('button', { name: 'Save' }))
        // Another language leads to its page.
        const path = language === 'hi' ? '/hi/student/profile' : '/student/profile'
        await page.waitForURL(({ pathname }) => pathname === path)
      },
      reopen: () => page.goto('/student/profile'),
    })
    expect(count).toBeGreaterThan(2)
  })

test('each option of a review is stored', async ({ page }) => {
  const { token } = await newStudent(page)
  const { data } = await callApi<{ data: { id: number }[] }>(page, 'GET', '/public/colleges/all?limit=1')
  const text = 'Teachers take their time, and the library is open late.'
  const review = {
    instituteType: 'college',
    instituteId: data[0]?.id,
    role: 'student',
    overall: 4,
    pros: text,
    cons: text,
  }
  await callApi(page, 'POST', '/student/review', review, token)
  const open = async () => {
    await page.goto('/student/reviews')
    await page
      .getByRole('button', { name: /^Change/ })
      .first()
      .click()
  }
  await open()
  const form = page.locator('form').filter({ has: page.locator('[name="overall"]') })
  const count = await walkOptions({
    form,
    save: () => pressing(page, form.getByRole('button', { name: /^Send/ })),
    reopen: open,
  })
  expect(count).toBeGreaterThan(30)
})
