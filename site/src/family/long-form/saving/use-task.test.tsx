// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeTabs, type FormServer, formServer, openTab } from '../testing/form-tab.tsx'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('user', JSON.stringify({ auth_token: 't', username: 'Ravi', student_type: 'college' }))
  vi.spyOn(location, 'assign').mockReturnValue(undefined)
  // React runs in real time: only timers are faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const fieldName = 'statement'
const pass = (ms = 1_500) => vi.advanceTimersByTimeAsync(ms)
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
async function opened(server: FormServer) {
  const tab = openTab(server, fieldName)
  await vi.waitFor(() => tab.field(fieldName))
  return tab
}
/** The leftover of a visit that could not send: a draft of an older version of the form. */
async function leftBehind(server: FormServer, text: string) {
  server.fails = { offline: new Error('offline') }
  const tab = await opened(server)
  tab.type(fieldName, text)
  await pass()
  await vi.waitFor(() => expect(tab.state()).toBe('kept here'))
  tab.close()
  server.fails = {}
}

test('a draft of an earlier visit goes on its way by itself', async () => {
  const server = formServer()
  await leftBehind(server, 'Written in a train')
  const tab = await opened(server)
  expect(tab.field(fieldName).value).toBe('Written in a train')
  await pass()
  await vi.waitFor(() => expect(tab.state()).toBe('saved'))
  expect([server.saved, drafts()]).toEqual([[{ statement: 'Written in a train' }], []])
})

test('what was changed elsewhere since is asked about before anything is sent, also after another reload', async () => {
  const server = formServer({ statement: 'Old' })
  await leftBehind(server, 'Mine')
  server.write({ statement: 'Theirs' })
  let mine = 'Mine'
  for (const visit of [1, 2]) {
    const tab = await opened(server)
    await vi.waitFor(() => expect(tab.conflict()).toContain('Theirs'))
    expect(tab.conflict()).toContain('Mine')
    expect(tab.field(fieldName).value).toBe(mine)
    mine = `Mine, visit ${visit}`
    tab.type(fieldName, mine)
    await vi.waitFor(() => expect(tab.conflict()).toContain(mine))
    await pass(60_000)
    expect([tab.state(), server.saved]).toEqual(['stopped', []])
    tab.close()
  }
})

test('who keeps theirs sends what stands in the fields now', async () => {
  const server = formServer({ statement: 'Old' })
  await leftBehind(server, 'Mine')
  server.write({ statement: 'Theirs' })
  const tab = await opened(server)
  await vi.waitFor(() => expect(tab.conflict()).toBeDefined())
  tab.type(fieldName, 'Mine, typed on')
  tab.press('Keep what stands here')
  await pass()
  await vi.waitFor(() => expect(tab.state()).toBe('saved'))
  expect([server.record().statement, tab.conflict(), drafts()]).toEqual(['Mine, typed on', undefined, []])
})

test('who takes the other has it in the fields, and no draft', async () => {
  const server = formServer({ statement: 'Old' })
  await leftBehind(server, 'Mine')
  server.write({ statement: 'Theirs' })
  const tab = await opened(server)
  await vi.waitFor(() => expect(tab.conflict()).toBeDefined())
  tab.press('Take what stands elsewhere')
  await vi.waitFor(() => expect(tab.field(fieldName).value).toBe('Theirs'))
  await pass(60_000)
  expect([server.saved, tab.conflict(), drafts()]).toEqual([[], undefined, []])
  tab.type(fieldName, 'Theirs, and more')
  await pass()
  await vi.waitFor(() => expect(server.record().statement).toBe('Theirs, and more'))
})

test('a save whose answer was lost counts when the record says that it arrived', async () => {
  const server = formServer()
  const tab = await opened(server)
  server.fails = { response: new Error('lost') }
  tab.type(fieldName, 'Arrived')
  await pass()
  await vi.waitFor(() => expect(tab.state()).toBe('kept here'))
  server.fails = {}
  await pass(60_000)
  await vi.waitFor(() => expect(tab.state()).toBe('saved'))
  expect([server.saved, tab.conflict(), drafts()]).toEqual([[{ statement: 'Arrived' }], undefined, []])
})

test('another section that was changed elsewhere is no conflict', async () => {
  const server = formServer()
  const tab = await opened(server)
  server.write({ exams: [{ exam: 'JEE' }] })
  tab.type(fieldName, 'Mine')
  await pass()
  await vi.waitFor(() => expect(tab.state()).toBe('saved'))
  expect(server.record()).toMatchObject({ statement: 'Mine', exams: [{ exam: 'JEE' }] })
})

