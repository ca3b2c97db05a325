import { catalogue, type SecondFactorStatus } from '@pravesh/contract'
import { ownAccountActions } from '@pravesh/data-provider/own-account'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { AccountPage } from './AccountPage.tsx'

const at = '2026-11-20T10:00:00.000Z'
const off: SecondFactorStatus = { totp: false, passkeys: [], recoveryCodesLeft: 0 }
const passkey = { id: 7, name: 'Firefox, Linux', backedUp: false, createdAt: at, lastUsedAt: null }
const on: SecondFactorStatus = { totp: true, passkeys: [passkey], recoveryCodesLeft: 9 }
const sessions = [
  { id: 1, device: 'Chrome, Android', createdAt: at, lastUsedAt: at, isCurrent: false },
  { id: 2, device: null, createdAt: at, lastUsedAt: at, isCurrent: true },
]
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const wrongCode = {
  code: 'INVALID',
  message: 'Please check the marked fields',
  requestId: 'r',
  errors: [{ field: 'code', message: 'This code is not right' }],
}

/** The page of an account with these factors, and the changes that it sends. */
function open(factors: SecondFactorStatus, change: (body: unknown) => Response | object = () => ({ message: 'Done' })) {
  const { client, requests } = server(({ method, address, body }) => {
    if (method === 'POST' && address.endsWith('/totp'))
      return { data: { secret, uri: `otpauth://totp/Pravesh:asha?secret=${secret}` } }
    if (method !== 'GET') return change(body)
    if (address.endsWith('/sessions')) return { data: sessions, total: 2, page: 1, limit: 20 }
    return { data: factors }
  })
  client.store({ token: 'live', person: 'asha' })
  const resources = { account: { actions: ownAccountActions('admin') } } as const
  renderInConsole({ entity: catalogue.board, client, resources, children: <AccountPage /> })
  const changes = () => requests.filter(({ method }) => method !== 'GET')
  return { changes }
}
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an app is turned on with its first code and the password; the recovery codes are shown once', async () => {
  const { changes } = open(off, () => ({ recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'], message: 'On' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
  await screen.findByRole('img', { name: 'QR code of the secret' })
  expect(screen.getByText(/^ABCD EFGH/).textContent?.replaceAll(' ', '')).toBe(secret)
  type(/^Code/, '123 456')
  type(/^Current password/, 'right')
  click('Turn on')
  const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' })
  expect(within(codes).getByText('AAAA-BBBB-CCCC-DDDD')).toBeTruthy()
  expect(changes().at(-1)).toEqual({
    method: 'PUT',
    address: '/admin/second-factor/totp',
    body: { code: '123456', current_password: 'right' },
  })
  click('I have them')
  await waitFor(() => expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull())
})

test('a wrong code stands at its field, and a missing one is not sent', async () => {
  const { changes } = open(on, () => Response.json(wrongCode, { status: 422 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Turn the app off' }))
  click('Turn off')
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  expect(changes()).toEqual([])
  type(/^Code/, '000000')
  type(/^Current password/, 'right')
  click('Turn off')
  await screen.findByText('This code is not right')
  expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true')
})

test('a passkey is renamed, and removed with the password and a code of the app that is on', async () => {
  const { changes } = open(on, (body) => ({
    message: 'Done',
    ...(JSON.stringify(body).includes('Office') && { data: { ...passkey, name: 'Office' } }),
  }))
  fireEvent.click(await screen.findByRole('button', { name: 'Rename: Firefox, Linux' }))
  type(/^Name/, 'Office')
  click('Rename')
  await waitFor(() => expect(changes()).toMatchObject([{ method: 'PUT', body: { id: 7, name: 'Office' } }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  click('Remove: Firefox, Linux')
  type(/^Code/, '123456')
  type(/^Current password/, 'right')
  click('Remove')
  const body = { id: 7, code: '123456', current_password: 'right' }
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ method: 'DELETE', body }))
})

test('each other sign-in is ended by itself, and all of them at once', async () => {
  const { changes } = open(off)
  await screen.findByText('This one')
  expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(1)
  click(/^Sign out: Chrome, Android/)
  await waitFor(() => expect(changes()).toMatchObject([{ address: '/admin/sessions', body: { id: 1 } }]))
  click('Sign out everywhere else')
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ method: 'DELETE', body: {} }))
})

test('a browser without passkeys says so, and offers none', async () => {
  open(off)
  await screen.findByText('This browser has no passkeys.')
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})
