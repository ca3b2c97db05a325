import type { Page } from '@playwright/test'
import { signInAs } from '../buyer/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { callApi, newStudent } from './people.ts'
import { type College, choose, firstCourse } from './with-fee.ts'

const office = { email: 'college@demo.pravesh.example', password: 'pravesh-demo', institute_type: 'college' }
type Institute = { sid: number; url: string }

/** A college of the demo's office that takes applications and teaches more than one course. */
async function collegeOfOffice(page: Page): Promise<{ college: College; sid: number; buyer: string }> {
  const { auth_token: buyer } = await callApi<{ auth_token: string }>(page, 'POST', '/open/buyer-login', office)
  const { data } = await callApi<{ data: Institute[] }>(page, 'GET', '/buyer/institute', undefined, buyer)
  for (const { sid, url } of data) {
    const { data: college } = await callApi<{ data: College }>(page, 'GET', `/public/college/?url=${url}`)
    const names = new Set(college.offers.map(({ course }) => course.shortName))
    if (college.admitting === 'open' && names.size > 1) return { college, sid, buyer }
  }
  throw new Error('No college of the demo’s office admits to two courses')
}

const labels = {
  en: {
    ...{ prefix: '', apply: 'Apply', which: 'Which course do you apply for?', save: /^Save the course/ },
    ...{ pay: /Pay ₹331/, another: /^Apply for another course/ },
    already: 'Already Shortlist',
    ...{ add: /^Add this course/, awaited: 'The result is awaited', expected: /^Year in which the result/ },
    ...{
      level: 'Level',
      board: 'Board or university',
      school: 'School or college',
      marks: 'Marks',
      next: 'Save and go on',
    },
  },
  hi: {
    ...{ prefix: '/hi', apply: 'आवेदन करें', which: 'किस कोर्स के लिए आवेदन करना है?', save: /^कोर्स सहेजें/ },
    ...{ pay: /₹331 चुकाएँ/, another: /^दूसरे कोर्स के लिए/ },
    already: 'यह आपकी सूची में पहले से है',
    ...{ add: /^यह कोर्स जोड़ें/, awaited: 'परिणाम अभी नहीं आया है', expected: /^परिणाम किस वर्ष/ },
    ...{ level: 'स्तर', board: 'बोर्ड या विश्वविद्यालय', school: 'विद्यालय या कॉलेज', marks: 'अंक', next: 'सहेजें और आगे बढ़ें' },
  },
} as const

