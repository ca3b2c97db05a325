// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { IslandBoundary } from './IslandBoundary.tsx'

afterEach(() => vi.restoreAllMocks())

function Broken(): never {
  throw new Error('A response without rows')
}

test('what broke is logged under the reference that its place names, and what was typed before is kept', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const box = document.createElement('div')
  box.innerHTML = '<input id="q" value="dps pune">'
  document.body.append(box)
  const typed = () => document.querySelector<HTMLInputElement>('#q')?.value
  const place = document.createElement('div')
  box.append(place)
  const root = createRoot(place, { onCaughtError: () => {} })
  root.render(
    <IslandBoundary
      fallback={(reference) => (
        <p role="alert">
          {reference} {typed()}
        </p>
      )}
    >
      <Broken />
    </IslandBoundary>,
  )
  await vi.waitFor(() => expect(box.querySelector('[role="alert"]')).not.toBeNull())
  expect(box.querySelector('[role="alert"]')?.textContent).toBe(`${logged.mock.calls[0]?.[0]} dps pune`)
  root.unmount()
  box.remove()
})
