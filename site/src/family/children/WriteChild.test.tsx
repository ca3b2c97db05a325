// @vitest-environment happy-dom
import type { Child } from '@pravesh/contract'
import { familyTexts } from '@pravesh/messages/family'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nContext } from '../shell/i18n.ts'
import { WriteChild } from './WriteChild.tsx'

const texts = familyTexts('en', 'children', 'choices')
const ends = new Set<() => void>()
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('user', JSON.stringify({ auth_token: 't', username: 'Meera', student_type: 'school' }))
})
afterEach(() => {
  for (const end of ends) end()
})

/** The form in a page that has just been loaded. */
async function opened(child?: Child) {
  const done = vi.fn()
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  root.render(
    <I18nContext value={{ language: 'en', texts }}>
      <WriteChild {...(child && { child })} onDone={done} />
    </I18nContext>,
  )
  const field = (name: string) => {
    const found = box.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No field ${name}`)
    return found
  }
  await vi.waitFor(() => field('name'))
  const type = (name: string, value: string) => {
    field(name).value = value
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  }
  const close = () => {
    root.unmount()
    box.remove()
    ends.delete(close)
  }
  ends.add(close)
  const cancel = () => [...box.querySelectorAll('button')].find((button) => button.textContent === 'Cancel')?.click()
  return { field, type, close, giveUp: cancel, done }
}

test('caste category and special needs of a child are never stored in the browser', async () => {
  const before = await opened()
  before.type('name', 'Ira Nair')
  before.type('specialNeeds', 'epilepsy')
  before.type('category', 'sc')
  before.close()
  expect(JSON.stringify({ ...localStorage })).toContain('Ira Nair')
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/epilepsy|specialNeeds|category/)
  expect((await opened()).field('specialNeeds').value).toBe('')
})

test('a child that is being added is there again after a reload, as far as it was written', async () => {
  const before = await opened()
  before.type('name', 'Ira Nair')
  before.type('nationality', 'Indian')
  before.close()
  const after = await opened()
  expect(['name', 'nationality', 'relation'].map((name) => after.field(name).value)).toEqual(['Ira Nair', 'Indian', ''])
  after.type('relation', 'mother')
  after.close()
  expect((await opened()).field('relation').value).toBe('mother')
})

test('what is given up is gone', async () => {
  const before = await opened()
  before.type('name', 'Ira Nair')
  before.giveUp()
  expect(before.done).toHaveBeenCalledOnce()
  before.close()
  expect((await opened()).field('name').value).toBe('')
})

const ira: Child = {
  ...{ id: 3, name: 'Ira', dateOfBirth: '2021-06-14', relation: 'mother', gender: null, photo: null },
  ...{ nationality: null, motherTongue: null, category: null, specialNeeds: null, currentSchool: null },
  ...{ currentClass: null, classSought: 1, session: '2027-28', completeness: { percent: 60, missing: [] } },
  ...{ createdAt: '2026-11-23T09:00:00Z', updatedAt: '2026-11-23T09:00:00Z' },
}
test('a child that is there is changed, and is not mixed with one that is being added', async () => {
  const added = await opened()
  added.type('name', 'Dev Nair')
  added.close()
  const changed = await opened(ira)
  expect(changed.field('name').value).toBe('Ira')
  changed.type('name', 'Ira Nair')
  changed.close()
  expect((await opened()).field('name').value).toBe('Dev Nair')
})

test('what was saved is no draft any more', async () => {
  const sent: unknown[] = []
  // The client of a page takes the browser’s fetch once.
  window.fetch = async (_address, request) => {
    sent.push(JSON.parse(String(request?.body)))
    return Response.json({ data: ira, message: 'Added' })
  }
  const before = await opened()
  before.type('name', 'Ira')
  for (const [part, value] of Object.entries({ '': '14', '-month': '6', '-year': '2021' }))
    before.type(`dateOfBirth${part}`, value)
  before.type('relation', 'mother')
  before.field('name').form?.requestSubmit()
  await vi.waitFor(() => expect(before.done).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ name: 'Ira', relation: 'mother' }])
  before.close()
  expect((await opened()).field('name').value).toBe('')
})
