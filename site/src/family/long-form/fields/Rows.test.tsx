// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeTabs, formServer, openTab } from '../testing/form-tab.tsx'

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})
// React's remaining work runs while there is a document.
afterEach(async () => {
  closeTabs()
  await new Promise((done) => setTimeout(done))
})
async function rowsOf(section: string, sections: Record<string, unknown> = {}) {
  const tab = openTab(formServer(sections), section)
  await vi.waitFor(() => expect(tab.box.querySelector('.form-rows')).toBeTruthy())
  const expectRows = (count: number) =>
    vi.waitFor(() => expect(tab.box.querySelectorAll('[data-row]')).toHaveLength(count))
  const buttons = () => [...tab.box.querySelectorAll('.form-rows button')].map(({ textContent }) => textContent)
  const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent
  return { ...tab, drawn: expectRows, buttons, focused }
}
const guardians = ['Asha', 'Dev', 'Ira'].map((name) => ({ relation: 'other', name }))

test('the only row of a list that is needed cannot be removed', async () => {
  const tab = await rowsOf('guardians')
  expect(tab.buttons()).toEqual(['Add another'])
  tab.press('Add another')
  await tab.drawn(2)
  expect(tab.buttons()).toEqual(['Remove number 1', 'Remove number 2', 'Add another'])
})

test('a new row takes the focus, and what stands in the others stays', async () => {
  const tab = await rowsOf('guardians')
  tab.type('guardians.0.name', 'Asha')
  tab.press('Add another')
  await vi.waitFor(() => expect(tab.focused()).toBe('guardians.1.relation'))
  expect(tab.field('guardians.0.name').value).toBe('Asha')
})

test('an empty row goes at once, and the focus to the row in its place, or to what adds one', async () => {
  const tab = await rowsOf('exams')
  tab.press('Add')
  await tab.drawn(1)
  tab.press('Add another')
  await tab.drawn(2)
  tab.press('Remove number 2')
  await vi.waitFor(() => expect(tab.focused()).toBe('exams.0.exam'))
  tab.press('Remove number 1')
  await vi.waitFor(() => expect(tab.focused()).toBe('Add'))
})

test('a row that is filled can be brought back to its place, with what was typed last', async () => {
  const tab = await rowsOf('guardians', { guardians })
  tab.type('guardians.1.name', 'Devendra')
  tab.press('Remove number 2')
  await tab.drawn(2)
  expect([tab.focused(), tab.field('guardians.1.name').value]).toEqual(['Bring it back', 'Ira'])
  tab.press('Remove number 1')
  await vi.waitFor(() => expect(tab.box.textContent).toContain('Number 1 is removed'))
  expect(tab.focused()).toBe('Bring it back')
  tab.press('Bring it back')
  await vi.waitFor(() => expect(tab.focused()).toBe('guardians.0.relation'))
  expect([0, 1].map((index) => tab.field(`guardians.${index}.name`).value)).toEqual(['Asha', 'Ira'])
  tab.press('Remove number 2')
  await tab.drawn(1)
  tab.press('Bring it back')
  await tab.drawn(2)
  expect(tab.field('guardians.1.name').value).toBe('Ira')
})

test('a row that is moved takes the focus along', async () => {
  const choices = [9, 4].map((eid, index) => ({ eid, priority: index + 1 }))
  const tab = await rowsOf('choices', { choices })
  tab.press('Move number 2 up')
  await vi.waitFor(() => expect(tab.focused()).toBe('choices.0.eid'))
  expect([0, 1].map((index) => tab.field(`choices.${index}.eid`).value)).toEqual(['4', '9'])
})
