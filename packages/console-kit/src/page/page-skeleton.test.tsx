import { catalogue } from '@pravesh/contract'
import { screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, test } from 'vitest'
import { ConsoleLayout } from '../shell/ConsoleLayout.tsx'
import { renderInConsole, server } from '../testing/render-in-console.tsx'

test('a page whose script is being loaded is a skeleton, not a blank', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Page = lazy(() => promise)
  const { client } = server({})
  const children = (
    <ConsoleLayout>
      <Page />
    </ConsoleLayout>
  )
  renderInConsole({ entity: catalogue.board, client, children })
  expect(await screen.findByRole('status', { name: 'Reading' })).toBeTruthy()
  resolve({ default: () => 'The page' })
  expect(await screen.findByText('The page')).toBeTruthy()
})
