import { catalogue } from '@pravesh/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form, SaveButton } from 'react-admin'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { expect, test } from 'vitest'
import { renderInConsole, server } from '../../testing/render-in-console.tsx'
import { FieldInput } from '../FieldInput.tsx'

const message = 'Say where these fees come from'
const resolver: Resolver<FieldValues> = (values) => {
  const errors: FieldErrors = values.feeSource ? {} : { feeSource: { type: 'custom', message } }
  return { values: {}, errors }
}

test('a missing source says at its button what is wrong, and the button takes the focus', async () => {
  const children = (
    <Form resolver={resolver}>
      <FieldInput source="feeSource" label="Fee source" field={{ kind: 'source', label: 'Fee source' }} />
      <SaveButton alwaysEnable />
    </Form>
  )
  renderInConsole({ entity: catalogue.board, client: server({}).client, children })
  const button = await screen.findByRole('button', { name: 'Add fee source' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message, undefined, { timeout: 3_000 })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button))
  const describedBy = button.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe(message)

  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
})

test('an open source says what its parts do not', async () => {
  const children = (
    <Form
      defaultValues={{ feeSource: { name: 'Prospectus', url: null, asOf: '2026', tier: 'official' } }}
      resolver={() => ({ values: {}, errors: { feeSource: { type: 'custom', message } } })}
    >
      <FieldInput source="feeSource" label="Fee source" field={{ kind: 'source', label: 'Fee source' }} />
      <SaveButton alwaysEnable />
    </Form>
  )
  renderInConsole({ entity: catalogue.board, client: server({}).client, children })
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message, undefined, { timeout: 3_000 })).toBeTruthy()
})
