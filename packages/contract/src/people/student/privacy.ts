import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { instituteTypes } from '../../institute/type.ts'

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

/** An entry of what was agreed to and withdrawn. The entries of a chain are only added to; each has the hash of the one before. */
export const consentRow = z
  .strictObject({
    id: recordId.describe('Id of the entry; those of one chain rise'),
    action: z.enum(['given', 'withdrawn']).describe('given: it was agreed to; withdrawn: that ended'),
    purpose: z
      .enum(['account', 'parent', 'guardian', 'application', 'sharing', 'second-guardian', 'enquiry'])
      .describe(
        'What for. account: to keep an account; parent: to keep children of the account’s person, an adult; guardian: to keep the account of a person under 18; application: to be read by an institute that was applied to; sharing: to give contact, guardians and documents to all colleges that are applied to; second-guardian: to let another person see a child; enquiry: to be answered by who reads it',
      ),
    of: recordId
      .nullable()
      .describe('Id of the application, the enquiry or the invitation; null of the other purposes'),
    recipient: z
      .string()
      .nullable()
      .describe('Institute that reads it; null for the account, and where staff of Pravesh alone do'),
    instituteType: z.enum(instituteTypes).nullable().describe('Kind of the recipient; null where there is none'),
    instituteId: recordId.nullable().describe('Id of the recipient; null where there is none'),
    reference: z.string().nullable().describe('Reference of the enquiry; null of other purposes'),
    by: z
      .enum(['self', 'guardian', 'staff', 'clock'])
      .describe(
        'Who. self: the person of the account; guardian: a parent or guardian of a person under 18; staff: who recorded a caller’s words, or closed an application; clock: it ended by itself after its time',
      ),
    name: z.string().describe('Name of who agreed or withdrew; of an enquiry, its reference'),
    mobile: z.string().nullable().describe('Mobile of who agreed, as E.164; null where none was given'),
    relation: z
      .enum(['mother', 'father', 'guardian'])
      .nullable()
      .describe('Of a guardian: what the guardian is to the person; null of others'),
    birthYear: z.int().nullable().describe('Year of birth that a guardian declared; null of others'),
    proof: z
      .enum(['mobile-code', 'digilocker'])
      .nullable()
      .describe(
        'How who agreed was proven. mobile-code: by a code to the mobile; digilocker: by DigiLocker; null: by ticking alone',
      ),
    version: z
      .string()
      .nullable()
      .describe('Version of the text that was agreed to; `/consent/2026-11` has its words. Null where none was shown'),
    language: z.enum(['en', 'hi']).nullable().describe('Language of the text that was read; null where none was shown'),
    channel: z
      .enum(['website', 'telephone', 'sms-code', 'system'])
      .describe('By what. website: there; telephone: to staff; sms-code: by number and code; system: by itself'),
    at: dateTimeText.describe('When: ISO 8601, in UTC'),
    withdrawnAt: dateTimeText
      .nullable()
      .describe('Of one that was given: when it was withdrawn, ISO 8601, in UTC; null while it counts'),
    chain: z.string().describe('Which chain it belongs to: `account`, or the reference of an enquiry without one'),
    previous: z.string().nullable().describe('Hash of the entry before in its chain; null of the first'),
    hash: z
      .string()
      .describe(
        'SHA-256 in hexadecimal of the lines previous, action, purpose, of, instituteType, instituteId, by, name, mobile, relation, birthYear, proof, version, language, channel and at, joined by line feeds, with an empty line for null',
      ),
  })
  .meta({ id: 'ConsentEntry' })
export type ConsentRow = z.output<typeof consentRow>
