import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { listOf, writeResponse } from '../../endpoint/envelope.ts'
import { fileResponse } from '../../endpoint/file-response.ts'
import { idNumber } from '../../endpoint/query.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { fileMimes } from '../../fields/upload.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { idParams, ownList, ownRemoval, selfEndpoint, withId } from '../student/self-endpoint.ts'
import { applicationForm } from './application-form.ts'
import { child, commonForm } from './child.ts'
import { documentRow } from './document.ts'

const tag: Tag = {
  name: 'Second guardians',
  audience: 'families',
  description: 'Who else sees a child of the account: invited, confirmed and removed by it.',
}
const family = { ...selfEndpoint, tag } as const

/** A second guardian of a child, as the account of the child sees it. */
export const secondGuardian = z
  .strictObject({
    id: recordId.describe('Id of the invitation'),
    child: recordId.describe('Id of the child'),
    childName: z.string().describe('Full name of the child'),
    mobile: z.string().describe('Mobile that was invited, as E.164'),
    name: z.string().nullable().describe('Name of the account that accepted; null until one does'),
    createdAt: dateTimeText.describe('When it was invited: ISO 8601, in UTC'),
    acceptedAt: dateTimeText.nullable().describe('When it accepted: ISO 8601, in UTC; null until it does'),
    confirmedAt: dateTimeText
      .nullable()
      .describe('Since when it sees the child: ISO 8601, in UTC; null until its name is confirmed'),
  })
  .meta({ id: 'SecondGuardian' })
export type SecondGuardian = z.output<typeof secondGuardian>

/** A child of another account that this one may see, or is invited to. */
export const sharedChild = z
  .strictObject({
    id: recordId.describe('Id of the invitation'),
    invitedBy: z.string().describe('Name of the person who invites'),
    createdAt: dateTimeText.describe('When it was invited: ISO 8601, in UTC'),
    acceptedAt: dateTimeText.nullable().describe('When this account accepted: ISO 8601, in UTC; null until it does'),
    seen: z
      .strictObject({
        child: child.describe('Details of the child'),
        form: commonForm.describe('Form of the child for all schools'),
        documents: z
          .array(documentRow)
          .describe('Documents of the child; `/student/shared-children/:id/:documentId` has each file'),
        applications: applicationForm.shape.applications.describe(
          'Applications for the child, the newest first, with their timelines',
        ),
      })
      .nullable()
      .describe('What this account sees of the child; null until the person who invites has confirmed its name'),
  })
  .meta({ id: 'SharedChild' })
export type SharedChild = z.output<typeof sharedChild>

/** A second guardian sees the same of a child as the account that added it, and changes nothing. */
export const secondGuardianEndpoints = {
  childGuardians: endpoint({
    ...family,
    id: 'student.child-guardians',
    method: 'GET',
    path: '/student/child-guardians',
    summary: 'Second guardians of the children of the account, and invitations',
    query: ownList(50),
    answer: listOf(secondGuardian),
  }),
  inviteGuardian: endpoint({
    ...family,
    id: 'student.child-guardians.add',
    method: 'POST',
    path: '/student/child-guardians',
    summary: 'Invites the person of a mobile to see a child; three for each child at most',
    body: z.strictObject({
      child: recordId.describe('Id of the child'),
      mobile: mobile.describe('Mobile of that person: + and country code, or ten Indian digits'),
    }),
    example: { child: 1, mobile: '98765 43211' },
    answer: writeResponse(secondGuardian),
    errors: ['NOT_FOUND', 'DUPLICATE', 'TOO_MANY'],
  }),
  confirmGuardian: endpoint({
    ...family,
    id: 'student.child-guardians.confirm',
    method: 'PUT',
    path: '/student/child-guardians',
    summary: 'Confirms that the account that accepted is the person who was meant: it sees the child from then on',
    body: z.strictObject(withId),
    example: { id: 1 },
    answer: writeResponse(secondGuardian),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  removeGuardians: endpoint({
    ...ownRemoval,
    tag,
    id: 'student.child-guardians.remove',
    path: '/student/child-guardians',
    summary: 'Ends invitations, and what second guardians see, all that are named or none',
  }),
  sharedChildren: endpoint({
    ...family,
    id: 'student.shared-children',
    method: 'GET',
    path: '/student/shared-children',
    summary: 'Children of other accounts that this one sees, and invitations to its proven mobile of the last 30 days',
    answer: listOf(sharedChild),
  }),
  acceptShared: endpoint({
    ...family,
    id: 'student.shared-children.accept',
    method: 'PUT',
    path: '/student/shared-children',
    summary: 'Accepts an invitation to the proven mobile of the account',
    body: z.strictObject(withId),
    example: { id: 1 },
    answer: writeResponse(sharedChild),
    errors: ['NOT_FOUND'],
  }),
  leaveShared: endpoint({
    ...ownRemoval,
    tag,
    id: 'student.shared-children.remove',
    path: '/student/shared-children',
    summary: 'Declines invitations, or no longer sees the children, all that are named or none',
  }),
  sharedDocument: endpoint({
    ...family,
    id: 'student.shared-children.document',
    method: 'GET',
    path: '/student/shared-children/:id/:documentId',
    summary: 'The file of a document of a child that the account sees',
    params: idParams.extend({ documentId: idNumber.describe('Id of the document') }),
    file: fileMimes,
    answer: fileResponse,
    errors: ['NOT_FOUND'],
  }),
} as const
