import { renderInConsole, server } from '@pravesh/console-kit/testing/render-in-console'
import { catalogue } from '@pravesh/contract'
import { buyerResources } from '@pravesh/data-provider/buyer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx'

const email = 'office@school.example'
function open(response: Response | object, username = email) {
  const { client, requests } = server(response)
  const onClose = vi.fn()
  const account = { institute_type: 'school', username } as const
  const children = <ForgotPasswordDialog account={account} onClose={onClose} />
  renderInConsole({ entity: catalogue.board, client, resources: buyerResources, children })
  return { requests, onClose }
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send temporary password' }))

test('a password is sent to the account of the kind that was chosen, and the sign-in gets its address', async () => {
  const { requests, onClose } = open({ message: 'New password sent successfully' })
  fireEvent.click(screen.getByRole('button', { name: 'College' }))
  send()
  await screen.findByText(`If ${email} has an account here, a temporary password is on its way to it.`)
  const account = { institute_type: 'college', username: email }
  const body = { role: 'buyer', ...account }
  expect(requests).toEqual([{ method: 'POST', address: '/open/forgot-password', body }])
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(onClose).toHaveBeenCalledWith(account)
})

test('an address that is none is not sent', async () => {
  const { requests } = open({ message: 'New password sent successfully' }, 'office')
  send()
  await screen.findByText('Enter the e-mail address of your institute’s account')
  expect(requests).toEqual([])
})

test('who asks too often is told, and what was typed stays', async () => {
  open(Response.json({ code: 'TOO_MANY', message: 'Please wait a little', requestId: 'r' }, { status: 429 }))
  send()
  await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe('Please wait a little'))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe(email))
  expect(screen.queryByText(/on its way/)).toBeNull()
})
