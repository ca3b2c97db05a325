import { EntityList } from '@pravesh/console-kit/entity/EntityList'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, emptyOf } from '@pravesh/contract'
import { catalogueResources } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeField } from './ChangeField.tsx'
import { instituteBulkFields, oneValueFields } from './one-value-fields.ts'

const entity = catalogue.article
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const blank = Object.fromEntries(Object.entries(entity.fields).map(([name, field]) => [name, emptyOf(field)]))
const row = (id: number) => ({
  ...blank,
  ...entity.example,
  ...{ id, title: `Article ${id}`, url: `article-${id}`, noindex: id === 3 },
  ...times,
})
const rows = [1, 2, 3].map(row)

async function openDialog() {
  const stage = server(({ method, address, body }) => {
    if (address.includes('category')) return { data: [], total: 0, page: 1, limit: 50 }
    if (method === 'GET') return { data: rows, total: rows.length, page: 1, limit: 50 }
    const { id, ...change } = body as { id: number }
    if (id === 2)
      return Response.json(
        { code: 'CONFLICT', message: 'Somebody else changed it meanwhile', requestId: 'abc' },
        { status: 409 },
      )
    return { data: { ...row(id), ...change, ...times }, message: 'Updated Successfully' }
  })
  const bulkActions = <ChangeField fields={oneValueFields(entity.fields)} />
  const children = <EntityList entity={{ ...entity, bulkActions }} />
  renderInConsole({ entity, client: stage.client, resources: catalogueResources, children })
  for (const box of await screen.findAllByRole('checkbox', { name: /^Select Article/ })) fireEvent.click(box)
  fireEvent.click(await screen.findByRole('button', { name: 'Change a field' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change a field of 3 selected' })
  const writes = () => stage.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { dialog, writes }
}
async function chooseField(dialog: HTMLElement, name: string) {
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Field/ }))
  fireEvent.click(await screen.findByRole('option', { name }))
}

test('a field of several records is set, each in its version; what needs nothing or is refused is named', async () => {
  const { dialog, writes } = await openDialog()
  await chooseField(dialog, 'Keep out of search engines')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }))
  // Nothing is set to a value that nobody chose.
  expect(await within(dialog).findByText('Required')).toBeTruthy()
  expect(writes()).toEqual([])
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /^Keep out of search engines/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'Yes' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('Done: 1 of 3 · Nothing to do: 1 · Failed: 1. They stay selected.')).toBeTruthy()
  expect(screen.getByText(/Somebody else changed it meanwhile/)).toBeTruthy()
  expect(writes()).toEqual([1, 2].map((id) => ({ id, noindex: true, updatedAt: times.updatedAt })))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.getByText('1 item selected')).toBeTruthy())
})

test('without a field nothing is sent', async () => {
  const { dialog, writes } = await openDialog()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change' }))
  expect(await within(dialog).findByText('Required')).toBeTruthy()
  expect(writes()).toEqual([])
})

test('fields of one value are offered, but for the publication state and the parts of a place', () => {
  expect(Object.keys(oneValueFields(entity.fields))).not.toContain('status')
  expect(Object.keys(instituteBulkFields.schools)).toEqual([
    'noindex',
    'isPartner',
    'claimed',
    'schoolType',
    'management',
    'gender',
    'residential',
  ])
  expect(Object.keys(instituteBulkFields.colleges)).toEqual([
    'noindex',
    'isPartner',
    'claimed',
    'collegeType',
    'ownership',
    'gender',
  ])
})
