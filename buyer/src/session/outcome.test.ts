import { ApiError } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test('a server without sign-in for institutes is closed, not a wrong password', () => {
  expect(outcomeOf(new ApiError('NOT_FOUND'))).toEqual({ problem: 'closed' })
})
test('a wrong password says the words of the specification', () => {
  expect(outcomeOf(new ApiError('INVALID_LOGIN'))).toMatchObject({
    problem: 'refused',
    apiError: { message: 'Invalid Username or Password' },
  })
})
test('a temporary password asks for one of their own', () => {
  expect(outcomeOf(new ApiError('PASSWORD_CHANGE_REQUIRED'))).toEqual({ problem: 'new password' })
})
test('an answer out of shape is no success', () => {
  expect(outcomeOf(new Error('out of shape'))).toMatchObject({ problem: 'refused' })
})
