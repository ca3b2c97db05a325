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
    submittedAt: dateTimeText,
    /** The last day on which a closed application may be read; null while it is open, and after access has ended. */
    endsOn: dateText.nullable(),
    endedAt: dateTimeText.nullable(),
    endedBy: z.enum(accessEnders).nullable(),
    /** Readers, newest first: the first read of each account per day, the latest hundred of the page. */
    reads: z.array(z.strictObject({ by: z.string(), side: z.enum(contactReaders), at: dateTimeText })),
  })
  .meta({ id: 'ApplicationAccess' })
export type AccessRow = z.output<typeof accessRow>
