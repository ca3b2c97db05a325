import { createHmac } from 'node:crypto'
import { endpointTable } from '@pravesh/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sandboxKeys } from '../../src/people/payment/open.ts'
import { openScene } from '../scene/scene.ts'
import { withValue } from './change.ts'
import { hostile } from './hostile.ts'
import { findError } from './judge.ts'
import { describeRequest, jsonText } from './request.ts'
import { sender } from './send.ts'

const scene = await openScene()
const send = sender(scene)
const { webhookSecret } = sandboxKeys(scene.config)
const endpoint = endpointTable.find((e) => e.id === 'open.payment.webhook')

const places = [
  [],
  ['event'],
  ['payload'],
  ['payload', 'payment'],
  ['payload', 'payment', 'entity'],
  ['payload', 'payment', 'entity', 'id'],
  ['payload', 'refund'],
]

test('a gateway that sends nonsense with a right signature is answered', async () => {
  if (!endpoint) throw new Error('There is no webhook of payments')
  const calls = fc.tuple(
    fc.constantFrom(...places),
    hostile,
    fc.option(fc.string({ unit: fc.constantFrom('e', '-', "'", '<'), maxLength: 120 })),
  )
  const errors: string[] = []
  for (const [path, value, id] of fc.sample(calls, { seed: 20_261_121, numRuns: 80 })) {
    const payload = jsonText(withValue(endpoint.example, path, value))
    const request = {
      method: endpoint.method,
      url: `/api/v1${endpoint.path}`,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', webhookSecret).update(payload).digest('hex'),
        ...(id === null ? {} : { 'x-razorpay-event-id': id }),
      },
      payload,
    }
    const response = await send(null, request)
    const error =
      response.json().code === 'INVALID_SIGNATURE' ? 'The signature was not taken' : findError(endpoint, response)
    if (error) errors.push(`${error}\n  ${describeRequest(null, request)}`)
  }
  expect(errors).toEqual([])
})
