import { z } from 'zod'
import { mediaLink, recordId, typedText, webLink } from '../../fields/field.ts'
import { emailText } from '../../fields/text.ts'
import { partTimes } from '../../institute/parts/part.ts'
import { optionalText } from '../../institute/parts/parts.ts'
import { instituteTypes } from '../../institute/type.ts'
import { mobile } from '../enquiry/enquiry.ts'

export const partnerStates = ['new', 'contacted', 'verified', 'approved', 'rejected'] as const
export type PartnerState = (typeof partnerStates)[number]

/** Where an application may go from each state. Approval is `become-partner-add`'s alone; the last two are final. */
export const partnerMoves: Readonly<Record<PartnerState, readonly PartnerState[]>> = {
  new: ['contacted', 'rejected'],
  contacted: ['verified', 'rejected'],
  verified: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}

const filled = (max: number) => typedText(max).pipe(z.string().min(2, 'Required'))
/** The applicant and the institute to manage. */
export const partnerShape = {
  instituteType: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  /** The institute in the applicant's words; `instituteId` is our record, once known. */
  name: filled(250).describe('Name of the institute, as the applicant writes it'),
  instituteId: recordId
    .nullable()
    .default(null)
    .describe('Id of the school or college here; null until it is known which'),
  code: optionalText(40).describe('Number that a register knows the institute by: UDISE, affiliation or AISHE code'),
  link: mediaLink.nullable().default(null).describe('Address of the institute’s page here'),
  person: filled(120).describe('Full name of the applicant'),
  role: optionalText(120).describe('What the applicant is at the institute, such as Principal'),
  email: emailText().describe('E-mail address of the applicant; the login is made for it'),
  mobile: mobile.describe(
    'Mobile number: + and country code, or ten Indian digits; spaces and hyphens are taken. It is kept as E.164',
  ),
  website: webLink.nullable().default(null).describe('Address of the institute’s own website'),
  city: optionalText(80).describe('City, as the applicant writes it'),
  proof: z
    .array(mediaLink)
    .max(10)
    .default([])
    .describe('Addresses of letters that show the applicant’s authority: web addresses, or paths on this site'),
  remarks: optionalText(4_000).describe('Internal remarks, plain text; the applicant never reads them'),
}
const partnerStep = z.strictObject({
  from: z.enum(partnerStates).nullable().describe('State before; null where it began'),
  to: z.enum(partnerStates).describe('State after'),
  by: z.string().describe('Name of the administrator who moved it'),
  at: partTimes.createdAt.describe('When it was moved: ISO 8601, in UTC'),
})
export type PartnerStep = z.output<typeof partnerStep>

/** An application. `us_id` is its id. */
export const partner = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    us_id: recordId.describe('Id of the partner application: the same number as `id`'),
    ...partnerShape,
    mobile: z.string().describe('Mobile in E.164, as +919876543210'),
    status: z
      .enum(partnerStates)
      .describe(
        'new, then contacted, then verified: the applicant may speak for the institute; approved: it has a login; rejected: refused',
      ),
    timeline: z.array(partnerStep).describe('Every step, the oldest first'),
    buyer: recordId.nullable().describe('Id of the institute account that approval made or found; null until then'),
    ...partTimes,
  })
  .meta({ id: 'Partner' })
export type Partner = z.output<typeof partner>
export type PartnerBody = z.output<z.ZodObject<typeof partnerShape>>
