import { expect, test } from 'vitest'
import { accountIn, accountNumber } from './account-in.ts'

test('an account number is digits, however it is typed', () => {
  expect(accountNumber(' 3001 2345-678 ')).toBe('30012345678')
  expect(accountNumber('३००१२३४५६')).toBe('300123456')
})

test('a form describes an account as the wire takes it', () => {
  const values = new FormData()
  for (const [name, value] of Object.entries({
    holder: ' Asha Rao ',
    number: '3001 2345 678',
    ifsc: 'sbin0000300',
    upi: ' ',
  }))
    values.set(name, value)
  expect(accountIn(values)).toEqual({
    ...{ holder: 'Asha Rao', number: '30012345678', ifsc: 'SBIN0000300', type: 'savings', upi: null },
  })
})
