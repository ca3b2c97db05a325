import { z } from 'zod'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { recordId } from '../../fields/field.ts'
import { enquiryStates } from './enquiry.ts'

/** The first fields of every staff row of an enquiry. */
export const enquiryHead = {
  id: recordId,
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  status: z.enum(enquiryStates),
  name: z.string(),
}

/** The part of an enquiry that all staff read, with the contact. Reading it is logged. */
export const enquiryRow = z
  .strictObject({
    ...enquiryHead,
    mobile: z.string(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    message: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'EnquiryRow' })
