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
  instituteType: z.enum(instituteTypes),
  /** The institute in the applicant's words; `instituteId` is our record, once known. */
  name: filled(250),
  instituteId: recordId.nullable().default(null),
  /** UDISE, affiliation or AISHE code. */
  code: optionalText(40),
  /** Address of the institute's page here. */
  link: mediaLink.nullable().default(null),
  person: filled(120),
  role: optionalText(120),
  email: emailText(),
  mobile,
  website: webLink.nullable().default(null),
  city: optionalText(80),
  /** Letters that show the applicant's authority. */
  proof: z.array(mediaLink).max(10).default([]),
  remarks: optionalText(4_000),
}
const partnerStep = z.strictObject({
  from: z.enum(partnerStates).nullable(),
  to: z.enum(partnerStates),
  by: z.string(),
  at: partTimes.createdAt,
})
export type PartnerStep = z.output<typeof partnerStep>

/** An application. `us_id` is its id. */
export const partner = z
  .strictObject({
    id: recordId,
    us_id: recordId,
    ...partnerShape,
    mobile: z.string(),
    status: z.enum(partnerStates),
    timeline: z.array(partnerStep),
    /** The account that approval made or found. */
    buyer: recordId.nullable(),
    ...partTimes,
  })
  .meta({ id: 'Partner' })
export type Partner = z.output<typeof partner>
export type PartnerBody = z.output<z.ZodObject<typeof partnerShape>>
