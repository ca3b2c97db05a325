import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { callApi, newStudent } from './people.ts'

export type College = {
  id: number
  name: string
  url: string
  admitting: string
  offers: { course: { id: number; shortName: string } }[]
}
type Rows = { data: { status: string; submittedAt: string | null }[] }

/** A college of the demo that takes fees. */
export async function admitting(page: Page): Promise<College> {
  const { data: cards } = await callApi<{ data: { url: string }[] }>(page, 'GET', '/public/colleges/all?applyHere=true')
  for (const { url } of cards) {
    const { data } = await callApi<{ data: College }>(page, 'GET', `/public/college/?url=${url}`)
    if (data.admitting === 'open') return data
  }
  throw new Error('No college of the demo admits')
}

/** Status of a student's only fee on the server: the number of payments, and whether the application was submitted. */
export async function loadFeeStatus(page: Page, token: string): Promise<{ paid: number; submitted: boolean }> {
  const payments = await callApi<Rows>(page, 'GET', '/student/institute-payment', undefined, token)
  const form = await callApi<{ data: { applications: Rows['data'] } }>(
    page,
    'GET',
    '/student/application-form',
    undefined,
    token,
  )
  return {
    paid: payments.data.filter(({ status }) => status === 'paid').length,
    submitted: form.data.applications.some(({ submittedAt }) => submittedAt !== null),
  }
}
export const noPayment = { paid: 0, submitted: false }
export const sent = { paid: 1, submitted: true }

/** Name of the first course of a college. */
export const firstCourse = ({ offers }: College): string => offers[0]?.course.shortName ?? ''

/** Chooses the first course of the college that waits for one in the cart. */
export async function chooseCourse(page: Page): Promise<void> {
  await page.getByLabel('Which course do you apply for?').selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Save the course/ }).click()
}

/** A student whose cart a college is put into from its own page. */
export async function withFee(page: Page) {
  const { token } = await newStudent(page)
  const college = await admitting(page)
  await page.goto(`/college/${college.url}`)
  await page.getByRole('link', { name: 'Apply, ₹331' }).first().click()
  await chooseCourse(page)
  await expect(page.getByRole('link', { name: new RegExp(`Pay ₹331.*${college.name.slice(0, 8)}`) })).toBeVisible()
  return {
    college,
    token,
    loadStatus: () => loadFeeStatus(page, token),
    pay: () => page.getByRole('link', { name: /Pay ₹331/ }).click(),
  }
}
/** The button that opens the checkout. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /Pay ₹331|Try to pay again/ })
/** The choice in the demo gateway's own window. */
export const choose = (page: Page, choice: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: choice }).click()
