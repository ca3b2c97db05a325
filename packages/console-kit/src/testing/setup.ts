// Setup of each test file of components: hooks of a module that files share would be registered for the first of them alone.
import { CallFailure } from '@pravesh/data-provider'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage } from '../language/translations.ts'

// Error messages have the text of the page, rather than all of its elements; and timeouts are long enough for a busy machine.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message?.split('\n')[0]} in: ${document.body.textContent?.slice(0, 600)}`),
})
beforeEach(() => {
  // react-admin writes each failed call to the developer's console; other messages there stay.
  const { error } = console
  vi.spyOn(console, 'error').mockImplementation((first: unknown, ...rest: unknown[]) => {
    if (!(first instanceof CallFailure)) error(first, ...rest)
  })
})
afterEach(async () => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  await changeLanguage('en')
})
