import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { typedText } from '../../fields/text.ts'
import { signInFactorCode } from './second-factor.ts'

export const sessionsTag: Tag = {
  name: 'Sessions',
  audience: 'anyone',
  description: 'Signing up, signing in and out, codes and passwords.',
}

export const adminLoginBody = z.strictObject({
  username: typedText(120).pipe(z.string().min(1)).describe('User name of the administrator'),
  password: z.string().min(1).max(200).describe('Password of the account'),
  code: signInFactorCode,
})

/** Sessions of administrators. The token is opaque, stored hashed, and expires after 30 idle minutes or 12 hours. */
export const sessionEndpoints = {
  adminLogin: endpoint({
    id: 'open.admin-login',
    method: 'POST',
    path: '/open/admin-login',
    realm: 'open',
    owner: 'any',
    tag: sessionsTag,
    status: 200,
    summary: 'Signs an administrator in',
    body: adminLoginBody,
    example: { username: 'admin', password: 'pravesh-demo' },
    answer: z.strictObject({
      token: z
        .string()
        .describe('Token of the administrator’s session, for `Authorization: Bearer`; opaque, to keep secret'),
      username: z.string().describe('User name of the administrator'),
      message: z.string().describe('What happened, in a sentence to show to the person'),
    }),
    errors: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG', 'TOO_MANY'],
  }),
  adminLogout: endpoint({
    id: 'admin.logout',
    method: 'POST',
    path: '/admin/logout',
    realm: 'admin',
    access: operatorAccess.own,
    owner: 'self',
    tag: sessionsTag,
    status: 200,
    summary: 'Revokes the token it is called with',
    answer: messageResponse,
  }),
}
