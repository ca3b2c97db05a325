import { catalogue } from '@pravesh/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { EntityForm } from '../../entity/EntityForm.tsx'
import { entityLabel } from '../../language/declared-messages.ts'
import { UnsavedProvider } from '../../page/unsaved.tsx'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { RecordEdit } from '../record/RecordEdit.tsx'
import { readDraft, writeDraft } from './draft-store.ts'

const entity = catalogue.board
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const board = { id: 7, name: 'Central Board', shortName: 'CB', url: 'cb', website: null, position: 3, ...times }
const updated = { ...board, updatedAt: '2026-11-20T05:00:00Z' }
const page = (...data: object[]) => ({ data, total: data.length, page: 1, limit: 50 })
const key = 'draft  board 7'

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
async function open(record: object) {
  const stage = server(page(record))
  const children = (
    <UnsavedProvider>
      <RecordEdit id={7} recordLabel={entityLabel(catalogue.board)} redirect={false}>
        <EntityForm entity={entity} save="form.save" />
      </RecordEdit>
    </UnsavedProvider>
  )
  renderInConsole({ entity, client: stage.client, children })
  await waitFor(() => expect(box(/^Name/).value).toBe('Central Board'))
  return stage
}
const leaveDraft = async () => {
  await open(board)
  write(/^Short name/, 'NB')
  await waitFor(() => expect(readDraft(key)?.mine).toEqual({ shortName: 'NB' }))
  cleanup()
}
beforeEach(() => window.localStorage.clear())

test('changes that were not saved are offered again, and then saved as the form would have', async () => {
  await leaveDraft()
  const stage = await open(board)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(box(/^Short name/).value).toBe('NB')
  expect(screen.getByRole('toolbar', { name: 'Form' }).textContent).toContain('Not saved yet')
  stage.respondWith({ data: { ...updated, shortName: 'NB' }, message: 'Board Updated Successfully' })
  save()
  await waitFor(() => expect(readDraft(key)).toBeUndefined())
  expect(stage.requests.at(-1)?.body).toEqual({ id: 7, shortName: 'NB', updatedAt: board.updatedAt })
})

test('a record that was saved without a change is not left unsaved once it is changed', async () => {
  const stage = server(page(board))
  const children = (
    <UnsavedProvider>
      <Link to="/elsewhere">Away</Link>
      <RecordEdit id={7} recordLabel={entityLabel(catalogue.board)} redirect={false}>
        <EntityForm entity={entity} save="form.save" />
      </RecordEdit>
    </UnsavedProvider>
  )
  renderInConsole({ entity, client: stage.client, children })
  await waitFor(() => expect(box(/^Name/).value).toBe('Central Board'))
  stage.respondWith({ data: updated, message: 'Board Updated Successfully' })
  save()
  await waitFor(() => expect(stage.requests.some(({ method }) => method === 'PUT')).toBe(true))
  await screen.findByText('Board Updated Successfully')
  write(/^Short name/, 'NB')
  fireEvent.click(screen.getByRole('link', { name: 'Away' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('a form that signing out closes leaves no draft', async () => {
  const { client } = server(page(board))
  client.store({ token: 't', person: 'asha' })
  const children = (
    <UnsavedProvider>
      <RecordEdit id={7} recordLabel={entityLabel(catalogue.board)} redirect={false}>
        <EntityForm entity={entity} save="form.save" />
      </RecordEdit>
    </UnsavedProvider>
  )
  renderInConsole({ entity, client, children })
  await waitFor(() => expect(box(/^Name/).value).toBe('Central Board'))
  write(/^Short name/, 'NB')
  client.clear()
  cleanup()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('a draft of an older version is saved against that version, so that nothing newer is overwritten', async () => {
  await leaveDraft()
  const stage = await open({ ...updated, website: 'https://theirs.example' })
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  stage.respondWith(
    Response.json(
      { code: 'CONFLICT', message: 'Changed', record: { ...updated, shortName: 'TB' }, requestId: 'r' },
      { status: 409 },
    ),
  )
  save()
  await screen.findByText('Somebody else saved this while you were editing')
  expect(stage.requests.at(-1)?.body).toMatchObject({ shortName: 'NB', updatedAt: board.updatedAt })
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('BeforeCBTheirsTBMineNB')
})

test('a draft can be discarded, and what is taken back leaves none', async () => {
  await leaveDraft()
  await open(board)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(readDraft(key)).toBeUndefined()
  expect(box(/^Short name/).value).toBe('CB')
  write(/^Short name/, 'X')
  await waitFor(() => expect(readDraft(key)).toBeDefined())
  write(/^Short name/, 'CB')
  await waitFor(() => expect(readDraft(key)).toBeUndefined())
})

test('what is typed beside an offered draft joins it, and stays over it when it is restored', async () => {
  await leaveDraft()
  await open(board)
  await screen.findByRole('button', { name: 'Restore' })
  write(/^Name/, 'National Board')
  await waitFor(() => expect(readDraft(key)?.mine).toEqual({ shortName: 'NB', name: 'National Board' }))
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect([box(/^Name/).value, box(/^Short name/).value]).toEqual(['National Board', 'NB'])
})

test('a draft that says nothing that the record does not say is none', async () => {
  await leaveDraft()
  await open({ ...updated, shortName: 'NB' })
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  expect(readDraft(key)).toBeUndefined()
})

test('a page that is left at once keeps the last key', async () => {
  await open(board)
  write(/^Short name/, 'NB')
  cleanup()
  expect(readDraft(key)?.mine).toEqual({ shortName: 'NB' })
})

test('an old draft and an unreadable one are none', () => {
  const draft = { savedAt: '2026-11-01T00:00:00Z', version: {}, was: {}, mine: { name: 'A' } }
  writeDraft(key, draft)
  expect(readDraft(key, Date.parse('2026-11-10T00:00:00Z'))).toEqual(draft)
  expect(readDraft(key, Date.parse('2026-11-20T00:00:00Z'))).toBeUndefined()
  window.localStorage.setItem(key, '{broken')
  expect(readDraft(key)).toBeUndefined()
})
