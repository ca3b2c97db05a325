import { catalogue } from '@pravesh/contract'
import type { ConsoleKey } from '@pravesh/messages/consoles'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { SortMenu } from './SortMenu.tsx'

const column = (name: string, label: ConsoleKey, sortable: boolean) => ({ name, label, sortable, render: () => name })

test('a list of cards is ordered by a column, and the other way when it is chosen again', async () => {
  const { client, requests } = server({ data: [], total: 0, page: 1, limit: 50 })
  renderInConsole({
    entity: catalogue.board,
    client,
    children: (
      <ListBase sort={{ field: 'updatedAt', order: 'DESC' }}>
        <SortMenu columns={[column('name', 'editor.name', true), column('url', 'editor.url', false)]} />
      </ListBase>
    ),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Sort' }))
  expect(screen.queryByRole('menuitem', { name: 'URL' })).toBeNull()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Name' }))
  await waitFor(() => expect(requests.at(-1)?.address).toContain('sort=name&order=asc'))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Name/ }))
  await waitFor(() => expect(requests.at(-1)?.address).toContain('sort=name&order=desc'))
})
