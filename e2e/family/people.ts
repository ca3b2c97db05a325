import { expect, type Page } from '@playwright/test'

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

async function newPerson(page: Page, accountType: AccountType): Promise<Person> {
  const number = ownMobile()
  const rest = { mobile: number, password: 'a long enough one', consentVersion: '2026-11' }
  const body =
    accountType === 'college'
      ? { name: 'Ravi Kumar', email: `ravi${number}@example.in`, date_of_birth: '2005-04-30', ...rest }
      : { parent_name: 'Meera Nair', parent_email: `meera${number}@example.in`, ...rest }
  const path = accountType === 'college' ? '/open/student-signup' : '/open/school-signup'
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
export const newStudent = (page: Page): Promise<Person> => newPerson(page, 'college')
/** A parent who has just opened an account, and is signed in in this browser. */
export const newParent = (page: Page): Promise<Person> => newPerson(page, 'school')
