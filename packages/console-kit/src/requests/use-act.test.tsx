import { adminPaymentEndpoints, adminProposalEndpoints, catalogue } from '@pravesh/contract'
import { inBody } from '@pravesh/data-provider/descriptor'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { changeLanguage } from '../language/translations.ts'
import { renderInConsole, server } from '../testing/render-in-console.tsx'
import { type ActOptions, actsOn } from './use-act.ts'

const resources = {
  payments: { list: adminPaymentEndpoints.list, actions: { refund: inBody('payment', adminPaymentEndpoints.refund) } },
  proposals: {
    list: adminProposalEndpoints.list,
    actions: { decide: inBody('id', adminProposalEndpoints.decide) },
  },
} as const
const names = [{ name: 'proposals', label: 'proposal.one', plural: 'console.proposals' }] as const
const useAct = actsOn<typeof resources>()

/** A stand-in for a form: it displays the field of an error. */
function Refund(options: ActOptions) {
  const { act, busy } = useAct('payments', 'refund', options)
  const [error, setError] = useState('')
  const refund = async () => {
    const result = await act({ id: 3, data: { reason: 'Paid twice' } })
    setError('failure' in result ? `${result.failure.error.errors[0]?.field} of the caller` : 'Refunded')
  }
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void refund()}>
        refund
      </button>
      <output>{error}</output>
    </>
  )
}
function Decide(options: ActOptions) {
  const { act } = useAct('proposals', 'decide', options)
  const updatedAt = '2026-11-20T04:30:00Z'
  return (
    <button type="button" onClick={() => void act({ id: 3, data: { status: 'accepted', updatedAt } })}>
      decide
    </button>
  )
}
/** A query of a resource, which counts how often it is read. */
function Reads({ resource }: { resource: string }) {
  const [reads] = useState({ count: 0 })
  const queryFn = () => {
    reads.count += 1
    return reads.count
  }
  const { data } = useQuery({ queryKey: [resource, 'getList'], queryFn })
  return <p>{`${resource} read ${data}`}</p>
}
const press = (response: Response, options: ActOptions = {}) => {
  const { client, requests } = server(response)
  renderInConsole({ entity: catalogue.board, client, resources, children: <Refund {...options} /> })
  fireEvent.click(screen.getByRole('button', { name: 'refund' }))
  return requests
}
const errorResponse = (status: number, body: object) => Response.json({ requestId: 'abc', ...body }, { status })
const errors = [{ field: 'reason', message: 'Say which payment it repeats' }]
const invalid = () => errorResponse(422, { code: 'INVALID', message: 'Please check the marked fields', errors })

const noValue = { value: null, text: null }
const time = '2026-11-20T04:30:00Z'
const decided = {
  ...{ id: 3, matter: 'name', status: 'accepted', reason: null, decidedAt: time, createdAt: time, updatedAt: time },
  ...{ instituteType: 'school', instituteId: 1, instituteName: 'Banyan', changed: [], by: 'a', account: 1 },
  ...{ decidedBy: 'admin', fields: [{ name: 'name', held: noValue, proposed: noValue, accepted: true, now: noValue }] },
}
const accepted = { data: decided, message: 'Proposal Updated Successfully' }

test('a verb is called, and without a form the first field error is the toast', async () => {
  const requests = press(invalid())
  expect((await screen.findByRole('alert')).textContent).toContain('Say which payment it repeats')
  expect(requests[0]).toEqual({ method: 'POST', address: '/admin/refund', body: { payment: 3, reason: 'Paid twice' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'refund' })).toHaveProperty('disabled', false))
})

test('field errors of a refused verb are returned to the form that has these fields, and no toast repeats them', async () => {
  press(invalid(), { fields: ['reason'] })
  await screen.findByText('reason of the caller')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a field error that no field of the form can show is the toast', async () => {
  press(invalid(), { fields: ['amount'] })
  expect((await screen.findByRole('alert')).textContent).toContain('Say which payment it repeats')
})

test('a fault of ours is named as the log names it', async () => {
  press(errorResponse(503, { code: 'UNAVAILABLE', message: 'Down' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Down. Reference abc')
})

test.each([
  ['en', 'Proposal Updated Successfully'],
  ['hi', 'बदलाव सहेजा गया: प्रस्ताव'],
] as const)('in %s the success is a toast in that language', async (language, message) => {
  await changeLanguage(language)
  const { client } = server(accepted)
  renderInConsole({ entity: catalogue.board, client, resources, names, children: <Decide /> })
  fireEvent.click(screen.getByRole('button', { name: 'decide' }))
  await screen.findByText(message, { exact: false })
})

test('only queries of the resource and of the related ones that are named are read anew', async () => {
  const { client } = server(accepted)
  const children = (
    <>
      <Decide related={['schools']} />
      <Reads resource="proposals" />
      <Reads resource="schools" />
      <Reads resource="colleges" />
    </>
  )
  renderInConsole({ entity: catalogue.board, client, resources, names, children })
  await screen.findByText('colleges read 1')
  fireEvent.click(screen.getByRole('button', { name: 'decide' }))
  await screen.findByText('proposals read 2')
  await screen.findByText('schools read 2')
  expect(screen.getByText('colleges read 1')).toBeTruthy()
})
