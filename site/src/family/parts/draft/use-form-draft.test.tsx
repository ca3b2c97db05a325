// @vitest-environment happy-dom
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFormDraft } from './use-form-draft.ts'

let close = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => close())

function DraftForm({ city }: { city: string }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(form, 'asked')
  return (
    <form ref={form} onInput={draft.store}>
      <input name="name" defaultValue="Ravi" />
      <input name="city" defaultValue={city} />
      <input type="password" name="secret" />
      <input name="code" autoComplete="one-time-code" />
      <input type="checkbox" name="consentVersion" value="2026-11" />
      <input type="checkbox" name="news" value="yes" defaultChecked />
      <input type="radio" name="stars" value="1" />
      <input type="radio" name="stars" value="4" />
      <select name="role" defaultValue="student">
        <option value="parent">a parent</option>
        <option value="student">a student</option>
      </select>
      <button type="button" onClick={draft.clear}>
        sent
      </button>
    </form>
  )
}

/** The page with the form, opened again; its fields by name. */
async function open(city = 'Pune') {
  close()
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  close = () => {
    root.unmount()
    box.remove()
  }
  root.render(<DraftForm city={city} />)
  const field = <T extends Element = HTMLInputElement>(query: string) => {
    const found = box.querySelector<T>(query)
    if (!found) throw new Error(`No ${query}`)
    return found
  }
  await vi.waitFor(() => field('form'))
  // Restored input is restored once more, for fields that depend on others.
  await new Promise((done) => setTimeout(done, 5))
  const type = (query: string, value: string) => {
    field(query).value = value
    field(query).dispatchEvent(new Event('input', { bubbles: true }))
  }
  return { field, type }
}

test('what was entered is there again, and only that: other fields show what the record says now', async () => {
  const { field, type } = await open()
  type('[name=name]', 'Ravi Kumar')
  type('[name=role]', 'parent')
  field('[value="4"]').click()
  field('[name=news]').click()
  const { field: reopenedField } = await open('Nashik')
  expect(reopenedField('[name=name]').value).toBe('Ravi Kumar')
  expect(reopenedField('[name=city]').value).toBe('Nashik')
  expect(reopenedField<HTMLSelectElement>('select').value).toBe('parent')
  expect(reopenedField('[value="4"]').checked).toBe(true)
  expect(reopenedField('[value="1"]').checked).toBe(false)
  expect(reopenedField('[name=news]').checked).toBe(false)
})

test('a password, a code and an agreement are kept nowhere', async () => {
  const { field, type } = await open()
  type('[name=name]', 'Ravi Kumar')
  type('[name=secret]', 'a lamp by the river')
  type('[name=code]', '123456')
  field('[name=consentVersion]').click()
  expect(JSON.stringify({ ...localStorage })).toContain('Ravi Kumar')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/lamp|123456|2026-11/)
  const { field: reopenedField } = await open()
  expect(reopenedField('[name=consentVersion]').checked).toBe(false)
})

test('what was sent, or typed back to what it was, comes back no more', async () => {
  const { field, type } = await open()
  type('[name=name]', 'Ravi Kumar')
  field('button').click()
  expect(localStorage).toHaveLength(0)
  type('[name=name]', 'Ravi K')
  type('[name=name]', 'Ravi')
  expect(localStorage).toHaveLength(0)
})
