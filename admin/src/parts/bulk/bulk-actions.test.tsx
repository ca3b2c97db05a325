import { EntityList } from '@pravesh/console-kit/entity/EntityList'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, emptyOf } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BulkActions } from './BulkActions.tsx'

const entity = catalogue.schoolContent
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const blank = Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, emptyOf(field)]))
const row = (id: number) => ({
  ...blank,
  ...entity.example,
  id,
  url: `page-${id}`,
  status: 'draft',

  ...times,
})
const rows = [1, 2, 3].map(row)

test('of several records of a catalogue that are published, each has a result, and only a rejected one stays selected', async () => {
  const stage = server(({ method, body }) => {
    if (method === 'GET') return { data: rows, total: rows.length, page: 1, limit: 50 }
    const { id } = body as { id: number }
    if (id === 2)
      return Response.json(
        { code: 'CONFLICT', message: 'Somebody else changed it meanwhile', requestId: 'abc' },
        { status: 409 },
      )
    return { data: { ...row(id), status: 'published' }, message: 'Updated Successfully' }
  })
  const screens = (
    <EntityList entity={{ ...entity, bulkActions: <BulkActions actions={['published', 'archived']} /> }} />
  )
  renderInConsole({ entity, client: stage.client, children: screens })
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select #/ })) fireEvent.click(box)
  fireEvent.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByRole('dialog', { name: 'Publish 3 selected?' })).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Publish now' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Done: 2 of 3 · Failed: 1. They stay selected.')).toBeTruthy()
  expect(screen.getByText(/Somebody else changed it meanwhile/)).toBeTruthy()
  const writes = stage.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(writes).toEqual([1, 2, 3].map((id) => ({ id, status: 'published', updatedAt: times.updatedAt })))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByText('1 item selected')).toBeTruthy())
})
