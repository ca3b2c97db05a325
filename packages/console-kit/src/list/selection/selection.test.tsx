import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ListContextProvider, useList } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { EntityList } from '../../entity/EntityList.tsx'
import { simulatePhone } from '../../testing/phone.ts'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { CountedList, useSetCount } from '../CountedList.tsx'
import { ListPagination } from '../ListPagination.tsx'
import { ListSummary } from '../ListSummary.tsx'

const entity = catalogue.board
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const boards = Array.from({ length: 12 }, (_, index) => {
  const name = `Board ${index + 1}`
  return { id: index + 1, name, shortName: name, url: `board-${index + 1}`, website: null, position: null, ...times }
})
const page = (...data: object[]) => ({ data, total: data.length, page: 1, limit: 50 })
afterEach(() => void vi.restoreAllMocks())
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
async function renderBoards() {
  const { client, requests } = server(({ method }) =>
    method === 'DELETE' ? { data: { ids: [2] }, message: 'Boards Deleted Successfully' } : page(...boards),
  )
  renderInConsole({ entity, client, children: <EntityList entity={entity} /> })
  await screen.findByRole('link', { name: 'Board 1' })
  return requests
}

test('another filter ends the selection', async () => {
  await renderBoards()
  select('Board 2')
  await screen.findByText('1 item selected')
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'hills' } })
  await waitFor(() => expect(screen.queryByText('1 item selected')).toBeNull())
})

test('the question names the first ten of the selected records', async () => {
  await renderBoards()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...boards.slice(0, 10).map(({ name }) => name),
    'and 2 more',
  ])
})

test('cards of a phone are selected and deleted', async () => {
  simulatePhone()
  const requests = await renderBoards()
  expect(screen.queryByRole('table')).toBeNull()
  select('Board 2')
  expect(await screen.findByText('1 item selected')).toBeTruthy()
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  fireEvent.click(all)
  expect(await screen.findByText('12 items selected')).toBeTruthy()
  fireEvent.click(all)
  await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull())
  select('Board 2')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
})

/** Counts the rows that the list did not. */
function Count() {
  const setCount = useSetCount()
  return (
    <button type="button" onClick={() => setCount(1392)}>
      Count
    </button>
  )
}

/** A list whose server stopped counting at 1,000. */
function BoundedList() {
  const list = useList({ data: boards, perPage: 10 })
  const bounded = Object.assign({}, list, { total: undefined, hasNextPage: true, meta: { totalAtLeast: 1000 } })
  return (
    <ListContextProvider value={bounded}>
      <CountedList>
        <ListSummary filters={{}} dated={false} />
        <Count />
        <ListPagination pageSizes={[10]} />
      </CountedList>
    </ListContextProvider>
  )
}

test('a list that was counted says the same number in its head and below its rows', async () => {
  const { client } = server(page())
  renderInConsole({ entity, client, children: <BoundedList /> })
  expect(await screen.findByText(/^More than 1,000 in all/)).toBeTruthy()
  expect(screen.getByText('1-10 of more than 1,000')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Count' }))
  expect(await screen.findByText(/^1,392 in all/)).toBeTruthy()
  expect(screen.getByText('1-10 of 1,392')).toBeTruthy()
})

test('a list that cannot be read is not said to be read still, and has no pages', async () => {
  const { client } = server(Response.json({ code: 'INVALID', message: 'No', requestId: 'a' }, { status: 422 }))
  renderInConsole({ entity, client, children: <EntityList entity={entity} /> })
  expect(await screen.findByText('Error in fetching boards')).toBeTruthy()
  expect(screen.queryByText('Reading…')).toBeNull()
  expect(screen.queryByText(/ of 0/)).toBeNull()
})
