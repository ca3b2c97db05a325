import { expect, test } from 'vitest'
import { isSignature, sign } from './signature.ts'

test('a signature is right for its secret and its text alone, and never under an empty secret', () => {
  const right = sign('a-secret', 'order_1|pay_1')
  expect(isSignature('a-secret', 'order_1|pay_1', right)).toBe(true)
  expect(isSignature('a-secret', 'order_1|pay_1', right.toUpperCase())).toBe(true)
  for (const invalidSignature of [
    '',
    right.slice(1),
    `${right}0`,
    sign('a-secret', 'order_1|pay_2'),
    sign('other', 'order_1|pay_1'),
  ])
    expect(isSignature('a-secret', 'order_1|pay_1', invalidSignature)).toBe(false)
  expect(isSignature('', 'order_1|pay_1', sign('', 'order_1|pay_1'))).toBe(false)
})