test('the same section that was changed elsewhere while one types is asked about', async () => {
  const server = formServer()
  const tab = await opened(server)
  server.write({ statement: 'Theirs' })
  tab.type(fieldName, 'Mine')
  await pass()
  await vi.waitFor(() => expect(tab.conflict()).toContain('Theirs'))
  expect(tab.conflict()).toContain('Mine')
  expect(server.saved).toEqual([])
})

test('what is saved in one tab is drawn in another that nobody has typed in', async () => {
  const server = formServer()
  const [firstTab, two] = [await opened(server), await opened(server)]
  firstTab.type(fieldName, 'Of the first tab')
  await pass()
  await vi.waitFor(() => expect(two.field(fieldName).value).toBe('Of the first tab'))
  expect(two.conflict()).toBeUndefined()
  two.type(fieldName, 'Of the first tab, and of the second')
  await pass()
  await vi.waitFor(() => expect(firstTab.field(fieldName).value).toBe('Of the first tab, and of the second'))
  expect(server.saved).toHaveLength(2)
})

test('what is saved in one tab while another is typed in is asked about there, and both are kept until then', async () => {
  const server = formServer()
  const [firstTab, two] = [await opened(server), await opened(server)]
  two.type(fieldName, 'Of the second tab')
  firstTab.type(fieldName, 'Of the first tab')
  expect(drafts()).toHaveLength(2)
  firstTab.press('Save and go on')
  await vi.waitFor(() => expect(two.conflict()).toMatch(/Of the second tab.*Of the first tab/))
  await pass(60_000)
  expect([server.record().statement, drafts().length]).toEqual(['Of the first tab', 1])
  two.press('Keep what stands here')
  await pass()
  await vi.waitFor(() => expect(firstTab.field(fieldName).value).toBe('Of the second tab'))
  expect(drafts()).toEqual([])
})

test('drafts that two tabs have left behind are both shown, and one of them goes', async () => {
  const server = formServer()
  server.fails = { offline: new Error('offline') }
  const [firstTab, two] = [await opened(server), await opened(server)]
  firstTab.type(fieldName, 'Of the first tab')
  await pass(10)
  two.type(fieldName, 'Of the second tab')
  firstTab.close()
  two.close()
  server.fails = {}
  const reopened = await opened(server)
  await vi.waitFor(() => expect(reopened.conflict()).toMatch(/Of the second tab.*Of the first tab/))
  await pass(60_000)
  expect(server.saved).toEqual([])
  reopened.press('Take what stands elsewhere')
  await vi.waitFor(() => expect(reopened.field(fieldName).value).toBe('Of the first tab'))
  await pass()
  await vi.waitFor(() => expect(server.saved).toEqual([{ statement: 'Of the first tab' }]))
  await vi.waitFor(() => expect(drafts()).toEqual([]))
})

test('who keeps one of two drafts is not asked again, and the other is gone', async () => {
  const server = formServer()
  server.fails = { offline: new Error('offline') }
  const [firstTab, two] = [await opened(server), await opened(server)]
  firstTab.type(fieldName, 'Of the first tab')
  await pass(10)
  two.type(fieldName, 'Of the second tab')
  firstTab.close()
  two.close()
  server.fails = {}
  const reopened = await opened(server)
  await vi.waitFor(() => expect(reopened.conflict()).toBeDefined())
  reopened.press('Keep what stands here')
  await pass()
  await vi.waitFor(() => expect(server.saved).toEqual([{ statement: 'Of the second tab' }]))
  await vi.waitFor(() => expect([reopened.conflict(), drafts()]).toEqual([undefined, []]))
})

test('what was typed while a save was on its way is no conflict with that save, whoever reads it first', async () => {
  const server = formServer()
  const tab = await opened(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.slow = promise
  tab.type(fieldName, 'First')
  await pass()
  expect(server.saved).toHaveLength(1)
  tab.type(fieldName, 'First, and more')
  await tab.reload()
  await pass(10)
  expect(tab.conflict()).toBeUndefined()
  resolve()
  await pass()
  await vi.waitFor(() => expect(server.record().statement).toBe('First, and more'))
  expect([tab.conflict(), tab.field(fieldName).value]).toEqual([undefined, 'First, and more'])
})

test('where storage refuses, the page asks before it is left, until what was typed is on the server', async () => {
  const throwFull = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: throwFull, removeItem: throwFull })
  const server = formServer()
  server.fails = { offline: new Error('offline') }
  const tab = await opened(server)
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  tab.type(fieldName, 'In the page alone')
  await vi.waitFor(() => expect(tab.state()).toBe('not kept'))
  expect(leave()).toBe(true)
  server.fails = {}
  await pass(60_000)
  await vi.waitFor(() => expect(tab.state()).toBe('saved'))
  expect([leave(), server.record().statement]).toEqual([false, 'In the page alone'])
})
