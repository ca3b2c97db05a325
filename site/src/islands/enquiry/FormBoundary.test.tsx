// @vitest-environment happy-dom
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { FormBoundary } from './FormBoundary.tsx'

afterEach(() => vi.restoreAllMocks())

function Form() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('An answer without a reference')
  return (
    <form className="enquiry">
      <input name="name" defaultValue="Asha Rao" />
      <textarea name="message" defaultValue="A bus?" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  )
}

test('what was typed can still be sent where the form breaks', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box, { onCaughtError: () => {} })
  root.render(
    <FormBoundary action="/enquiry/general" texts={{ broken: 'It broke: #', send: 'Send' }}>
      <Form />
    </FormBoundary>,
  )
  await vi.waitFor(() => expect(box.querySelector('button')).not.toBeNull())
  const name = box.querySelector('input')
  if (name) name.value = 'Meera'
  box.querySelector('button')?.click()
  await vi.waitFor(() => expect(box.querySelector('[role="alert"]')).not.toBeNull())
  const form = box.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/enquiry/general')
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['name', 'Meera'],
    ['message', 'A bus?'],
  ])
  expect(box.querySelector('[role="alert"]')?.textContent).toBe(`It broke: ${logged.mock.calls[0]?.[0]}`)
  root.unmount()
  box.remove()
})
