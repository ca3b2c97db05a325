import { z } from 'zod'
import { partQuery } from '../../endpoint/query.ts'
import { recordId, typedText } from '../../fields/field.ts'
import { emailText } from '../../fields/text.ts'
import { eidParams, orderNumber, partEndpoints, partTimes } from '../parts/part.ts'
import { optionalText, phone } from '../parts/parts.ts'

/** How one campus is reached. */
export const contactShape = {
  campus: typedText(160).pipe(z.string().min(1, 'Required')),
  address: optionalText(400),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  phones: z.array(phone).max(10).default([]),
  email: emailText().nullable().default(null),
  order: orderNumber.optional(),
}
const collegeContact = z
  .strictObject({ id: recordId, ...contactShape, order: orderNumber, ...partTimes })
  .meta({ id: 'CollegeContact' })
export type CollegeContact = z.output<typeof collegeContact>

export const collegeContactEndpoints = partEndpoints({
  id: 'admin.college-contact',
  path: '/admin/college-contact/:eid',
  realm: 'admin',
  tag: 'Contacts',
  one: 'a contact',
  many: 'contacts',
  params: eidParams,
  where: {},
  query: partQuery(['id', 'order', 'campus', 'createdAt', 'updatedAt'], {}),
  shape: contactShape,
  record: collegeContact,
  example: { campus: 'Main campus', address: 'Station Road, Wardha', phones: ['07152 123456'] },
})
