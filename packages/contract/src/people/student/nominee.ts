import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { messageResponse, oneOf, writeResponse } from '../../endpoint/envelope.ts'
import { dateTimeText } from '../../fields/field.ts'
import { emailText, personName } from '../../fields/text.ts'
import { mobile } from '../enquiry/enquiry.ts'
import { filledText, myAccountTag, selfEndpoint } from './self-endpoint.ts'

const person = {
  name: z.string().describe('Full name of the nominated person'),
  relation: z.string().describe('What the person is to the holder of the account, in words'),
  mobile: z.string().nullable().describe('Mobile number in E.164; null where there is only an e-mail address'),
  email: z.string().nullable().describe('E-mail address; null where there is only a mobile number'),
  updatedAt: dateTimeText.describe('When it was last changed: ISO 8601, in UTC'),
}

/** Who exercises the rights of an account over its data in case of death or incapacity. */
export const nominee = z
  .strictObject({
    ...person,
    reads: z
      .array(
        z.strictObject({
          by: z.string().describe('Name of the administrator'),
          at: dateTimeText.describe('When: ISO 8601, in UTC'),
        }),
      )
      .describe('Who of our staff has read it, the latest 50 first'),
  })
  .meta({ id: 'Nominee' })
export type Nominee = z.output<typeof nominee>

/** The same for an administrator. */
export const nomineeForStaff = z.strictObject(person).meta({ id: 'NomineeForStaff' })
export type NomineeForStaff = z.output<typeof nomineeForStaff>

export const nomineeBody = z
  .strictObject({
    name: personName(120).describe('Full name of the nominated person'),
    relation: filledText(60).describe('What the person is to the holder of the account, in words'),
    mobile: mobile.nullish().describe('Mobile number; it or an e-mail address is needed. It is kept as E.164'),
    email: emailText('Such as name@example.in').nullish().describe('E-mail address; it or a mobile number is needed'),
  })
  .refine(({ mobile: number, email }) => Boolean(number || email), {
    path: ['mobile'],
    error: 'Enter a mobile number or an e-mail address',
  })

const account = { ...selfEndpoint, tag: myAccountTag, path: '/student/nominee' } as const

/** The nominee of an account. Digital Personal Data Protection Act 2023, s. 14. */
export const nomineeEndpoints = {
  nominee: endpoint({
    ...account,
    id: 'student.nominee',
    method: 'GET',
    summary: 'Who exercises the rights of the account in case of death or incapacity; null where nobody is named',
    answer: oneOf(nominee.nullable()),
  }),
  setNominee: endpoint({
    ...account,
    id: 'student.nominee.set',
    method: 'PUT',
    summary: 'Names that person, in the place of another; one each',
    body: nomineeBody,
    example: { name: 'Ravi Rao', relation: 'Brother', mobile: '98765 43211' },
    answer: writeResponse(nominee),
  }),
  removeNominee: endpoint({
    ...account,
    id: 'student.nominee.remove',
    method: 'DELETE',
    summary: 'Names nobody any more',
    answer: messageResponse,
  }),
} as const
