import { catalogue, type Entity, entities } from '@pravesh/contract'
import { catalogueDescriptor } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

test('an added row has the focus in its first input', async () => {
  await openCreate(catalogue.examList)
  const dates = within(screen.getByRole('group', { name: 'Dates' }))
  fireEvent.click(dates.getByRole('button', { name: 'Add a line' }))
  const [event] = dates.getAllByRole('textbox')
  await waitFor(() => expect(document.activeElement).toBe(event), { timeout: 2_000 })
})
