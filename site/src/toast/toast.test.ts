// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showToast } from './toast.ts'

test.each([
  ['en', 'error', 'error occur'],
  ['hi', 'गड़बड़', 'कुछ गड़बड़ हुई'],
])('a toast without texts says so in the language of the page (%s)', (language, title, message) => {
  document.documentElement.lang = language
  document.body.innerHTML = '<div class="toasts"></div>'
  showToast({})
  expect(document.querySelector('.toast strong')?.textContent).toBe(title)
  expect(document.querySelector('.toast p')?.textContent).toBe(message)
})
