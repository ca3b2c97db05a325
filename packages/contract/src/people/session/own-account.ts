import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { ownAccountAccess } from '../../endpoint/roles.ts'
import { sessionsTag } from './endpoints.ts'

/** A new password: at least 10 characters; common ones are rejected by the server. */
export const newPassword = z.string().min(10, 'At least 10 characters').max(200)

/** Changes the password of the signed-in account. */
export const passwordOf = (realm: 'student' | 'buyer' | 'admin') =>
  endpoint({
    id: `${realm}.password`,
    method: 'PUT',
    path: `/${realm}/password`,
    realm,
    ...ownAccountAccess(realm),
    owner: 'self',
    tag: sessionsTag,
    status: 200,
    always: true,
    beforeGuardian: true,
    summary: 'Changes the password; every other session of the account ends',
    body: z.strictObject({
      current_password: z.string().min(1).max(200).describe('Password of the account as it is now'),
      new_password: newPassword.describe('Password to change to: at least 10 characters, not a common one'),
    }),
    example: { current_password: 'pravesh-demo', new_password: 'a long enough one' },
    answer: messageResponse,
    errors: ['TOO_MANY'],
  })
/** Ends the session of the call. */
export const logoutOf = (realm: 'student' | 'buyer') =>
  endpoint({
    id: `${realm}.logout`,
    method: 'POST',
    path: `/${realm}/logout`,
    realm,
    ...ownAccountAccess(realm),
    owner: 'self',
    tag: sessionsTag,
    status: 200,
    always: true,
    beforeGuardian: true,
    summary: 'Revokes the token it is called with',
    answer: messageResponse,
  })
