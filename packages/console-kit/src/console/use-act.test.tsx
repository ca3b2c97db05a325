// @vitest-environment happy-dom
import { adminPaymentEndpoints, catalogue } from '@pravesh/contract'
import { inBody } from '@pravesh/data-provider/descriptor'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw, server } from '../testing/draw.tsx'
import { actsOn } from './use-act.ts'

const resources = {
  payments: { list: adminPaymentEndpoints.list, verbs: { refund: inBody('payment', adminPaymentEndpoints.refund) } },
} as const
const useAct = actsOn<typeof resources>()

function Refund() {
  const { act, busy } = useAct('payments', 'refund')
  return (
    <button type="button" disabled={busy} onClick={() => void act({ id: 3, data: { reason: 'Paid twice' } })}>
      refund
    </button>
  )
}
const press = (answer: Response) => {
  const { client, asked } = server(answer)
  draw({ entity: catalogue.board, client, resources, children: <Refund /> })
  fireEvent.click(screen.getByRole('button', { name: 'refund' }))
  return asked
}
const refused = (status: number, body: object) => Response.json({ requestId: 'abc', ...body }, { status })

test('a verb is called, and a refusal is said in a toast, the first field’s before the sentence for all', async () => {
  const errors = [{ field: 'reason', message: 'Say which payment it repeats' }]
  const asked = press(refused(422, { code: 'INVALID', message: 'Please check the marked fields', errors }))
  expect((await screen.findByRole('alert')).textContent).toContain('Say which payment it repeats')
  expect(asked[0]).toEqual({ method: 'POST', address: '/admin/refund', body: { payment: 3, reason: 'Paid twice' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'refund' })).toHaveProperty('disabled', false))
})

test('a fault of ours is named as the log names it', async () => {
  press(refused(503, { code: 'UNAVAILABLE', message: 'Down' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Down. Reference abc')
})
