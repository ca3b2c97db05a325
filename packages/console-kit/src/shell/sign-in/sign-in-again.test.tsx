import { ApiError, catalogue, sessionEndpoints } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { SignInAgain } from './SignInAgain.tsx'

const ended = () =>
  Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in', requestId: 'r' }, { status: 401 })

/** A page whose session has ended while it was being worked on. */
function page() {
  const { client, requests, respondWith } = server(ended())
  client.store({ token: 'dead', person: 'asha' })
  const signIn = async (person: string, password: string) => {
    if (password !== 'right') throw new ApiError('INVALID_CREDENTIALS')
    const session = { token: 'live', person }
    client.store(session)
    respondWith({ message: 'Logged out' })
    return session
  }
  renderInConsole({
    entity: catalogue.board,
    client,
    children: <SignInAgain signIn={signIn} signInByPasskey={() => signIn('asha', 'right')} />,
  })
  const call = client.call(sessionEndpoints.adminLogout)
  const failed = call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { requests, call, failed }
}
const typePassword = async (password: string) => {
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a call that met a dead token waits for the sign-in and is sent again', async () => {
  const { requests, call } = page()
  expect((await screen.findByRole('dialog')).textContent).toContain('Sign in again as asha')
  await typePassword('wrong')
  expect(await screen.findByText('Invalid Credentials')).toBeTruthy()
  await typePassword('right')
  expect(await call).toEqual({ message: 'Logged out' })
  expect(requests).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who gives up is told by the call', async () => {
  const { requests, failed } = page()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await failed).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(requests).toHaveLength(1)
})
