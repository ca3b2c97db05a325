import type { Locator, Page } from '@playwright/test'
import type { ListedKind } from '@pravesh/contract'
import { expect, test } from '../fixtures.ts'
import { type Chosen, type PublicRecord, satisfies } from './filter-records.ts'

/** Each kind of listing; two of institutes are narrowed by their address. */
const listings = [
  ['school', 'schools/all'],
  ['school', 'schools/delhi'],
  ['college', 'colleges/all'],
  ['college', 'colleges/btech'],
  ['exam', 'exams'],
  ['career', 'careers'],
  ['article', 'articles'],
  ['course', 'courses'],
] as const satisfies readonly (readonly [ListedKind, string])[]

type Facet = { name: string; options: { value: string; label: string; count: number }[] }
type Listing = { total: number; facets: Facet[]; filters: { name: string; fixed: boolean }[] }
type Step = { page: Page; kind: ListedKind; path: string }

const apiPath = (path: string) => (path.includes('/') ? path : `${path}/all`)
async function readListing({ page, path }: Step, query = ''): Promise<Listing> {
  const response = await page.request.get(`/api/v1/public/${apiPath(path)}?${query}`)
  expect(response.status(), `${path}?${query}`).toBe(200)
  return response.json()
}
async function readRecord({ page, kind }: Step, href: string): Promise<PublicRecord> {
  const response = await page.request.get(
    `/api/v1/public/${kind}/?url=${href.split(/[/?]/).at(href.includes('?') ? -2 : -1)}`,
  )
  return (await response.json()).data
}
const visibleCount = async (page: Page) =>
  Number(
    (await page.locator('main section[aria-label]').first().getAttribute('aria-label'))
      ?.match(/[\d,]+/)?.[0]
      ?.replace(',', ''),
  )

/** Whether there is something to choose: several values, where both cities of one name are one, or a flag. */
const isChoice = (options: Facet['options']): boolean =>
  options.filter(({ value }) => value !== 'new-delhi' || !options.some((other) => other.value === 'delhi')).length >
    1 || options.some(({ value }) => value === 'true')

/** Opens what hides a control, as a person does. */
async function reveal(control: Locator): Promise<void> {
  const closed = control.locator('xpath=ancestor::details[not(@open)]/summary')
  while (await closed.count()) await closed.first().click()
}
/** After its first touch the form is an island: from then on its script takes part. */
async function wakeForm(page: Page): Promise<void> {
  await page.locator('#filters').hover()
  await expect(page.locator('astro-island:not([ssr]) > #filters, astro-island:not([ssr]) #filters')).toHaveCount(1)
}

/** The page shows the chosen value: its address, its count, its cards and its control. */
async function expectChosen(step: Step, chosen: Chosen): Promise<void> {
  const { page, path } = step
  const url = new URL(page.url())
  const message = `${chosen.name}=${chosen.value} on ${page.url()}`
  expect(url.searchParams.getAll(chosen.name), message).toEqual([chosen.value])
  const query = new URLSearchParams(url.search)
  // Both cities of the name are one choice of the page.
  if (query.get('city') === 'delhi') query.append('city', 'new-delhi')
  const { total } = await readListing(step, query.toString())
  await expect.poll(() => visibleCount(page), message).toBe(total)
  const hrefs = await page
    .locator('#rows > li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('h2 a, h3 a, a')?.getAttribute('href') ?? ''))
  expect(hrefs.length, message).toBe(Math.min(total, 20))
  const records = await Promise.all(hrefs.map((href) => readRecord(step, href)))
  const course = path === 'colleges/btech' ? 'btech' : undefined
  for (const [index, record] of records.entries())
    expect(satisfies(step.kind, record, { ...chosen, course }), `${message}: ${hrefs[index]}`).toBe(true)
}

/** A filter of the form: chosen, changed and removed by its own control. */
async function walkFacet(step: Step, { name, options }: Facet, isScripted: boolean): Promise<void> {
  const { page, path } = step
  const control = (value: string) => page.locator(`#filters input[name="${name}"][value="${value}"]`)
  const submit = async () => {
    await page.getByRole('button', { name: 'Show results' }).click()
    await page.waitForURL(/#results$/)
  }
  await page.goto(`/${path}`)
  if (isScripted) await wakeForm(page)
  const shown: typeof options = []
  for (const option of options) if (shown.length < 2 && (await control(option.value).count())) shown.push(option)
  expect(shown.length, `${name} has a control on /${path}`).toBeGreaterThan(0)
  for (const [index, { value, label }] of shown.entries()) {
    if (index > 0) {
      if (isScripted) await wakeForm(page)
      const former = control(shown[index - 1]?.value ?? '')
      await reveal(former)
      if ((await former.getAttribute('type')) === 'checkbox') await former.uncheck()
    }
    await reveal(control(value))
    await control(value).check()
    await submit()
    await expectChosen(step, { name, value, label })
    await expect(control(value)).toBeChecked()
  }
  if (isScripted) await wakeForm(page)
  const last = control(shown.at(-1)?.value ?? '')
  await reveal(last)
  if ((await last.getAttribute('type')) === 'checkbox') await last.uncheck()
  else await control('').check()
  await submit()
  expect(new URL(page.url()).searchParams.getAll(name).filter(Boolean), `${name} was removed`).toEqual([])
  expect(await visibleCount(page)).toBe((await readListing(step)).total)
}

/** A filter whose values are links. */
async function walkLinks(step: Step, { name, options }: Facet): Promise<void> {
  const { page, path } = step
  await page.goto(`/${path}`)
  for (const { value, label } of options.slice(0, 2)) {
    const link = page.locator(`nav.narrow a[href*="${name}=${value}"]`).first()
    await reveal(link)
    await link.click()
    await page.waitForURL(new RegExp(`${name}=${value}`))
    await expectChosen(step, { name, value, label })
  }
  await page.locator(`nav.narrow a[href="/${path}"]`).first().click()
  await expect(page).toHaveURL(`/${path}`)
}

/** A sum that is typed. */
async function walkLeastFee(step: Step, isScripted: boolean): Promise<void> {
  const { page, path } = step
  await page.goto(`/${path}`)
  if (isScripted) await wakeForm(page)
  for (const typed of ['1,00,000', '₹ ५०,०००', '']) {
    const field = page.locator('#filters input[name="feeMin"]')
    await reveal(field)
    await field.fill(typed)
    await page.getByRole('button', { name: 'Show results' }).click()
    await page.waitForURL(/#results$/)
    const value = typed === '' ? '' : typed.startsWith('1') ? '100000' : '50000'
    await expect(page.locator('#filters input[name="feeMin"]')).toHaveValue(value)
    const { total } = await readListing(step, value && `feeMin=${value}`)
    expect(await visibleCount(page), `feeMin ${typed}`).toBe(total)
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    for (const [kind, path] of listings)
      test(`each filter of /${path} is chosen, changed and removed`, async ({ page }) => {
        test.setTimeout(300_000)
        const step = { page, kind, path }
        const { facets, filters } = await readListing(step)
        const isForm = kind === 'school' || kind === 'college'
        const useful = facets.filter(
          ({ name, options }) => !filters.some((filter) => filter.fixed && filter.name === name) && isChoice(options),
        )
        expect(useful.length).toBeGreaterThan(0)
        for (const facet of useful) {
          if (isForm) await walkFacet(step, facet, javaScriptEnabled)
          else await walkLinks(step, facet)
        }
        if (isForm) await walkLeastFee(step, javaScriptEnabled)
      })
  })
}
