import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useGetList, useRefresh } from 'react-admin'
import { expect, test } from 'vitest'
import { EntityForm } from '../../entity/EntityForm.tsx'
import { entityLabel } from '../../language/declared-messages.ts'
import { UnsavedProvider } from '../../page/unsaved.tsx'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { RecordEdit } from './RecordEdit.tsx'

const entity = catalogue.board
const times = { createdAt: '2026-11-20T04:30:00Z', updatedAt: '2026-11-20T04:30:00Z' }
const board = {
  id: 7,
  name: 'Central Board',
  shortName: 'CB',
  url: 'cb',
  website: 'https://cb.example',
  position: 3,
  ...times,
}
const updated = { ...board, updatedAt: '2026-11-20T05:00:00Z' }
const page = (...data: object[]) => ({ data, total: data.length, page: 1, limit: 50 })
const saved = (data: object) => ({ data, message: 'Board Updated Successfully' })
const conflictWith = (record: object) =>
  Response.json(
    { code: 'CONFLICT', message: 'Somebody else changed this board', record, changedBy: 'asha', requestId: 'abc' },
    { status: 409 },
  )

/** A list next to the editor: react-admin writes its rows into the cache of single records. */
function List() {
  const { data } = useGetList(entity.name)
  return <p>{`${data?.length ?? 0} listed`}</p>
}
function Refresh() {
  const refresh = useRefresh()
  return (
    <button type="button" onClick={refresh}>
      Refresh
    </button>
  )
}
const editor = (
  <UnsavedProvider>
    <h1 tabIndex={-1}>Editor</h1>
    <Refresh />
    <RecordEdit id={7} recordLabel={entityLabel(entity)} redirect={false}>
      <EntityForm entity={entity} save="form.save" />
    </RecordEdit>
  </UnsavedProvider>
)
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } })
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const save = () => fireEvent.click(saveButton())
const open = async (stage: ReturnType<typeof server>) => {
  renderInConsole({ entity, client: stage.client, children: editor })
  await waitFor(() => expect(box(/^Name/).value).toBe('Central Board'))
}
const putRequests = ({ requests }: ReturnType<typeof server>) => requests.filter(({ method }) => method === 'PUT')

/** A list from which the editor is opened. */
function ListAndEditor() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <List />
      {open ? (
        editor
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
    </>
  )
}

test('the form waits for the whole record, however new the row of the list is', async () => {
  const row = { ...board, website: null, position: null }
  const stage = server((request) => (request.address.includes('?id=7') ? page(board) : page(row)))
  renderInConsole({ entity, client: stage.client, children: <ListAndEditor /> })
  await screen.findByText('1 listed')
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(box(/^Name/).value).toBe('Central Board'))
  expect(box(/^Website/).value).toBe('https://cb.example')
  expect(stage.requests.filter(({ address }) => address.includes('?id=7'))).toHaveLength(1)
})

test('a save carries the version of the record that the form was opened with, and the changed field alone', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(saved({ ...updated, name: 'National Board' }))
  save()
  await waitFor(() => expect(putRequests(stage)).toHaveLength(1))
  expect(putRequests(stage)[0]?.body).toEqual({ id: 7, name: 'National Board', updatedAt: board.updatedAt })
})

test('a new read of the record resets no form with unsaved changes, and its save still carries the first version', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(page({ ...updated, shortName: 'CBX' }))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(stage.requests).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect([box(/^Name/).value, box(/^Short name/).value]).toEqual(['National Board', 'CB'])
  stage.respondWith(conflictWith({ ...updated, shortName: 'CBX' }))
  save()
  await waitFor(() => expect(putRequests(stage)).toHaveLength(1))
  expect(putRequests(stage)[0]?.body).toMatchObject({ name: 'National Board', updatedAt: board.updatedAt })
})

