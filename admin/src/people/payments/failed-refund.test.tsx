import { changeLanguage } from '@pravesh/console-kit/language/translations'
import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue } from '@pravesh/contract'
import { adminResources } from '@pravesh/data-provider/admin'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { FailedRefund } from './FailedRefund.tsx'

const opened = { holder: 'Asha Rao', number: '123456789012', ifsc: 'SBIN0000300', type: 'savings', upi: null }
const masked = { holder: 'Asha Rao', lastFour: '9012', ifsc: 'SBIN0000300' }
const rejectedResponse = { code: 'CONFLICT', message: 'This refund does not wait after a failure', requestId: 'r1' }

function respond({ address }: { address: string }) {
  if (address.endsWith('/account')) return { data: opened, message: 'Account Opened' }
  return Response.json(rejectedResponse, { status: 409 })
}
const untouched = { id: 7, amount: 33_100, isHeld: false, isOpenedBySelf: false, accountRequest: null }
const request = {
  ...{ asker: 3, askedBy: 'Meera Nair, Pravesh', reason: 'The card is closed', askedAt: '2026-11-28T10:00:00.000Z' },
  ...{ isAllowed: true, isOwn: true },
}
type Failed = ComponentProps<typeof FailedRefund>['refund']
function open(state: Partial<Failed>, account: typeof masked | null = masked) {
  const { client, requests } = server(respond)
  const resources = { refunds: adminResources.refunds, payments: adminResources.payments }
  const children = <FailedRefund refund={{ ...untouched, ...state }} account={account} />
  renderInConsole({ entity: catalogue.searchSynonym, client, resources, children })
  return requests
}

test('the account is masked until it is opened, and opening asks the server', async () => {
  const requests = open({ accountRequest: request })
  await screen.findByText('Account for refunds: Asha Rao · •••• 9012 · SBIN0000300')
  expect(screen.queryByText(opened.number)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Record the transfer' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show the account' }))
  await screen.findByText(opened.number)
  expect(requests.map(({ method, address }) => `${method} ${address.replace(/^.*\/admin/, '')}`)).toContain(
    'POST /refund/7/account',
  )
})

test('a reference that is none is refused at its field, and nothing is sent', async () => {
  const requests = open({ isHeld: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Record the transfer' }))
  const field = await screen.findByRole('textbox', { name: /^Bank reference/ })
  fireEvent.change(field, { target: { value: 'n/a' } })
  const send = screen.getAllByRole('button', { name: 'Record the transfer' }).at(-1)
  if (!send) throw new Error('No button')
  fireEvent.click(send)
  await screen.findByText('8 to 30 letters and digits, as the bank gave it')
  fireEvent.change(field, { target: { value: 'SBINN52026112500000001' } })
  fireEvent.click(send)
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { bankReference: 'SBINN52026112500000001' } }),
  )
})

test('without a saved account there is nothing to open, in Hindi too', async () => {
  await changeLanguage('hi')
  open({}, null)
  await screen.findByText('भुगतान करने वाले ने वापसी का खाता नहीं दिया है।')
  expect(screen.queryByRole('button', { name: 'खाता खोलने के लिए कहें' })).toBeNull()
})

test('an account opens with two people: what one asked for another allows, and neither does both', async () => {
  const requests = open({ accountRequest: { ...request, isAllowed: false, isOwn: false } })
  await screen.findByText('The card is closed')
  expect(screen.queryByRole('button', { name: 'Show the account' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Allow the opening' }))
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { asker: 3 } }))
})

test('who asked cannot allow it, and who opened it cannot record the transfer', async () => {
  open({ isHeld: true, isOpenedBySelf: true, accountRequest: { ...request, isAllowed: false } })
  await screen.findByText('You opened the account: another person records the transfer.')
  for (const name of ['Allow the opening', 'Show the account', 'Record the transfer'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
