import { z } from 'zod'
import { endpoint } from '../../endpoint/endpoint.ts'
import { idNumber, wholeNumber } from '../../endpoint/query.ts'
import { instituteAccess } from '../../endpoint/roles.ts'
import { dateText } from '../../fields/field.ts'
import { institutesTag } from '../../institute/proposal.ts'

/** Fewer cases than this have no rate and no median: one of them would say too much. */
export const minCases = 5
/** Fewer institutes than this have no common median: that of a single one could be read. */
export const minCityInstitutes = 3

const count = (text: string) => z.int().describe(text)
const medianHours = z.number().nullable()
const week = z
  .strictObject({
    week: dateText.describe('The Monday that the week begins with, in India: ISO 8601'),
    views: z
      .int()
      .nullable()
      .describe('Loads of the public page by browsers, without known robots; null before counting began'),
    enquiries: count('Enquiries that came, without spam'),
    applications: count('Applications that were submitted'),
    offered: count('Applications that an offer was made to'),
    accepted: count('Applications whose offer was accepted'),
    enrolled: count('Applications that became enrolments'),
    answered: count('Of the enquiries of this week, those with a reply or a call in which the person was spoken to'),
    answeredInTime: count('Of those, the ones that were answered within the promised hours'),
    notDue: count(
      'Of the enquiries of this week, the unanswered whose promised hours are not over, or that were withdrawn',
    ),
    medianReplyHours: medianHours.describe(
      'Median of the hours until the first answer, of the enquiries of this week; null where fewer than 5 were answered',
    ),
  })
  .meta({ id: 'InstituteWeek' })
export type InstituteWeek = z.output<typeof week>

const weeks = z
  .strictObject({
    data: z.array(week).describe('The weeks, the oldest first; the last one is not over'),
    city: z
      .strictObject({
        medianReplyHours: medianHours.describe(
          'Median of the hours until the first answer, of all their enquiries in 90 days; null where they are fewer than 3',
        ),
        institutes: z
          .int()
          .describe('How many institutes of this kind in this city answered 5 enquiries or more in 90 days'),
      })
      .describe('The institutes of the same kind in the same city, this one among them'),
  })
  .meta({ id: 'InstituteWeeks' })
export type InstituteWeeks = z.output<typeof weeks>

/** How an institute's page does, week by week. */
export const weeksEndpoint = endpoint({
  realm: 'buyer',
  access: instituteAccess.page,
  owner: 'institute',
  tag: institutesTag,
  status: 200,
  id: 'buyer.weeks',
  method: 'GET',
  path: '/buyer/home/:sid/weeks',
  summary: 'Views, enquiries, applications and replies of an institute by week, with the time to reply in its city',
  params: z.strictObject({
    sid: idNumber.describe('Id of the institute: a school’s, or a college’s where the account manages colleges'),
  }),
  query: z.strictObject({
    weeks: wholeNumber(1, 53).default(12).describe('How many weeks, the current one among them'),
  }),
  answer: weeks,
  errors: ['NOT_FOUND'],
})
