import { z } from 'zod'
import { contactReaders } from '../../fields/enquiry-kinds.ts'
import { dateText, dateTimeText } from '../../fields/field.ts'
import { applicationRow } from './application.ts'
import { courseSummaryShape } from './course.ts'

/** Days after its last change on which an institute's access to a closed application ends by itself. */
export const accessDays = 90

/** Who ended an institute's access: the family, staff who returned the fee, or the calendar. */
export const accessEnders = ['family', 'admin', 'clock'] as const

const { id, instituteType, instituteId, instituteName, instituteUrl, childName, status } = applicationRow.shape
/** What one institute may read of a family: an application that was sent to it, until access ends. */
export const accessRow = z
  .strictObject({
    ...{ id, instituteType, instituteId, instituteName, instituteUrl, childName, status },
    ...courseSummaryShape,
    submittedAt: dateTimeText.describe('When it was submitted: ISO 8601, in UTC'),
    endsOn: dateText
      .nullable()
      .describe(
        'Last day, in India, on which its institute may read it; null while it is open, and after access has ended',
      ),
    endedAt: dateTimeText
      .nullable()
      .describe('When access ended: ISO 8601, in UTC; null while the institute may read it'),
    endedBy: z
      .enum(accessEnders)
      .nullable()
      .describe(
        'Who ended access. family: the family, by a withdrawal or here; admin: staff, when the fee was returned; clock: 90 days after it was closed; null while the institute may read it',
      ),
    reads: z
      .array(
        z.strictObject({
          by: z
            .string()
            .describe(
              'Who it was: Pravesh, or the name of the institute, with the person’s name in brackets where the login has one',
            ),
          side: z
            .enum(contactReaders)
            .describe(
              'How: admin, an administrator here; buyer, the institute’s staff; third-party, the college’s own system',
            ),
          at: dateTimeText.describe('When it was first read on that day: ISO 8601, in UTC'),
        }),
      )
      .describe(
        'Who read the family’s contact and form: one line for each person who did and each day in India; newest first',
      ),
  })
  .meta({ id: 'ApplicationAccess' })
export type AccessRow = z.output<typeof accessRow>