for (const language of ['en', 'hi'] as const)
  test(`a student applies for a course, awaits a result, and the college reads both (${language})`, {
    tag: language === 'hi' ? '@phone' : [],
  }, async ({ page, browser, baseURL, request, pageErrors, expectAccessible }) => {
    // Apply in a row of the shortlist puts the college on the shortlist, where it is.
    pageErrors.allow(/status of 409/)
    const text = labels[language]
    const { college, sid, buyer } = await collegeOfOffice(page)
    await newStudent(page)

    await page.goto(`${text.prefix}/student/application-form?section=academics`)
    await page.getByLabel(text.level, { exact: true }).selectOption('class12')
    await page.getByLabel(text.board, { exact: true }).fill('CBSE')
    await page.getByLabel(text.school, { exact: true }).fill('Kendriya Vidyalaya, Pune')
    await expect(page.getByLabel(text.marks, { exact: true })).toBeVisible()
    await page.getByLabel(text.awaited).check()
    await expect(page.getByLabel(text.marks, { exact: true })).toHaveCount(0)
    await page.getByLabel(text.expected).fill('2027')
    await expectAccessible()
    await page.getByRole('button', { name: text.next }).click()
    await expect(page).toHaveURL(/section=exams/)

    // From the college's own page into the cart, where the course comes before the fee.
    await page.goto(`${text.prefix}/college/${college.url}`)
    await page.getByRole('link', { name: text.apply }).first().click()
    const select = page.getByLabel(text.which)
    await expect(select).toBeVisible()
    await expect(page.getByRole('link', { name: text.pay })).toHaveCount(0)
    await expectAccessible()
    await select.selectOption({ label: firstCourse(college) })
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('listitem').filter({ hasText: college.name })).toContainText(firstCourse(college))
    await page.getByRole('link', { name: text.pay }).click()
    await expect(page.locator('main dl')).toContainText(firstCourse(college))
    await page.getByRole('button', { name: text.pay }).click()
    await choose(page, 'Pay: it succeeds')
    await expect(page.locator('#paid')).toBeVisible()
    await expect(page.locator('main dl')).toContainText(firstCourse(college))
    await page.goto(`${text.prefix}/student/payments`)
    await expect(page.getByRole('listitem').filter({ hasText: college.name })).toContainText(firstCourse(college))
    await page.goto(`${text.prefix}/student`)
    await expect(page.locator('.stages')).toContainText(firstCourse(college))

    // Another course of the same college is another application, with a fee of its own.
    await page.goto(`${text.prefix}/student/shortlist`)
    await page.getByRole('button', { name: text.another }).click()
    const other =
      college.offers.map(({ course }) => course.shortName).find((name) => name !== firstCourse(college)) ?? ''
    await page.getByLabel(text.which).selectOption({ label: other })
    await page.getByRole('button', { name: text.add }).click()
    const second = page.getByRole('listitem').filter({ hasText: other })
    await expect(second).toBeVisible()
    await second.getByRole('button', { name: text.another }).click()
    await page.getByLabel(text.which).selectOption({ label: other })
    await page.getByRole('button', { name: text.add }).click()
    await expectToast(page, new RegExp(`^${text.already}`))
    await expectAccessible()
    await second.getByRole('link', { name: text.apply }).first().click()
    await expect(page.getByRole('listitem').filter({ hasText: other })).toBeVisible()
    await expect(page.getByRole('link', { name: text.pay })).toBeVisible()

    // The application as the college reads it.
    const { data } = await callApi<{ data: { id: number; courseName: string }[] }>(
      page,
      'GET',
      `/buyer/applications/${sid}`,
      undefined,
      buyer,
    )
    expect(data[0]?.courseName).toBe(firstCourse(college))
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    await signInAs(context, request, 'college')
    const consolePage = await context.newPage()
    await consolePage.goto(`/administration/institutes/${sid}/applications/${data[0]?.id}`)
    await expect(consolePage.locator('main')).toContainText(firstCourse(college))
    await expect(consolePage.locator('main')).toContainText('Result awaited')
    await context.close()
  })

for (const language of ['en', 'hi'] as const)
  test(`the row of a course on a college's page leads to an application for it (${language})`, {
    tag: language === 'hi' ? '@phone' : [],
  }, async ({ page, expectAccessible }) => {
    const text = labels[language]
    const { college } = await collegeOfOffice(page)
    await newStudent(page)
    await page.goto(`${text.prefix}/college/${college.url}`)
    const name = college.offers.at(-1)?.course.shortName ?? ''
    const row = page.getByRole('row').filter({ hasText: name }).last()
    await row.getByRole('link', { name: language === 'en' ? `Apply for ${name}` : `${name} के लिए आवेदन करें` }).click()
    await expect(page.getByRole('listitem').filter({ hasText: college.name })).toContainText(name)
    await expect(page.getByLabel(text.which)).toHaveCount(0)
    await expect(page.getByRole('link', { name: text.pay })).toBeVisible()
    await expectAccessible()
  })

for (const language of ['en', 'hi'] as const)
  test(`a fee is not taken before a course is chosen, and the page says so (${language})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 422/)
    const text = labels[language]
    const { college } = await collegeOfOffice(page)
    const { token } = await newStudent(page)
    const listed = { instituteType: 'college', instituteId: college.id }
    await callApi(page, 'POST', '/student/shortlist', listed, token)
    await page.goto(`${text.prefix}/student/pay?type=college&institute=${college.id}`)
    await page.getByRole('button', { name: text.pay }).click()
    await expect(page.getByText(language === 'en' ? /^Choose the course first/ : /कोर्स चुनें/)).toBeVisible()
  })
