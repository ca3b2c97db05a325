import { catalogue } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EntityList } from '../entity/EntityList.tsx'
import { renderInConsole, server } from '../testing/render-in-console.tsx'

const entity = catalogue.schoolCity

/** Milliseconds that react-admin waits before a typed search is in force. */
const searchDelay = 500

afterEach(() => {
  vi.useRealTimers()
})

test('a filter that is added as the delay of a search ends remains, and the search applies', async () => {
  const { client, requests } = server({ data: [], total: 0, page: 1, limit: 300 })
  const resources = { [catalogue.state.name]: catalogueDescriptor(catalogue.state) }
  renderInConsole({ entity, client, resources, children: <EntityList entity={entity} /> })
  const filterButton = await screen.findByRole('button', { name: 'Filter' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'hills' } })
  fireEvent.click(filterButton)
  vi.advanceTimersByTime(searchDelay - 1)
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'State' }))
  // Both changes of the query are due, one right after the other, as where rendering took longer than the rest of the delay.
  vi.advanceTimersByTime(searchDelay)
  vi.useRealTimers()
  await waitFor(() => expect(requests.some(({ address }) => address.includes('search=hills'))).toBe(true))
  expect(screen.getByRole('combobox', { name: 'State' })).toBeTruthy()
})
