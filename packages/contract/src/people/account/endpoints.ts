import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { idNumber, partQuery } from '../../endpoint/query.ts'
import { operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, personalText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'
import { nomineeForStaff } from '../student/nominee.ts'

const accountsTag: Tag = {
  name: 'Accounts',
  audience: 'administrators',
  description: 'Who has an account, and suspending one.',
}

/** The three kinds of account: students and parents, institutes, administrators. */
export const accountRealms = ['student', 'buyer', 'admin'] as const

/** An account for administrators: enough for recognition, not enough to reach the person. */
const account = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    realm: z
      .enum(accountRealms)
      .describe('Which kind of account. student: students and parents; buyer: institutes; admin: administrators'),
    name: z.string().describe('Name of the person, or the administrator’s user name'),
    contact: z.string().nullable().describe('E-mail address or mobile, masked: enough to know it again'),
    side: z
      .enum(['school', 'college'])
      .nullable()
      .describe('What it applies to or manages: schools or colleges; null for an administrator'),
    suspended: z.boolean().describe('True while it is suspended: nobody can sign in to it'),
    decision: z
      .strictObject({
        reason: z.string().describe('Why the administrator decided so'),
        by: z.string().describe('User name of the administrator who decided'),
        at: dateTimeText.describe('When it was decided: ISO 8601, in UTC'),
      })
      .nullable()
      .describe('The latest decision to suspend it or open it again; null where there was none'),
    institutes: z
      .strictObject({
        first: z
          .array(
            z.strictObject({
              id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
              type: z.enum(instituteTypes).describe('Whether it is a school or a college'),
              name: z.string().describe('Name of the institute'),
              place: z.string().describe('Name of its city'),
            }),
          )
          .describe('The first 20 institutes in order of their names'),
        total: z.int().describe('How many institutes it manages'),
      })
      .nullable()
      .describe('What a login of institutes manages; null for other accounts'),
    hasSecondFactor: z.boolean().describe('True where a password alone does not sign in to it'),
    passwordPending: z.boolean().describe('True until the holder of a login of institutes has chosen a password'),
    createdAt: dateTimeText.describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'Account' })
export type AccountRow = z.output<typeof account>

/** Suspends an account or opens it again, with the reason. */
export const accountDecision = z.strictObject({
  id: recordId.describe('Id of the record that is meant'),
  realm: z
    .enum(accountRealms)
    .describe('Which kind of account. student: students and parents; buyer: institutes; admin: administrators'),
  suspended: z.boolean().describe('true suspends it, and ends its sessions; false opens it again'),
  reason: personalText(500)
    .pipe(z.string().min(3))
    .describe('Why, for other administrators; the person is not shown it'),
})

/** Takes an institute from the login that manages it, with the reason. */
export const instituteUnlink = z.strictObject({
  id: recordId.describe('Id of the login of institutes'),
  instituteId: recordId.describe('Id of the school or college that it manages'),
  reason: personalText(500).pipe(z.string().min(3)).describe('Why; it is mailed to the holder of the login'),
})

/** Removes the second factors of a person who lost them, with the reason. */
export const secondFactorReset = z.strictObject({
  id: recordId.describe('Id of the account'),
  realm: z
    .enum(accountRealms)
    .describe('Which kind of account. student: students and parents; buyer: institutes; admin: administrators'),
  reason: personalText(500).pipe(z.string().min(3)).describe('Why; it is mailed to the person'),
})

const common = {
  path: '/admin/accounts',
  realm: 'admin',
  access: operatorAccess.accounts,
  owner: 'any',
  tag: accountsTag,
  status: 200,
} as const

export const accountStaffEndpoints = {
  list: endpoint({
    ...common,
    id: 'admin.accounts.list',
    method: 'GET',
    summary:
      'Accounts of one realm, newest first, 50 a page; search finds a part of a name, or of an institute that a login manages, or a whole e-mail address or mobile',
    query: partQuery(['id', 'name', 'createdAt'], {
      realm: z
        .enum(accountRealms)
        .describe('Whose accounts. student: students and parents; buyer: institutes; admin: administrators'),
      suspended: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional()
        .describe('Only suspended accounts, or only those that are open'),
    }),
    answer: listOf(account),
  }),
  update: endpoint({
    ...common,
    id: 'admin.accounts.update',
    recentSignIn: true,
    method: 'PUT',
    summary:
      'Suspends an account or opens it again, with the reason. A suspended one is signed out everywhere at once; nobody suspends themselves',
    body: accountDecision,
    example: { id: 1, realm: 'student', suspended: true, reason: 'Signed up in another person’s name' },
    answer: writeResponse(account),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  nominee: endpoint({
    ...common,
    path: '/admin/accounts/nominee/:id',
    id: 'admin.accounts.nominee',
    method: 'GET',
    summary:
      'Who exercises the rights of a family’s account in case of death or incapacity, null where nobody is named; each read is written down, and the family sees it',
    params: z.strictObject({ id: idNumber.describe('Id of the family’s account') }),
    answer: oneOf(nomineeForStaff.nullable()),
    errors: ['NOT_FOUND'],
  }),
  resetSecondFactor: endpoint({
    ...common,
    path: '/admin/accounts/second-factor',
    id: 'admin.accounts.second-factor.reset',
    recentSignIn: true,
    method: 'DELETE',
    summary:
      'Removes the authenticator app, the passkeys and the recovery codes of a person who lost them, with the reason, which is mailed. The account is signed out everywhere; nobody resets their own',
    body: secondFactorReset,
    example: { id: 1, realm: 'buyer', reason: 'The phone was stolen; she was called back at the number of the school' },
    answer: writeResponse(account),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  unlink: endpoint({
    ...common,
    path: '/admin/accounts/institute',
    id: 'admin.accounts.unlink',
    recentSignIn: true,
    method: 'PUT',
    summary:
      'Takes an institute from a login that manages it, with the reason, which its holder is mailed. An institute that no other login manages is no partner any more',
    body: instituteUnlink,
    example: { id: 1, instituteId: 1, reason: 'The application was for the school of the same name in Pune' },
    answer: writeResponse(account),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}
