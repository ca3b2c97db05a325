import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { partQuery } from '../../endpoint/query.ts'
import { dateTimeText, recordId, typedText } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'

/** The three kinds of account: students and parents, institutes, administrators. */
export const accountRealms = ['student', 'buyer', 'admin'] as const

/** An account for administrators: enough for recognition, not enough to reach the person. */
const account = z
  .strictObject({
    id: recordId,
    realm: z.enum(accountRealms),
    name: z.string(),
    /** Masked, such as a…@example.in. */
    contact: z.string().nullable(),
    side: z.enum(['school', 'college']).nullable(),
    suspended: z.boolean(),
    /** The latest decision on it; null where there was none. */
    decision: z.strictObject({ reason: z.string(), by: z.string(), at: dateTimeText }).nullable(),
    /** The institutes that a login of institutes manages in order of their names, the first 20; null for other accounts. */
    institutes: z
      .strictObject({
        first: z.array(
          z.strictObject({ id: recordId, type: z.enum(instituteTypes), name: z.string(), place: z.string() }),
        ),
        total: z.int(),
      })
      .nullable(),
    /** True until the holder of a login of institutes has chosen a password. */
    passwordPending: z.boolean(),
    createdAt: dateTimeText,
  })
  .meta({ id: 'Account' })
export type AccountRow = z.output<typeof account>

/** Suspends an account or opens it again, with the reason. */
export const accountDecision = z.strictObject({
  id: recordId,
  realm: z.enum(accountRealms),
  suspended: z.boolean(),
  reason: typedText(500).pipe(z.string().min(3)),
})

/** Takes an institute from the login that manages it, with the reason. */
export const instituteUnlink = z.strictObject({
  /** The login. */
  id: recordId,
  instituteId: recordId,
  reason: typedText(500).pipe(z.string().min(3)),
})

const common = { path: '/admin/accounts', realm: 'admin', owner: 'any', tag: 'Accounts', status: 200 } as const

export const accountStaffEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.accounts.list',
    method: 'GET',
    summary:
      'Accounts of one realm, newest first, 50 a page; search finds a part of a name, or of an institute that a login manages, or a whole e-mail address or mobile',
    query: partQuery(['id', 'name', 'createdAt'], {
      realm: z.enum(accountRealms),
      suspended: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
    }),
    answer: listOf(account),
  }),
  update: endpoint({
    ...common,
    id: 'admin.accounts.update',
    method: 'PUT',
    summary:
      'Suspends an account or opens it again, with the reason. A suspended one is signed out everywhere at once; nobody suspends themselves',
    body: accountDecision,
    example: { id: 1, realm: 'student', suspended: true, reason: 'Signed up in another person’s name' },
    answer: writeResponse(account),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  unlink: endpoint({
    ...common,
    path: '/admin/accounts/institute',
    id: 'admin.accounts.unlink',
    method: 'PUT',
    summary:
      'Takes an institute from a login that manages it, with the reason, which its holder is mailed. An institute that no other login manages is no partner any more',
    body: instituteUnlink,
    example: { id: 1, instituteId: 1, reason: 'The application was for the school of the same name in Pune' },
    answer: writeResponse(account),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
