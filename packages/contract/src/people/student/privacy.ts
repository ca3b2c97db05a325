import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'

/** A sign-in of the account that has not ended. */
export const sessionRow = z
  .strictObject({
    id: recordId.describe('Id of the session'),
    device: z
      .string()
      .nullable()
      .describe('Browser and system that signed in, as `Chrome, Android`; null where unknown'),
    createdAt: dateTimeText.describe('When it was signed in: ISO 8601, in UTC'),
    lastUsedAt: dateTimeText.describe('When it was last used, to five minutes: ISO 8601, in UTC'),
    isCurrent: z.boolean().describe('True of the session that makes this call'),
  })
  .meta({ id: 'Session' })
export type SessionRow = z.output<typeof sessionRow>

/** A consent that was given: at the opening of the account, or with an enquiry. */
export const consentRow = z
  .strictObject({
    id: recordId.describe('Id of the record of consent, unique among those of its purpose; of an enquiry, its id'),
    purpose: z
      .enum(['account', 'enquiry'])
      .describe('What for. account: to keep an account; enquiry: to be answered by who reads the enquiry'),
    recipient: z
      .string()
      .nullable()
      .describe('Institute that reads the enquiry; null for the account, and where staff of Pravesh alone do'),
    withdrawnAt: dateTimeText.nullable().describe('When it was withdrawn: ISO 8601, in UTC; null while it counts'),
    by: z
      .enum(['self', 'guardian'])
      .describe('Who agreed. self: the person of the account; guardian: a parent or guardian of a person under 18'),
    name: z.string().describe('Name of who agreed; of an enquiry, its reference'),
    proof: z
      .enum(['mobile-code'])
      .nullable()
      .describe('How who agreed was proven. mobile-code: by a code to the mobile; null: by ticking alone'),
    version: z.string().describe('Version of the text that was agreed to; `/consent/2026-11` has its words'),
    at: dateTimeText.describe('When it was given: ISO 8601, in UTC'),
  })
  .meta({ id: 'AccountConsent' })
export type ConsentRow = z.output<typeof consentRow>
