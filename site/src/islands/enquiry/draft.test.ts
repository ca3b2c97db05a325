// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { draftName, forgetDraft, restoreDraft, saveDraft } from './draft.ts'

const action = '/enquiry/admission-school?school=modern-school'
function formOf(values: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `<input type="hidden" name="language" value="en"><input name="name"><input name="fax"><textarea name="message"></textarea>
    <select name="city"><option value=""></option><option value="Pune">Pune</option></select><input type="checkbox" name="consent" value="yes">`
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
  return form
}
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

beforeEach(() => localStorage.clear())

test('what was typed comes back into the form of the same address, and no consent with it', () => {
  const typed = formOf({ name: 'Meera', message: 'Is class 6 open?', city: 'Pune', fax: 'a robot' })
  typed.querySelector<HTMLInputElement>('[name=consent]')?.click()
  saveDraft(action, typed)
  const form = formOf({})
  expect(restoreDraft(action, form)).toBe(true)
  expect(valuesOf(form)).toEqual({ language: 'en', name: 'Meera', fax: '', message: 'Is class 6 open?', city: 'Pune' })
  expect(restoreDraft('/enquiry/other', formOf({}))).toBe(false)
})

test('a field that is filled in stays, and a choice that is gone is left open', () => {
  localStorage.setItem(
    draftName(action),
    JSON.stringify({ at: Date.now(), values: { name: 'Old', city: 'Gone', message: 3 } }),
  )
  const form = formOf({ name: 'New' })
  expect(restoreDraft(action, form)).toBe(false)
  expect(valuesOf(form)).toMatchObject({ name: 'New', city: '', message: '' })
})

test('a draft is forgotten when the form is emptied, when it is sent, and after twelve hours', () => {
  saveDraft(action, formOf({ name: 'Meera' }))
  saveDraft(action, formOf({}))
  expect(localStorage).toHaveLength(0)
  saveDraft(action, formOf({ name: 'Meera' }))
  forgetDraft(action)
  expect(localStorage).toHaveLength(0)
  saveDraft(action, formOf({ name: 'Meera' }))
  vi.useFakeTimers({ now: Date.now() + 13 * 3600 * 1000 })
  expect(restoreDraft(action, formOf({}))).toBe(false)
  expect(localStorage).toHaveLength(0)
  vi.useRealTimers()
})

test.each(['not JSON', 'null', '{"at":"now","values":{}}', '{"at":9e15,"values":null}'])(
  'an entry that is no draft is no error: %s',
  (entry) => {
    localStorage.setItem(draftName(action), entry)
    expect(restoreDraft(action, formOf({}))).toBe(false)
  },
)
