// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { formServer, openTab } from './testing/form-tab.tsx'

const went = vi.fn()
beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  went.mockReset()
  vi.spyOn(location, 'assign').mockImplementation((address) => void went(String(address)))
})
async function opened(server: ReturnType<typeof formServer>, section: string, options?: Parameters<typeof openTab>[2]) {
  const tab = openTab(server, section, options)
  await vi.waitFor(() => expect(tab.box.querySelector('.long-form')).toBeTruthy())
  return tab
}
const contact = {
  ...{ email: 'ravi@example.in', mobile: '+919876543210', line: '4 Hill View' },
  ...{ city: 'Pune', state: 'Maharashtra', pincode: '411045' },
}
const personal = { name: 'Ravi Kumar', dateOfBirth: '2005-04-30' }

test('what is known of the person stands in an empty section, and is saved with its button', async () => {
  const server = formServer()
  const initialRecord = { personal: { personal }, contact: { contact } }
  const first = await opened(server, 'personal', { prefill: initialRecord })
  expect(first.field('personal.name').value).toBe('Ravi Kumar')
  expect([first.field('personal.dateOfBirth').value, first.field('personal.dateOfBirth-year').value]).toEqual([
    '30',
    '2005',
  ])
  first.close()
  const tab = await opened(server, 'contact', { prefill: initialRecord })
  expect(server.saved).toEqual([])
  tab.press('Save and go on')
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/student/application-form?section=guardians'))
  expect(server.saved).toEqual([{ contact }])
})

test('where something was written what is known does not stand in its place', async () => {
  const server = formServer({ personal: { ...personal, name: 'R. Kumar' } })
  const tab = await opened(server, 'personal', { prefill: { personal: { personal } } })
  expect(tab.field('personal.name').value).toBe('R. Kumar')
})

test('the heading of a section and of the answers takes the focus', async () => {
  for (const [section, title] of [
    ['contact', 'Contact'],
    ['check', 'Check your answers'],
  ] as const) {
    await opened(formServer(), section)
    expect(document.activeElement?.textContent).toBe(title)
  }
})

test('a form that colleges may not read is kept, but its section stays open and says why', async () => {
  const server = formServer()
  const tab = await opened(server, 'declarations')
  tab.type('declarations.truthful', 'yes')
  tab.type('declarations.by', 'Ravi')
  tab.press('Save and go on')
  await vi.waitFor(() => expect(tab.summary()).toEqual([expect.stringMatching(/^Tick this/)]))
  expect(server.record().declarations).toEqual({ truthful: true, by: 'Ravi', shareWithColleges: false })
  expect(went).not.toHaveBeenCalled()
  tab.type('declarations.shareWithColleges', 'yes')
  tab.press('Save and go on')
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/student/application-form?section=check'))
  expect(server.record().declarations).toMatchObject({ shareWithColleges: true })
})

test('what the server refuses is named by the label of its field', async () => {
  const server = formServer({ guardians: [{ relation: 'mother', name: 'Asha' }] })
  server.fails = { fieldErrors: [{ field: 'guardians.0.mobile', message: 'Enter a mobile number' }] }
  const tab = await opened(server, 'guardians')
  tab.type('guardians.0.mobile', '98765 43210 00')
  tab.press('Save and go on')
  await vi.waitFor(() => expect(tab.summary()).toEqual(['1. Mobile: Enter a mobile number']))
  expect(tab.field('guardians.0.mobile').getAttribute('aria-invalid')).toBe('true')
  expect(went).not.toHaveBeenCalled()
})

test('what is refused while somebody types is told beside the field, and leaves the focus there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = formServer()
  server.fails = { fieldErrors: [{ field: 'statement', message: 'Leave the Aadhaar number out' }] }
  const tab = await opened(server, 'statement')
  tab.field('statement').focus()
  tab.type('statement', '2345 6789 0123')
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.waitFor(() => expect(tab.box.textContent).toContain('In your own words: Leave the Aadhaar number out'))
  vi.useRealTimers()
  expect([tab.summary(), document.activeElement]).toEqual([[], tab.field('statement')])
})

test('with an empty shortlist a choice of colleges says so, and asks nothing', async () => {
  const none = { colleges: new Map<number, string>() }
  const empty = await opened(formServer(), 'choices', none)
  expect(empty.box.textContent).toContain('Put a college on your shortlist first')
  expect(empty.box.querySelector('form')).toBeNull()
  // Choices made while it was on the shortlist are not lost.
  const choicesTab = await opened(formServer({ choices: [{ eid: 9, course: 2, priority: 1 }] }), 'choices', none)
  expect(choicesTab.field('choices.0.eid').value).toBe('9')
})

test('the answers end with what is missing, and with the way on', async () => {
  const server = formServer({ personal, statement: 'Bridges' })
  const tab = await opened(server, 'check')
  const last = [...tab.box.querySelectorAll('section')].at(-1)
  expect(last?.querySelector('h3')?.textContent).toBe('Still missing')
  const links = [...(last?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.className])
  expect(links).toEqual([
    ...['Contact', 'Parents or guardians', 'Marks so far', 'Colleges, in your order', 'Declaration'].map((title) => [
      title,
      '',
    ]),
    ['To the cart', 'button'],
  ])
})

test('the list leads to the first section that is open; checking is the main thing when none is', async () => {
  const main = async (server: ReturnType<typeof formServer>) =>
    (await opened(server, '')).box.querySelector('.button.main')?.textContent
  expect(await main(formServer())).toBe('Go on: Personal details')
  expect(await main(formServer({ personal }))).toBe('Go on: Contact')
  const sections = { contact: { city: 'Pune' }, guardians: [{ name: 'A' }], academics: [{ year: 2020 }] }
  const rest = { choices: [{ eid: 1 }], statement: 'Bridges', declarations: { truthful: true } }
  expect(await main(formServer({ personal, ...sections, ...rest }))).toBe('Check your answers')
})

test('a row that was added and left empty is not sent; what the server finds wrong stands at the row where it is', async () => {
  const server = formServer()
  const tab = await opened(server, 'guardians')
  const expectRows = (count: number) =>
    vi.waitFor(() => expect(tab.box.querySelectorAll('[data-row]')).toHaveLength(count))
  tab.press('Save and go on')
  await vi.waitFor(() => expect(tab.summary()).toContain('1. Relation: Fill this in'))
  for (const count of [2, 3]) {
    tab.press('Add another')
    await expectRows(count)
  }
  for (const [index, name] of [
    [0, 'Asha'],
    [2, 'Dev'],
  ] as const) {
    tab.type(`guardians.${index}.relation`, 'other')
    tab.type(`guardians.${index}.name`, name)
  }
  server.fails.fieldErrors = [{ field: 'guardians.1.name', message: 'Must be longer' }]
  tab.press('Save and go on')
  await vi.waitFor(() => expect(tab.summary()).toEqual(['3. Full name: Must be longer']))
  expect(tab.field('guardians.2.name').getAttribute('aria-invalid')).toBe('true')
  delete server.fails.fieldErrors
  tab.press('Save and go on')
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith('/student/application-form?section=academics'))
  const [saved] = server.saved
  expect(saved).toMatchObject({ guardians: [{ name: 'Asha' }, { name: 'Dev' }] })
  expect(saved?.guardians).toHaveLength(2)
})
