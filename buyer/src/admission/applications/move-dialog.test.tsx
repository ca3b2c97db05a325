import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type StaffApplication } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { MoveButtons } from '@pravesh/institute-screens/application/MoveButtons'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { application } from './testing/application.ts'

const updated = { ...application, updatedAt: '2026-11-22T04:30:00Z' }

/** Opens the dialog of a move; another read of the application returns its later version. */
function open(move: string, current: StaffApplication = application) {
  const stage = server(({ method }) =>
    method === 'GET'
      ? { data: current }
      : Response.json({ code: 'CONFLICT', message: 'Changed', requestId: 'r' }, { status: 409 }),
  )
  const children = (
    <ResourceContextProvider value="institutes/5/applications">
      <MoveButtons application={application} />
    </ResourceContextProvider>
  )
  renderInConsole({ entity: catalogue.board, client: stage.client, resources: buyerResources, children })
  fireEvent.click(screen.getByRole('button', { name: move }))
  return { ...stage, sent: () => stage.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note to the family/ })
const write = (value: string) => fireEvent.change(note(), { target: { value } })
const pressEscape = (name: string) => fireEvent.keyDown(screen.getByRole('dialog', { name }), { key: 'Escape' })
/** The button of the dialog: that of the page is hidden from assistive technology while it is open. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an offer that stands is given another last day, beginning with the one that it has', async () => {
  open('Change the last day')
  expect(screen.getByText(/The last day to reply is 1 Dec 2026 now/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Last day to reply/).value).toBe('2026-12-01')
  pressEscape('Change the last day')
  await waitFor(() => expect(dialog('Change the last day')).toBeNull())
})

test('a dialog that was refused without any input closes without a question', async () => {
  open('Do not select')
  press('Do not select')
  await waitFor(() => expect(note().getAttribute('aria-invalid')).toBe('true'))
  pressEscape('Do not select')
  await waitFor(() => expect(dialog('Do not select')).toBeNull())
  expect(dialog('Leave without saving?')).toBeNull()
})

test('a note that was typed is not thrown away without a question', async () => {
  open('Do not select')
  write('No seat is left')
  pressEscape('Do not select')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  press('Stay here')
  await waitFor(() => expect(dialog('Leave without saving?')).toBeNull())
  expect(note().value).toBe('No seat is left')
  pressEscape('Do not select')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(dialog('Do not select')).toBeNull())
})

test('a conflict is shown in the dialog, keeps the note, and the next attempt is of what it became', async () => {
  const { sent } = open('Do not select', updated)
  write('No seat is left')
  press('Do not select')
  expect(await screen.findByText(/This application changed after you opened it: “Offer made” now/)).toBeTruthy()
  expect(note().value).toBe('No seat is left')
  press('Do not select')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([
    { note: 'No seat is left', updatedAt: application.updatedAt },
    { note: 'No seat is left', updatedAt: updated.updatedAt },
  ])
})

test('a move that is no longer open closes the dialog and says so', async () => {
  open('Do not select', { ...updated, status: 'accepted', moves: ['enrolled'] })
  write('No seat is left')
  press('Do not select')
  expect(
    await screen.findByText(/“Do not select” is no longer possible. The application is “Offer accepted” now/),
  ).toBeTruthy()
  await waitFor(() => expect(dialog('Do not select')).toBeNull())
})
