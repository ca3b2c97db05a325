import { catalogue, type Entity, entities } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { EntityCreate } from './EntityCreate.tsx'

const empty = { data: [], total: 0, page: 1, limit: 50 }
const resources = Object.fromEntries(entities.map((entity) => [entity.name, catalogueDescriptor(entity)]))
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const urlIs = (value: string) => waitFor(() => expect(box(/^URL/).value).toBe(value), { timeout: 2_000 })
async function openCreate(entity: Entity) {
  renderInConsole({ entity, client: server(empty).client, resources, children: <EntityCreate entity={entity} /> })
  await screen.findByRole('textbox', { name: /^URL/ })
}

test('the address of a new record follows its name until a person edits the address', async () => {
  await openCreate(catalogue.board)
  write(/^Name/, 'Board of Hill')
  await urlIs('board-of-hill')
  write(/^Name/, 'Board of Hill Schools')
  await urlIs('board-of-hill-schools')
  write(/^URL/, 'hills')
  write(/^Name/, 'Board of All Hill Schools')
  await urlIs('hills')
  fireEvent.click(screen.getByRole('button', { name: 'Make the address from the name' }))
  await urlIs('board-of-all-hill-schools')
})

test('an address that follows the name takes its error away', async () => {
  await openCreate(catalogue.board)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(box(/^URL/).getAttribute('aria-invalid')).toBe('true'))
  write(/^Name/, 'Board of Hill')
  await urlIs('board-of-hill')
  await waitFor(() => expect(box(/^URL/).getAttribute('aria-invalid')).toBe('false'), { timeout: 2_000 })
})

test('an address that a person emptied stays empty', async () => {
  await openCreate(catalogue.board)
  write(/^Name/, 'Board of Hill')
  await urlIs('board-of-hill')
  write(/^URL/, '')
  write(/^Name/, 'Board of Hill Schools')
  await urlIs('')
})

test('required choices of a new record have their initial value, and languages their names', async () => {
  await openCreate(catalogue.article)
  const choice = (name: RegExp) => screen.getByRole('combobox', { name }).textContent
  expect(choice(/^Status/)).toBe('Draft')
  expect(choice(/^Language/)).toBe('English')
})

test('a record that is added right after the last input leaves no draft', async () => {
  const stage = server(empty)
  renderInConsole({
    ...{ entity: catalogue.board, client: stage.client, resources },
    children: <EntityCreate entity={catalogue.board} />,
  })
  await screen.findByRole('textbox', { name: /^URL/ })
  write(/^Short name/, 'BH')
  write(/^URL/, 'hill')
  write(/^Name/, 'Board of Hill')
  const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
  const data = { id: 9, name: 'Board of Hill', shortName: 'BH', url: 'hill', website: null, position: 0, ...times }
  stage.respondWith(({ method }) => (method === 'POST' ? { data, message: 'Board Added Successfully' } : empty))
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(stage.requests.some(({ method }) => method === 'POST')).toBe(true))
  await screen.findByText('Board Added Successfully')
  cleanup()
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft'))).toEqual([])
})

test('an added row has the focus in its first input', async () => {
  await openCreate(catalogue.examList)
  const dates = within(screen.getByRole('group', { name: 'Dates' }))
  fireEvent.click(dates.getByRole('button', { name: 'Add a line' }))
  const [event] = dates.getAllByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(event), { timeout: 2_000 })
})
