import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, removed } from '../../endpoint/envelope.ts'
import { ownAccountAccess } from '../../endpoint/roles.ts'
import { recordId } from '../../fields/field.ts'
import { sessionRow } from '../student/privacy.ts'
import { sessionsTag } from './endpoints.ts'

const endpointsOf = (realm: 'admin' | 'buyer') => {
  const access = ownAccountAccess(realm)
  const common = { realm, ...access, owner: 'self', tag: sessionsTag, status: 200, path: `/${realm}/sessions` } as const
  return {
    list: endpoint({
      ...common,
      id: `${realm}.sessions`,
      method: 'GET',
      summary: 'Sign-ins of the account that have not ended, the one used last first; at most twenty',
      answer: listOf(sessionRow),
    }),
    end: endpoint({
      ...common,
      id: `${realm}.sessions.end`,
      method: 'DELETE',
      summary: 'Ends a sign-in of the account, or all but the one of this call',
      body: z.strictObject({
        id: recordId.optional().describe('Id of the session to end; without it every other one ends'),
      }),
      example: { id: 1 },
      answer: removed,
      errors: ['NOT_FOUND'],
    }),
  }
}

/** Sign-ins of administrators and of institutes' logins. Those of families are in `studentEndpoints`. */
export const ownSessionEndpoints = { admin: endpointsOf('admin'), buyer: endpointsOf('buyer') }
