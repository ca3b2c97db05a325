import { catalogue } from '@pravesh/contract'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { RootError } from './RootError.tsx'

const chunk = new TypeError('Failed to fetch dynamically imported module: https://pravesh.example/admin/a.js')
const show = (error: Error) => {
  const { client } = server({})
  renderInConsole({ entity: catalogue.board, client, children: <ErrorPage error={error} /> })
}
// Simulates a recent reload: another one would destroy the test's subject.
beforeEach(() => window.sessionStorage.setItem('reloadedAt', String(Date.now())))
afterEach(() => onlineManager.setOnline(true))

test('a script that cannot be loaded without a network says so, can be tried again, and after a deployment names the new version', async () => {
  onlineManager.setOnline(false)
  show(chunk)
  expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy()
  const unreachable = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still no connection.')).toBeTruthy()
  unreachable.mockRestore()
  act(() => onlineManager.setOnline(true))
  expect(screen.getByRole('heading', { name: 'There is a new version' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a fault of ours is said as one, and can be tried again', () => {
  show(new TypeError('x is not a function'))
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a console that cannot be drawn at all shows no stack trace', async () => {
  const Broken = () => {
    throw new Error('secret detail')
  }
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <RootError /> }])
  render(<RouterProvider router={router} />)
  expect((await screen.findByRole('alert')).textContent).not.toContain('secret detail')
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeTruthy()
})
