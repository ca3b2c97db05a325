import { expect, type Page } from '@playwright/test'

type Track = 'college' | 'school'
export type Person = { token: string; username: string }

let count = 0
/** A mobile of its own for each person of a run. */
export const ownMobile = (): string => `9${String(Date.now()).slice(-7)}${String(count++ % 100).padStart(2, '0')}`

/** Calls the API as a person, from the page's own browser: what a journey only needs to have happened before. */
export async function ask<T>(page: Page, method: string, path: string, body?: object, token?: string): Promise<T> {
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { data: body }),
  })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

async function newPerson(page: Page, track: Track): Promise<Person> {
  const number = ownMobile()
  const rest = { mobile: number, password: 'a long enough one', consentVersion: '2026-11' }
  const body =
    track === 'college'
      ? { name: 'Ravi Kumar', email: `ravi${number}@example.in`, date_of_birth: '2005-04-30', ...rest }
      : { parent_name: 'Meera Nair', parent_email: `meera${number}@example.in`, ...rest }
  const path = track === 'college' ? '/open/student-signup' : '/open/school-signup'
  const { auth_token: token, username } = await ask<{ auth_token: string; username: string }>(page, 'POST', path, body)
  const user = JSON.stringify({ auth_token: token, username, student_type: track })
  await page.goto('/favicon.svg')
  await page.evaluate((text) => localStorage.setItem('user', text), user)
  return { token, username }
}
/** A student who has just opened an account, and is signed in in this browser. */
export const newStudent = (page: Page): Promise<Person> => newPerson(page, 'college')
/** A parent who has just opened an account, and is signed in in this browser. */
export const newParent = (page: Page): Promise<Person> => newPerson(page, 'school')
