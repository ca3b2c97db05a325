import { z } from 'zod'
import { enquiryKinds } from '../../fields/enquiry-kinds.ts'
import { recordId } from '../../fields/field.ts'
import { enquiryStates } from './enquiry.ts'

/** The first fields of every staff row of an enquiry. */
export const enquiryHead = {
  id: recordId.describe('Id of the enquiry'),
  reference: z
    .string()
    .describe('Reference to quote, as PR- and eight letters and digits; each message has one of its own'),
  kind: z
    .enum(enquiryKinds)
    .describe(
      'What it is about. general; footer-enquiry: from the foot of a page; admission-school, admission-college; career, career-footer; exam; partner-enquiry: an institute asks to take part; free-counselling; studyindia: from abroad; grievance: to the grievance officer; student: by a signed-in family',
    ),
  status: z
    .enum(enquiryStates)
    .describe(
      'new: nobody has it in hand; assigned: an administrator has; contacted: somebody called or wrote; replied: a reply was sent; converted: it led to an application; closed: done with; spam; withdrawn: the person withdrew consent, and what was written is erased',
    ),
  name: z.string().describe('Full name of who asks'),
}

/** The part of an enquiry that all staff read, with the contact. Reading it is logged. */
export const enquiryRow = z
  .strictObject({
    ...enquiryHead,
    mobile: z.string().describe('Mobile in E.164, as +919876543210'),
    email: z.string().nullable().describe('E-mail address of who asks, where replies go; null where none was left'),
    city: z.string().nullable().describe('City, as the person writes it; null where it was left out'),
    message: z.string().nullable().describe('What the person asks, plain text; null where nothing was written'),
    details: z
      .record(z.string(), z.unknown())
      .describe(
        'What its kind asks beside the shared fields, by the name of the field, such as `childName` or `course`',
      ),
    createdAt: z.iso.datetime({ offset: true }).describe('When it was made: ISO 8601, in UTC'),
  })
  .meta({ id: 'EnquiryRow' })
