import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse } from '../../endpoint/envelope.ts'
import { typedText } from '../../fields/text.ts'

export const adminLoginBody = z.strictObject({
  username: typedText(120).pipe(z.string().min(1)),
  password: z.string().min(1).max(200),
})

/** Sessions of administrators. The token is opaque, stored hashed, and expires after 12 idle hours or 30 days. */
export const sessionEndpoints = {
  adminLogin: endpoint({
    id: 'open.admin-login',
    method: 'POST',
    path: '/open/admin-login',
    realm: 'open',
    owner: 'any',
    tag: 'Sessions',
    status: 200,
    summary: 'Signs an administrator in',
    body: adminLoginBody,
    example: { username: 'admin', password: 'pravesh-demo' },
    answer: z.strictObject({ token: z.string(), username: z.string(), message: z.string() }),
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY'],
  }),
  adminLogout: endpoint({
    id: 'admin.logout',
    method: 'POST',
    path: '/admin/logout',
    realm: 'admin',
    owner: 'self',
    tag: 'Sessions',
    status: 200,
    summary: 'Revokes the token it is called with',
    answer: messageResponse,
  }),
}
