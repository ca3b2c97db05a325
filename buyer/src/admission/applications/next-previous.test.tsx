import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { NextPrevious } from '@pravesh/institute-screens/application/NextPrevious'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { RecordContextProvider, ResourceContextProvider, useGetList, useRefresh } from 'react-admin'
import { expect, test } from 'vitest'
import { oldestFirst, openGroup } from './ApplicationTabs.tsx'
import { rowOf } from './testing/application.ts'

/** The links of an application, and a button that reads the list again as after its move. */
function Page() {
  const refresh = useRefresh()
  const [count, setCount] = useState(0)
  // The same query as that of the links: both have its later response at once.
  const query = { pagination: { page: 1, perPage: 100 }, sort: oldestFirst, filter: openGroup }
  const { total } = useGetList('institutes/5/applications', query)
  return (
    <ResourceContextProvider value="institutes/5/applications">
      <RecordContextProvider value={{ id: 2, version: count }}>
        <NextPrevious sort={oldestFirst} filterDefaultValues={openGroup} />
      </RecordContextProvider>
      <output>{total} in the list</output>
      <button
        type="button"
        onClick={() => {
          setCount(count + 1)
          refresh()
        }}
      >
        Move
      </button>
    </ResourceContextProvider>
  )
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the neighbours are those of the list, and stay when a move takes the application out of it', async () => {
  let ids = [1, 2, 3]
  const { client, requests } = server(() => ({
    data: ids.map((id) => rowOf(id, `Child ${id}`)),
    total: ids.length,
    page: 1,
    limit: 100,
  }))
  renderInConsole({ entity: catalogue.board, client, resources: buyerResources, children: <Page /> })
  expect(await screen.findByRole('link', { name: 'Next' })).toBeTruthy()
  expect([hrefOf('Previous'), hrefOf('Next')]).toEqual(['/institutes/5/applications/1', '/institutes/5/applications/3'])
  expect(requests[0]?.address).toMatch(/group=to-decide.*limit=100.*sort=submittedAt&order=asc/)
  ids = [1, 3]
  fireEvent.click(screen.getByRole('button', { name: 'Move' }))
  expect(await screen.findByText('2 in the list')).toBeTruthy()
  expect([hrefOf('Previous'), hrefOf('Next')]).toEqual(['/institutes/5/applications/1', '/institutes/5/applications/3'])
})
