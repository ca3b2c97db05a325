import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { type BuyerEnquiryRow, catalogue } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { EnquiryList } from './EnquiryList.tsx'

const resource = 'institutes/5/general-enquiries'
const rows = ['Asha', 'Bela', 'Chitra'].map((name, index): BuyerEnquiryRow => {
  const id = index + 1
  return {
    ...{ id, reference: `PR-ABCDEFG${id}`, kind: 'general', status: 'new', name, city: null },
    ...{ maskedMobile: '…3210', maskedEmail: 'a…@example.in', message: 'Is there a bus?', laterMessages: 0 },
    ...{ assignee: null, followUpOn: null, unread: id === 1, replyBy: '2026-11-22T04:30:00Z' },
    ...{ createdAt: '2026-11-20T04:30:00Z', updatedAt: `2026-11-20T04:30:0${id}Z` },
  }
})
const meera = { id: 12, name: 'Meera', isSelf: true }
const wholeOf = (id: unknown) => {
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw new Error(`No enquiry ${String(id)}`)
  const { maskedMobile, maskedEmail, laterMessages, unread, ...shared } = row
  const thread = { details: {}, more: [], remarks: [], replies: [], calls: [] }
  return { ...shared, ...thread, mobile: '+919876543210', email: 'asha@example.in' }
}
const changed = 'This enquiry changed since you read it. Nothing was saved or sent'

/** The inbox with all three selected; the change of the enquiry with the id `refused` is a conflict. */
async function openSelected(refused?: number) {
  const { client, requests } = server(({ method, address, body }) => {
    if (address.includes('/counts')) return { data: { unanswered: 3, mine: 0, followUp: 2 } }
    if (address.includes('/colleagues')) return { data: [meera, { id: 13, name: 'Ravi', isSelf: false }] }
    if (method === 'GET') return { data: rows, total: rows.length, page: 1, limit: 50 }
    const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined
    if (id === refused) return Response.json({ code: 'CONFLICT', message: changed, requestId: 'r' }, { status: 409 })
    return { data: wholeOf(id), message: 'Enquiry Updated Successfully' }
  })
  renderInConsole({
    entity: catalogue.board,
    client,
    resources: buyerResources,
    children: (
      <ResourceDefinitionContextProvider definitions={{ [resource]: { name: resource, hasEdit: true } }}>
        <ResourceContextProvider value={resource}>
          <EnquiryList />
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    ),
  })
  await screen.findByText('Asha')
  for (const { name } of rows) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { sent, requests }
}
async function choose(label: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Change…' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: label }))
  return screen.findByRole('dialog')
}

test('tabs have the numbers of this inbox, and what was not opened has a dot', async () => {
  const { requests } = await openSelected()
  expect(await screen.findByRole('tab', { name: 'To answer 3', selected: true })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Follow-up due 2' })).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('tab', { name: 'Mine' }))
  const last = () => requests.map(({ address }) => address).findLast((address) => /general-enquiry\/5\?/.test(address))
  await waitFor(() => expect(last()).toContain('assignee=12'))
  expect(last()).toContain('replyDue=open')
  expect(last()).toContain('sort=replyBy')
})

test('all selected are given to a colleague, and only the refused one stays selected', async () => {
  const { sent } = await openSelected(2)
  const dialog = await choose('Assigned to')
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: 'Assigned to' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Ravi' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set' }))
  expect(await screen.findByText(/Failed: 1/)).toBeTruthy()
  expect(screen.getByText(changed)).toBeTruthy()
  expect(sent()).toEqual(
    expect.arrayContaining(rows.map(({ id, updatedAt }) => ({ id, assignee: 13, updatedAt, withoutContact: true }))),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('1 item selected')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bela' }).checked).toBe(true)
})

test.each([
  ['Mark as read', { unread: false }],
  ['Mark as unread', { unread: true }],
  ['Spam', { status: 'spam' }],
  ['Follow up on', { followUpOn: null }],
] as const)('%s is sent for each', async (label, change) => {
  const { sent } = await openSelected()
  const dialog = await choose(label)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()).toEqual(
    expect.arrayContaining(rows.map(({ id, updatedAt }) => ({ id, ...change, updatedAt, withoutContact: true }))),
  )
  await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull())
})