test('a conflict shows who saved and every field in question, takes focus, shows no toast, and is saved against their version', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  write(/^Short name/, 'NB')
  stage.respondWith(conflictWith({ ...updated, shortName: 'CBX', website: null }))
  save()
  const title = await screen.findByText('Somebody else saved this while you were editing')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText(/^Saved by asha, 20 Nov 2026/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual([
    'NameOnly you changed itBeforeCentral BoardTheirsCentral BoardMineNational Board',
    'Short nameKeep mineKeep theirsBeforeCBTheirsCBXMineNB',
    'WebsiteOnly they changed it: theirs staysBeforehttps://cb.exampleTheirsEmptyMinehttps://cb.example',
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'Keep theirs' }))
  stage.respondWith(saved({ ...updated, name: 'National Board', shortName: 'CBX', website: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Save what I kept' }))
  await waitFor(() => expect(putRequests(stage)).toHaveLength(2))
  expect(putRequests(stage)[1]?.body).toEqual({ id: 7, name: 'National Board', updatedAt: updated.updatedAt })
  await waitFor(() => expect(box(/^Short name/).value).toBe('CBX'))
  expect(screen.queryByText('Somebody else saved this while you were editing')).toBeNull()
})

test('the record of a conflict may have no id and no time: it is the one that was saved', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  const { id: _id, updatedAt: _updatedAt, ...rest } = updated
  stage.respondWith(conflictWith({ ...rest, website: null }))
  save()
  await screen.findByText('Somebody else saved this while you were editing')
  expect(screen.queryByText(/^Saved by/)).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('what is typed while the conflict is open is saved with the rest of mine', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(conflictWith({ ...updated, website: null }))
  save()
  await screen.findByText('Somebody else saved this while you were editing')
  write(/^Short name/, 'NB')
  expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  save()
  expect(putRequests(stage)).toHaveLength(1)
  stage.respondWith(saved({ ...updated, name: 'National Board', shortName: 'NB', website: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Save what I kept' }))
  await waitFor(() => expect(putRequests(stage)).toHaveLength(2))
  expect(putRequests(stage)[1]?.body).toEqual({
    id: 7,
    name: 'National Board',
    shortName: 'NB',
    updatedAt: updated.updatedAt,
  })
})

test('theirs can be loaded instead, and is then what the form is compared with', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(conflictWith({ ...updated, name: 'Union Board' }))
  save()
  const load = await screen.findByRole('button', { name: 'Discard mine, load theirs' })
  load.focus()
  fireEvent.click(load)
  await waitFor(() => expect(box(/^Name/).value).toBe('Union Board'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Editor' })))
  write(/^Short name/, 'UB')
  stage.respondWith(saved({ ...updated, name: 'Union Board', shortName: 'UB' }))
  save()
  await waitFor(() => expect(putRequests(stage)).toHaveLength(2))
  expect(putRequests(stage)[1]?.body).toEqual({ id: 7, shortName: 'UB', updatedAt: updated.updatedAt })
})

test('after a save that failed the form is still unsaved, and a second press sends it again', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(Response.json({ code: 'UNAVAILABLE', message: 'Down', requestId: 'abc' }, { status: 503 }))
  save()
  expect((await screen.findByRole('alert')).textContent).toContain('Down')
  expect(screen.getByRole('toolbar', { name: 'Form' }).textContent).toContain('Not saved yet')
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  stage.respondWith(saved({ ...updated, name: 'National Board' }))
  save()
  await waitFor(() => expect(putRequests(stage)).toHaveLength(2))
})

test('a press while the save is under way sends nothing more, and the button keeps the focus', async () => {
  const stage = server(page(board))
  await open(stage)
  write(/^Name/, 'National Board')
  stage.respondWith(saved({ ...updated, name: 'National Board' }))
  const button = saveButton()
  button.focus()
  save()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  save()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  expect(putRequests(stage)).toHaveLength(1)
  expect(document.activeElement).toBe(button)
})
