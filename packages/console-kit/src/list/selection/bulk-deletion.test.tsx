import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EntityList } from '../../entity/EntityList.tsx'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'

const entity = catalogue.board
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const boards = Array.from({ length: 60 }, (_, index) => {
  const name = `Board ${index + 1}`
  return { id: index + 1, name, shortName: name, url: `board-${index + 1}`, website: null, position: null, ...times }
})
const sentence = 'Still in use: 2 schools'
const inUse = () => Response.json({ code: 'IN_USE', message: sentence, requestId: 'abc123' }, { status: 409 })

/** A list of 60 boards at 50 a page. */
async function renderBoards(
  respondToDelete: () => Response | object = () => ({ data: { ids: [2] }, message: 'Boards Deleted Successfully' }),
) {
  const { client, requests } = server(({ method, address }) => {
    if (method === 'DELETE') return respondToDelete()
    const limit = Number(new URL(address, 'https://pravesh.example').searchParams.get('limit') ?? 50)
    if (limit > 100) return Response.json({ code: 'INVALID', message: 'At most 100' }, { status: 422 })
    return { data: boards.slice(0, limit), total: boards.length, page: 1, limit }
  })
  renderInConsole({ entity, client, children: <EntityList entity={entity} /> })
  await screen.findByRole('link', { name: 'Board 1' })
  return requests
}
const deletions = (requests: { method: string }[]) => requests.filter(({ method }) => method === 'DELETE')
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })

test('buttons of the selected rows are there only while a row is selected', async () => {
  await renderBoards()
  expect(screen.queryByText('Delete')).toBeNull()
  expect(screen.queryByLabelText('Unselect')).toBeNull()
  expect(screen.queryByText(/items? selected/)).toBeNull()

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Board 2' }))
  expect(await screen.findByText('1 item selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Unselect' }))
  await waitFor(() => expect(screen.queryByText('Delete')).toBeNull())
})

test('two records are deleted by a press of Delete alone', async () => {
  const requests = await renderBoards()
  for (const name of ['Select Board 2', 'Select Board 3']) fireEvent.click(screen.getByRole('checkbox', { name }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('dialog', { name: 'Delete these 2 boards?' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /to delete them/ })).toBeNull()
  fireEvent.click(confirmButton())
  await waitFor(() => expect(deletions(requests)).toHaveLength(1))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('more than 50 records are deleted once their number is typed, those beyond the page included', async () => {
  const requests = await renderBoards()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Select all' }))
  await screen.findByText('60 items selected')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))

  const number = await screen.findByRole('textbox', { name: 'Type 60 to delete them' })
  expect(confirmButton().disabled).toBe(true)
  fireEvent.change(number, { target: { value: '6' } })
  fireEvent.submit(number)
  expect([confirmButton().disabled, deletions(requests).length]).toEqual([true, 0])
  fireEvent.change(number, { target: { value: '60' } })
  fireEvent.click(confirmButton())
  await waitFor(() => expect(deletions(requests)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a deletion that the server rejects is notified in its sentence, and the rows stay selected', async () => {
  await renderBoards(inUse)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Board 2' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await screen.findByRole('dialog')
  fireEvent.click(confirmButton())
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('1 item selected')).toBeTruthy()
})
