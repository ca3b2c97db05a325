import { expect, type Page } from '@playwright/test'
import { codeTextedTo } from './signed-in.ts'

type AccountType = 'college' | 'school'
export type Person = { token: string; username: string }

let count = 0
/** A mobile of its own for each person of a run. */
export const ownMobile = (): string => `9${String(Date.now()).slice(-7)}${String(count++ % 100).padStart(2, '0')}`

/** Calls the API as a person, from the page's own browser: for the preconditions of a journey. */
export async function callApi<T>(page: Page, method: string, path: string, body?: object, token?: string): Promise<T> {
  const response = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { data: body }),
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  return (await response.json()) as T
}

/** Proves a mobile by the code that was sent to it: the ticket opens an account with it. */
async function ticketFor(page: Page, mobile: string): Promise<string> {
  const { otpId } = await callApi<{ otpId: string }>(page, 'POST', '/open/otp', { mobile })
  const otp = await codeTextedTo(page.request, mobile)
  return (await callApi<{ ticket: string }>(page, 'POST', '/open/otp/verify', { mobile, otpId, otp })).ticket
}

async function signUp(page: Page, accountType: AccountType, person: object): Promise<Person> {
  const path = accountType === 'college' ? '/open/student-signup' : '/open/school-signup'
  const body = { password: 'a long enough one', consentVersion: '2026-11', ...person }
  const { auth_token: token, username } = await callApi<{ auth_token: string; username: string }>(
    page,
    'POST',
    path,
    body,
  )
  const user = JSON.stringify({ auth_token: token, username, student_type: accountType })
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('user', text), user)
  return { token, username }
}
/** A student who has just opened an account, and is signed in in this browser. */
export function newStudent(page: Page): Promise<Person> {
  const mobile = ownMobile()
  const person = { name: 'Ravi Kumar', email: `ravi${mobile}@example.in`, mobile, date_of_birth: '2005-04-30' }
  return signUp(page, 'college', person)
}
/** A parent who has just opened an account with a proven mobile and the declaration of a parent, and is signed in in this browser. */
export async function newParent(page: Page): Promise<Person> {
  const mobile = ownMobile()
  const proof = { ticket: await ticketFor(page, mobile), consentVersion: '2026-11-28' }
  const person = { parent_name: 'Meera Nair', parent_email: `meera${mobile}@example.in`, mobile }
  return signUp(page, 'school', { ...person, ...proof })
}
/** One as above of an earlier version, with the mobile written down alone, and no declaration. */
export async function earlierParent(page: Page): Promise<Person & { mobile: string }> {
  const mobile = ownMobile()
  const person = { parent_name: 'Meera Nair', parent_email: `meera${mobile}@example.in`, mobile }
  return { mobile, ...(await signUp(page, 'school', person)) }
}
