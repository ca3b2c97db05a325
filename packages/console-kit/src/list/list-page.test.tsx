import { catalogue } from '@pravesh/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { RaRecord } from 'react-admin'
import { describe, expect, test, vi } from 'vitest'
import { EntityList } from '../entity/EntityList.tsx'
import { entityPlural, fieldMessage } from '../language/declared-messages.ts'
import { changeLanguage } from '../language/translations.ts'
import { simulatePhone } from '../testing/phone.ts'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { ListPage } from './ListPage.tsx'

const entity = catalogue.board
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const board = { id: 1, name: 'Central Board', shortName: 'CB', url: 'cb', website: null, position: null, ...times }
const page = (...data: object[]) => ({ data, total: data.length, page: 1, limit: 50 })
const down = () =>
  Response.json({ code: 'UNAVAILABLE', message: 'Something went wrong', requestId: 'abc123' }, { status: 503 })
const list = (response: Response | object) => {
  const { client, respondWith } = server(response)
  renderInConsole({ entity, client, children: <EntityList entity={entity} /> })
  return respondWith
}

test('a list that is being read says so, and then shows its rows, how many and how fresh', async () => {
  list(page(board))
  expect(screen.getAllByText('Reading…').length).toBeGreaterThan(0)
  expect(await screen.findByRole('link', { name: 'CB' })).toBeTruthy()
  expect(await screen.findByText(/^1 in all · last change 20 Nov 2026, 10:00 am/)).toBeTruthy()
})

test('the buttons of the head are there before the rows, in the places that they keep', async () => {
  list(page(board))
  const buttonsOfHead = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  const before = buttonsOfHead()
  expect(before).toContain('Columns')
  await screen.findByRole('link', { name: 'CB' })
  expect(buttonsOfHead()).toEqual(before)
})

test('an empty list offers the first', async () => {
  list(page())
  expect(await screen.findByText('Add the first, and it will appear here.')).toBeTruthy()
})

test('a list that cannot be read says under which name the log has it, and can be tried again', async () => {
  const respondWith = list(down())
  expect(await screen.findByText('Error in fetching boards')).toBeTruthy()
  expect(screen.getAllByText(/Reference abc123$/).length).toBeGreaterThan(0)
  respondWith(page(board))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'CB' })).toBeTruthy()
})

test('rows of the previous search are marked as busy until the new ones arrive', async () => {
  let respond = () => {}
  const waiting = new Promise<void>((resolve) => {
    respond = resolve
  })
  const { client } = server(page(board))
  const call: typeof client.call = async (...input) => {
    if (JSON.stringify(input).includes('hills')) await waiting
    return client.call(...input)
  }
  renderInConsole({ entity, client: { ...client, call }, children: <EntityList entity={entity} /> })
  const row = await screen.findByRole('link', { name: 'CB' })
  expect(row.closest('[aria-busy="true"]')).toBeNull()
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'hills' } })
  await waitFor(() => expect(screen.getByRole('link', { name: 'CB' }).closest('[aria-busy="true"]')).toBeTruthy())
  respond()
  await waitFor(() => expect(screen.getByRole('link', { name: 'CB' }).closest('[aria-busy="true"]')).toBeNull())
})

test('a list of places has 300 rows a page, and of others 50', async () => {
  const { client, requests } = server(page())
  const places = catalogue.schoolCity
  renderInConsole({ entity: places, client, children: <EntityList entity={places} /> })
  await waitFor(() => expect(requests.some(({ address }) => /limit=300/.test(address))).toBe(true))
  list(page(board))
  expect(await screen.findByRole('link', { name: 'CB' })).toBeTruthy()
  expect(requests.every(({ address }) => !/limit=50/.test(address))).toBe(true)
})

test('columns, states and dates are those of the language', async () => {
  await changeLanguage('hi')
  list(page(board))
  expect(await screen.findByRole('heading', { name: 'बोर्ड' })).toBeTruthy()
  expect(await screen.findByText(/^कुल 1 · आख़िरी बदलाव 20 नव॰ 2026/)).toBeTruthy()
})

/** Renders a list of one board. Returns how often its name was rendered so far. */
async function renderCounted(): Promise<() => number> {
  const { client } = server(page(board))
  let renderings = 0
  const render = ({ name }: RaRecord) => {
    renderings += 1
    return name
  }
  const columns = [
    { name: 'name', label: fieldMessage('name', catalogue.board.fields.name), render, sortable: true },
  ] as const
  const sort = { field: 'name', order: 'ASC' } as const
  const children = (
    <ListPage plural={entityPlural(catalogue.board)} columns={columns} filters={{}} perPage={50} sort={sort} />
  )
  renderInConsole({ entity, client, children })
  await screen.findByText('Central Board')
  return () => renderings
}

describe.each([
  ['row of a table', () => undefined],
  ['card of a phone', simulatePhone],
])('a %s', (_, openWindow) => {
  test('is not rendered again by what changes around it', async () => {
    openWindow()
    const renderings = await renderCounted()
    const before = renderings()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    await screen.findByText('1 item selected')
    expect(renderings()).toBe(before)
  })

  test('is rendered again each minute: some say how long there is still time', async () => {
    openWindow()
    const intervals = vi.spyOn(globalThis, 'setInterval')
    const renderings = await renderCounted()
    const before = renderings()
    const [tick] = intervals.mock.calls.find(([, ms]) => ms === 60_000) ?? []
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    act(() => tick?.())
    expect(renderings()).toBe(before + 1)
  })
})
