import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type StaffApplication } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { Timeline } from '@pravesh/institute-screens/application/Timeline'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { NoteComposer } from './NoteComposer.tsx'
import { application } from './testing/application.ts'

function open(overrides: Partial<StaffApplication> = {}) {
  const stage = server({ data: application, message: 'Application Updated Successfully' })
  const children = (
    <ResourceContextProvider value="institutes/5/applications">
      <NoteComposer application={{ ...application, ...overrides }} />
    </ResourceContextProvider>
  )
  renderInConsole({ entity: catalogue.board, client: stage.client, resources: buyerResources, children })
  return () => stage.requests.filter(({ method }) => method === 'POST')
}
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a remark is sent as a remark, and the message that is being written stays', async () => {
  const requests = open()
  fireEvent.change(field(/^Your message/), { target: { value: 'Come on Monday' } })
  fireEvent.click(screen.getByRole('tab', { name: 'Remark' }))
  expect(screen.getByText('Only your colleagues see this.')).toBeTruthy()
  fireEvent.change(field(/^Your remark/), { target: { value: ' Ask Latha ' } })
  press('Keep the remark')
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(requests()[0]).toMatchObject({
    address: '/buyer/application/5/7/notes',
    body: { kind: 'remark', body: 'Ask Latha' },
  })
  await waitFor(() => expect(field(/^Your remark/).value).toBe(''))
  fireEvent.click(screen.getByRole('tab', { name: 'Message to the family' }))
  expect(field(/^Your message/).value).toBe('Come on Monday')
  press('Send the message')
  await waitFor(() => expect(requests()[1]?.body).toEqual({ kind: 'message', body: 'Come on Monday' }))
})

test('an empty message is not sent', async () => {
  const requests = open()
  press('Send the message')
  await waitFor(() => expect(field(/^Your message/).getAttribute('aria-invalid')).toBe('true'))
  expect(requests()).toEqual([])
})

test('once access has ended there is nothing to write in', () => {
  open({ accessEndedAt: '2026-11-22T04:30:00Z', accessEndedBy: 'family' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the history has remarks and messages between the moves, and says which of them only colleagues see', () => {
  const note = { author: 'Ravi Menon, Hill School' }
  const children = (
    <Timeline
      moves={[]}
      notes={[
        { ...note, id: 2, kind: 'message', body: 'Come on Monday', at: '2026-11-22T04:30:00Z' },
        { ...note, id: 1, kind: 'remark', body: 'Ask Latha', at: '2026-11-21T04:30:00Z' },
      ]}
    />
  )
  const { client } = server({ data: application })
  renderInConsole({ entity: catalogue.board, client, resources: buyerResources, children })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /^Remark · by Ravi Menon, Hill School, .*Ask LathaOnly your colleagues see this\.$/,
  )
  expect(second?.textContent).toMatch(/^Message to the family · by Ravi Menon, Hill School, .*Come on Monday$/)
  expect(within(second ?? document.body).queryByText('Only your colleagues see this.')).toBeNull()
})
