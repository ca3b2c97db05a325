import { UnsavedProvider } from '@pravesh/console-kit/page/unsaved'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue, type OwnProposal, type OwnSchool, schoolBody } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { lookupResources } from '@pravesh/data-provider/catalogues'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InstituteDetails } from './InstituteDetails.tsx'

const times = { createdAt: '2026-11-12T04:30:00Z', updatedAt: '2026-11-12T04:30:00Z' }
const proposal: OwnProposal = {
  id: 9,
  matter: 'name',
  status: 'waiting',
  reason: null,
  decidedAt: null,
  ...times,
  fields: [
    {
      name: 'name',
      held: { value: 'Hill School', text: null },
      proposed: { value: 'Hill Public School', text: null },
      accepted: null,
    },
  ],
}
const school: OwnSchool = {
  id: 5,
  sid: 5,
  ...schoolBody.parse({ name: 'Hill School', url: 'hill-school', state: 14, city: 1, status: 'published' }),
  version: 3,
  unsourced: [],
  waiting: [],
  ...times,
}
const none = { data: [], total: 0, page: 1, limit: 50 }

/** A server that has this school, and answers a change with what `saved` makes of it. */
function schoolServer(record: OwnSchool, saved: OwnSchool = record) {
  let current = record
  return server(({ method, address }) => {
    if (method === 'DELETE') {
      current = { ...current, waiting: [] }
      return { data: { ids: [9] }, message: 'Proposal Deleted Successfully' }
    }
    if (!address.includes('/institute-details/5')) return none
    if (method === 'PUT') {
      current = saved
      return { data: saved, message: 'Saved', proposed: [] }
    }
    return { data: current }
  })
}
async function open(stage: ReturnType<typeof server>) {
  const resources = { ...lookupResources, ...buyerResources }
  const names = [{ name: 'institutes', label: 'buyer.institute', plural: 'buyer.institutes' } as const]
  const children = (
    <UnsavedProvider>
      <InstituteDetails type="school" sid="5" />
    </UnsavedProvider>
  )
  renderInConsole({ entity: catalogue.board, client: stage.client, resources, names, children })
  await screen.findByRole('heading', { level: 1, name: 'Hill School' })
}
const changes = ({ requests }: ReturnType<typeof server>) => requests.filter(({ method }) => method === 'PUT')
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name(?! in)/ })

test('an institute is asked for what it may say alone, and told what waits for approval', async () => {
  await open(schoolServer(school))
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs).toEqual(['Basics', 'Place', 'Classes', 'Facilities', 'Contact', 'Admissions', 'About', 'SEO'])
  expect(name().value).toBe('Hill School')
  for (const label of [/^URL/, /^UDISE/, /^Status/, /^Partner/]) expect(screen.queryByLabelText(label)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByText('Not approved yet')).toBeNull()
})

test('a name that is changed is sent with the version alone, and the page says that it waits', async () => {
  const stage = schoolServer(school, { ...school, waiting: [proposal] })
  await open(stage)
  fireEvent.change(name(), { target: { value: 'Hill Public School' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. Waits for approval: Name')).toBeTruthy()
  expect(changes(stage).map(({ body }) => body)).toEqual([{ name: 'Hill Public School', version: 3 }])
  expect(screen.getByText('Waits for approval since 12 Nov 2026')).toBeTruthy()
  expect(screen.getByText('Name: Hill Public School')).toBeTruthy()
  await waitFor(() => expect(name().value).toBe('Hill School'))
})

test('a proposal is taken back, and what is typed meanwhile stays', async () => {
  const stage = schoolServer({ ...school, waiting: [proposal] })
  await open(stage)
  fireEvent.change(name(), { target: { value: 'Hill School Pune' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Name' }))
  expect(screen.getByText(/^Name: nobody decides on it any more/)).toBeTruthy()
  expect(stage.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Taken back: Name')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Not approved yet')).toBeNull())
  expect(stage.requests.find(({ method }) => method === 'DELETE')?.address).toContain('/buyer/proposals/5?id=9')
  expect(name().value).toBe('Hill School Pune')
})

test('a name that is emptied is marked, and nothing is sent', async () => {
  const stage = schoolServer(school)
  await open(stage)
  fireEvent.change(name(), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
  expect(changes(stage)).toEqual([])
})
