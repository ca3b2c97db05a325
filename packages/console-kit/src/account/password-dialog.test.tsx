import { accountEndpoints, catalogue } from '@pravesh/contract'
import { onAll } from '@pravesh/data-provider/descriptor'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '../language/translations.ts'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

const resources = { account: { actions: { changePassword: onAll(accountEndpoints.adminPassword) } } } as const

function open(response: Response | object) {
  const { client, requests } = server(response)
  client.store({ token: 'live', person: 'asha' })
  const onClose = vi.fn()
  renderInConsole({ entity: catalogue.board, client, resources, children: <PasswordDialog onClose={onClose} /> })
  return { requests, client, onClose }
}
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
function fill(current: string, next: string, [currentLabel, nextLabel] = [/^Current password/, /^New password/]) {
  fireEvent.change(input(currentLabel), { target: { value: current } })
  fireEvent.change(input(nextLabel), { target: { value: next } })
}
const submit = (name = 'Change password') => fireEvent.click(screen.getByRole('button', { name }))
const invalidField = (field: string, message: string) =>
  Response.json(
    { code: 'INVALID', message: 'Please check the marked fields', requestId: 'r', errors: [{ field, message }] },
    { status: 422 },
  )
const changed = { message: 'Password Updated Successfully' }

test('a password manager is told whose password it is, which the old and which the new one', () => {
  open(changed)
  const [person] = document.querySelectorAll<HTMLInputElement>('input[autocomplete="username"]')
  expect(person?.value).toBe('asha')
  expect(input(/^Current password/).autocomplete).toBe('current-password')
  expect(input(/^New password/).autocomplete).toBe('new-password')
})

test('both are sent as they are typed; then the dialog closes, and the session of this browser goes on', async () => {
  const { requests, client, onClose } = open(changed)
  fill('old one ', 'hathi samosa khidki')
  submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await screen.findByText('Password Updated Successfully')
  const body = { current_password: 'old one ', new_password: 'hathi samosa khidki' }
  expect(requests).toEqual([{ method: 'PUT', address: '/admin/password', body }])
  expect(client.session()).toMatchObject({ token: 'live' })
})

test('what is missing or too short is said before anything is sent', async () => {
  const { requests } = open(changed)
  fill('', 'short')
  submit()
  await screen.findByText('Required')
  await screen.findByText('At least 10 characters')
  expect(requests).toEqual([])
})

test('a wrong current password stands at its field, keeps what was typed and is no sign-out', async () => {
  const { client, onClose } = open(invalidField('current_password', 'This is not your current password'))
  fill('wrong', 'hathi samosa khidki')
  submit()
  await screen.findByText('This is not your current password')
  expect(input(/^Current password/).getAttribute('aria-invalid')).toBe('true')
  expect(input(/^New password/).value).toBe('hathi samosa khidki')
  expect(screen.queryByRole('alert')).toBeNull()
  expect([client.session()?.token, onClose.mock.calls]).toEqual(['live', []])
})

test('why a new password is refused stands at its field in the language of the server’s answer', async () => {
  await changeLanguage('hi')
  const reason = 'यह पासवर्ड बहुत लोग रखते हैं। तीन-चार ऐसे शब्द साथ लिखें जिनका एक-दूसरे से या आपसे कोई संबंध न हो'
  const labels: [RegExp, RegExp] = [/^मौजूदा पासवर्ड/, /^नया पासवर्ड/]
  open(invalidField('new_password', reason))
  fill('old one', 'password123', labels)
  submit('पासवर्ड बदलें')
  await screen.findByText(reason)
  expect(input(/^नया पासवर्ड/).getAttribute('aria-invalid')).toBe('true')
})
