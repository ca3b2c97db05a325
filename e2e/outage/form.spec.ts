import { expect } from '@playwright/test'
import { newStudent } from '../family/people.ts'
import { test } from './killed-server.ts'

test('what is typed while the server is gone stays, over a reload too, and is saved when it is back', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_CONNECTION_REFUSED|Failed to load/)
  await server.start()
  await newStudent(page)
  await page.goto('/student/application-form?section=statement')
  const statementField = page.getByLabel('In your own words')
  const state = page.locator('.save-state')
  await statementField.fill('Saved while the server was there.')
  await expect(state).toContainText('Saved at')
  await server.kill()
  await statementField.fill('Typed while the server was gone.')
  await expect(state).toContainText('Kept on this device')
  await server.start()
  await page.reload()
  await expect(statementField).toHaveValue('Typed while the server was gone.')
  // It is sent as the old page goes, or by the new one.
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length)
  await expect.poll(drafts).toBe(0)
  // A second power cut: a change reported as saved is saved.
  await server.kill()
  await server.start()
  expect(await drafts()).toBe(0)
  await page.reload()
  await expect(statementField).toHaveValue('Typed while the server was gone.')
})
