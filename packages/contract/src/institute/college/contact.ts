import { z } from 'zod'
import { partQuery } from '../../endpoint/query.ts'
import { instituteAccess, operatorAccess } from '../../endpoint/roles.ts'
import type { Tag } from '../../endpoint/tag.ts'
import { recordId, typedText } from '../../fields/field.ts'
import { emailText } from '../../fields/text.ts'
import { eidParams, orderNumber, ownCollegeParams, partEndpoints, partTimes } from '../parts/part.ts'
import { optionalText, phone } from '../parts/parts.ts'

const contactsTag: Tag = {
  name: 'Contacts',
  audience: 'institutes',
  description: 'People and numbers of a college.',
}

/** How one campus is reached. */
export const contactShape = {
  campus: typedText(160).pipe(z.string().min(1, 'Required')).describe('Name of the campus, such as Main campus'),
  address: optionalText(400).describe('Postal address without city and PIN code, plain text'),
  lat: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .default(null)
    .describe('Latitude in decimal degrees, north positive (WGS 84)'),
  lng: z
    .number()
    .min(-180)
    .max(180)
    .nullable()
    .default(null)
    .describe('Longitude in decimal degrees, east positive (WGS 84)'),
  phones: z
    .array(phone)
    .max(10)
    .default([])
    .describe('Phone numbers as the institute publishes them: digits, spaces and hyphens, not turned into E.164'),
  email: emailText().nullable().default(null).describe('E-mail address; null where none is known'),
  order: orderNumber.optional(),
}
const collegeContact = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    ...contactShape,
    order: orderNumber,
    ...partTimes,
  })
  .meta({ id: 'CollegeContact' })
export type CollegeContact = z.output<typeof collegeContact>

const common = {
  tag: contactsTag,
  one: 'a contact',
  many: 'contacts',
  where: {},
  query: partQuery(['id', 'order', 'campus', 'createdAt', 'updatedAt'], {}),
  shape: contactShape,
  record: collegeContact,
  example: { campus: 'Main campus', address: 'Station Road, Wardha', phones: ['07152 123456'] },
}
/** Administrators' calls on the contacts of a college. */
export const collegeContactEndpoints = partEndpoints({
  ...common,
  id: 'admin.college-contact',
  path: '/admin/college-contact/:eid',
  realm: 'admin',
  access: operatorAccess.catalogue,
  params: eidParams,
})
/** A college's own calls on its contacts. */
export const buyerContactEndpoints = partEndpoints({
  ...common,
  id: 'buyer.college-contact',
  path: '/buyer/college-contact/:sid',
  realm: 'buyer',
  access: instituteAccess.page,
  params: ownCollegeParams,
})
