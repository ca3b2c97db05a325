import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import {
  type ApplicationCounts,
  applicationCounts,
  catalogue,
  type StaffApplicationRow,
  staffStates,
} from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { ApplicationList } from './ApplicationList.tsx'
import { rowOf } from './testing/application.ts'

const staffCounts = applicationCounts.shape.states
const resource = 'institutes/5/applications'
const noApplications = staffCounts.parse(Object.fromEntries(staffStates.options.map((state) => [state, 0])))
const names = ['Asha', 'Bela', 'Chitra', 'Divya', 'Esha', 'Farah']
/** Six applications: one was withdrawn before the list was read. */
const rows = names.map((applicant, index): StaffApplicationRow => {
  const isWithdrawn = applicant === 'Farah'
  return {
    ...rowOf(index + 1, applicant),
    status: isWithdrawn ? 'withdrawn' : 'submitted',
    moves: isWithdrawn ? [] : ['under_review', 'waitlisted', 'rejected'],
    updatedAt: `2026-11-21T04:30:0${index}Z`,
  }
})
const counts: ApplicationCounts = {
  states: { ...noApplications, submitted: 5, withdrawn: 1 },
  classes: [{ class: 1, session: '2027-28', course: null, seats: 40, offered: 12, accepted: 8, enrolled: 5 }],
}
const changed = 'It changed since you read it: withdrawn, last moved by the family. Read it again'
const conflict = () => Response.json({ code: 'CONFLICT', message: changed, requestId: 'r' }, { status: 409 })

/** The list with its first five, or all six, selected; the move of the application with the id `withdrawn` is rejected. */
async function openSelected(count: number, withdrawn?: number) {
  let inFlight = 0
  let maxInFlight = 0
  const { client, requests } = server(({ method, address }) => {
    if (address.includes('/counts')) return { data: counts }
    if (method === 'GET') return { data: rows, total: rows.length, page: 1, limit: 50 }
    if (address.endsWith(`/${withdrawn}`)) return conflict()
    return { data: wholeOf(Number(address.split('/').at(-1))), message: 'Application Updated Successfully' }
  })
  const counted: typeof client.call = async (...input) => {
    inFlight += 1
    maxInFlight = Math.max(maxInFlight, inFlight)
    try {
      return await client.call(...input)
    } finally {
      inFlight -= 1
    }
  }
  const definitions = { [resource]: { name: resource, hasEdit: true, recordRepresentation: 'applicant' } }
  renderInConsole({
    entity: catalogue.board,
    client: { ...client, call: counted },
    resources: buyerResources,
    children: (
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ResourceContextProvider value={resource}>
          <ApplicationList />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    ),
  })
  await screen.findByText('Asha')
  for (const name of names.slice(0, count)) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const moves = () => requests.filter(({ method }) => method === 'PUT')
  const lists = () =>
    requests.map(({ address }) => address).filter((address) => /applications\/5\?(?!.*limit=1&)/.test(address))
  return { moves, lists, maxInFlight: () => maxInFlight }
}
function wholeOf(id: number) {
  const row = rows.find((candidate) => candidate.id === id)
  return {
    ...row,
    ...{ status: 'rejected', moves: [], nextStep: '', accessEndedAt: null, accessEndedBy: null, formVersion: 1 },
    ...{ shared: true, family: null, child: null, common: null, form: null, answers: [], documents: [] },
    ...{ receiptNumber: null, timeline: [], notes: [] },
  }
}
/** Chooses a move of the selected applications. */
async function chooseMove(label: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Move to…' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: label }))
  return screen.findByRole('dialog')
}
const selectedNames = () => names.filter((name) => isSelected(name))
const isSelected = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked

test('of five rejected applications one was withdrawn meanwhile: it alone is refused, named and stays selected', async () => {
  const { moves } = await openSelected(5, 3)
  const dialog = await chooseMove('Do not select')
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Seats are full' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Do not select' }))
  expect(await screen.findByText('4 done, 1 refused')).toBeTruthy()
  const report = screen.getByRole('table', { name: 'Result for each' })
  expect(within(report).getByRole('row', { name: /^Chitra/ }).textContent).toContain(changed)
  expect(within(report).getAllByRole('cell', { name: 'Done' })).toHaveLength(4)
  expect(moves().map(({ body }) => body)).toEqual(
    rows.slice(0, 5).map(({ updatedAt }) => ({ status: 'rejected', reasons: ['seats-full'], updatedAt })),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(selectedNames()).toEqual(['Chitra'])
})

test('an application that does not allow the move is named before anything is sent, and left out', async () => {
  const { moves } = await openSelected(6)
  const dialog = await chooseMove('Do not select')
  expect(within(dialog).getByText('Farah: Withdrawn')).toBeTruthy()
  expect(within(dialog).getByText(/^1 of 6 selected cannot be moved so/)).toBeTruthy()
  expect(moves()).toEqual([])
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Note to the family/ }), { target: { value: 'Full' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Do not select' }))
  expect(await screen.findByText('5 done')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(moves()).toHaveLength(5)
  expect(selectedNames()).toEqual(['Farah'])
})

test('places on the waiting list follow one another from the first, and a missing place is said at its field', async () => {
  const { moves, maxInFlight } = await openSelected(5)
  const dialog = await chooseMove('Put on the waiting list')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put on the waiting list' }))
  expect(await within(dialog).findByText('Say which place on the list')).toBeTruthy()
  fireEvent.change(within(dialog).getByRole('spinbutton', { name: /^Place on the waiting list/ }), {
    target: { value: '7' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Put on the waiting list' }))
  expect(await screen.findByText('5 done')).toBeTruthy()
  expect(moves().map(({ body }) => body)).toEqual(
    rows.slice(0, 5).map(({ updatedAt }, index) => ({ status: 'waitlisted', waitlistNumber: 7 + index, updatedAt })),
  )
  expect(maxInFlight()).toBe(4)
})

test('the list begins with those to decide on, the oldest first; tabs have their numbers, and seats what is left', async () => {
  const { lists } = await openSelected(0)
  expect(lists().at(-1)).toContain('group=to-decide')
  expect(lists().at(-1)).toContain('sort=submittedAt&order=asc')
  expect(screen.getByRole('tab', { name: 'To decide 5', selected: true })).toBeTruthy()
  expect(screen.getByText('15 of 40 seats left')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'All 6' }))
  await waitFor(() => expect(lists().at(-1)).not.toContain('group='))
  expect(lists().at(-1)).toContain('sort=submittedAt&order=desc')
})
