import { z } from 'zod'
import { dateTimeText, recordId } from '../../fields/field.ts'
import { typedText } from '../../fields/text.ts'
import { classNumber } from '../../institute/admission.ts'
import { sessionText } from '../../institute/fees/grade-fee.ts'
import { instituteTypes } from '../../institute/type.ts'
import { applicationStates } from './states.ts'

/** Raised where a field of a draw is renamed, removed or changes its meaning. */
export const drawFormat = 'pravesh-draw-1'

/** announced: applications still join; closed: the list is published; drawn: the order is, too; cancelled: with a reason. */
export const drawStates = ['announced', 'closed', 'drawn', 'cancelled'] as const
/** States in which an application takes part, when the list closes. */
export const drawnApplicationStates = ['submitted', 'under_review', 'documents_requested'] as const
/** Between the closing of the list and the draw, so that every family can look for its line. */
export const minHoursBeforeDraw = 1

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const filled = (max: number) => typedText(max).pipe(z.string().min(1, 'Required'))

const rules = {
  name: filled(120).describe('Name of the draw as families read it: Nursery 2027-28, open seats'),
  class: classNumber
    .nullable()
    .describe('Class of a school: nursery −2, LKG −1, UKG 0, then 1 to 12; null for a college'),
  course: recordId.nullable().describe('Id of the course of a college; null for a school'),
  session: sessionText.nullable().describe('School year, as 2027-28; null for a college whose applications have none'),
  quota: filled(80).nullable().describe('Only applications under this quota take part; null where all do'),
  seats: z.int().min(1).max(10_000).describe('Seats that are drawn; the others make the waiting order'),
  numberRule: filled(300)
    .nullable()
    .describe(
      'How a number is made before everybody’s eyes on the day, such as six throws of a die; null where there is none',
    ),
  closesAt: dateTimeText.describe('When the list of applications closes: ISO 8601'),
  drawsAt: dateTimeText.describe('When lots are drawn: ISO 8601'),
}

const minTime = minHoursBeforeDraw * 3_600_000
/** What an institute announces. None of it can be changed afterwards. */
export const drawBody = z
  .strictObject({
    ...rules,
    class: rules.class.default(null),
    course: rules.course.default(null),
    session: rules.session.default(null),
    quota: rules.quota.default(null),
    numberRule: rules.numberRule.default(null),
  })
  .superRefine(({ closesAt, drawsAt }, ctx) => {
    if (Date.parse(drawsAt) - Date.parse(closesAt) < minTime)
      ctx.addIssue({ code: 'custom', path: ['drawsAt'], message: 'At least an hour after the list closes' })
  })
export type DrawBody = z.output<typeof drawBody>
export const drawExample = {
  ...{ name: 'Class 1, open seats', class: 1, session: '2027-28', seats: 40 },
  ...{ closesAt: '2098-12-10T11:30:00.000Z', drawsAt: '2098-12-15T05:30:00.000Z' },
  numberRule: 'Six throws of a die by parents in the hall, written one after the other',
}
/** The public number, where the rule asks for one. */
export const lotsBody = z.strictObject({
  number: z
    .string()
    .regex(/^\d{1,40}$/, 'Digits only')
    .nullable()
    .default(null)
    .describe('The public number, digits only, as the announced rule made it; null where the rule asks for none'),
})
export const cancelBody = z.strictObject({ reason: filled(300).describe('Why, as everybody reads it') })

const institute = z.strictObject({
  type: z.enum(instituteTypes).describe('Whether it is a school or a college'),
  id: recordId.describe('Id of the school or college'),
  name: z.string().describe('Name of the school or college'),
  url: z.string().describe('Slug of its page'),
})
/** All of a draw that is public. It names no person: an application is the digest of a code that its family alone has. */
export const publicDraw = z
  .strictObject({
    format: z.literal(drawFormat).describe('How the fields are to be read'),
    demo: z.boolean().describe('True in a demonstration'),
    id: recordId.describe('Id of the draw'),
    institute: institute.describe('Who draws'),
    ...rules,
    courseName: z.string().nullable().describe('Name of the course; null for a school'),
    announcedAt: dateTimeText.describe('When it was announced: ISO 8601, in UTC'),
    commitment: hex.describe('SHA-256 of the secret, published before anybody knew the list'),
    cancelled: z
      .strictObject({
        at: dateTimeText.describe('When: ISO 8601, in UTC'),
        reason: z.string().describe('Why, in the institute’s words'),
      })
      .nullable()
      .describe('That it was cancelled; null where it stands'),
    list: z
      .strictObject({
        closedAt: dateTimeText.describe('When it was published: ISO 8601, in UTC'),
        sha256: hex.describe('SHA-256 of the entries, each followed by a line feed'),
        entries: z.array(hex).describe('An application each: SHA-256 of the code of its family; sorted'),
      })
      .nullable()
      .describe('The applications that take part; null until it is closed'),
    result: z
      .strictObject({
        drawnAt: dateTimeText.describe('When: ISO 8601, in UTC'),
        secret: hex.describe('The secret: 64 characters, whose SHA-256 is the commitment'),
        number: z.string().describe('The public number; empty where the rule asks for none'),
        seed: hex.describe('SHA-256 of the secret, the digest of the list and the number, with line feeds between'),
        order: z
          .array(hex)
          .describe(
            'The entries by the SHA-256 of the seed and the entry, with a line feed between; the first are drawn',
          ),
      })
      .nullable()
      .describe('The order, and what it follows from; null until lots are drawn'),
  })
  .meta({ id: 'PublicDraw' })
export type PublicDraw = z.output<typeof publicDraw>

/** A draw in a list of an institute's. */
export const drawSummary = z
  .strictObject({
    id: recordId.describe('Id of the draw'),
    name: rules.name,
    state: z.enum(drawStates).describe('How far it is'),
    closesAt: rules.closesAt,
    drawsAt: rules.drawsAt,
  })
  .meta({ id: 'DrawSummary' })
export type DrawSummary = z.output<typeof drawSummary>

/** A draw with the place of an application on its list. */
export const applicationDraw = z.strictObject({
  draw: recordId.describe('Id of the draw'),
  name: rules.name,
  seats: rules.seats,
  place: z.int().nullable().describe('Place in the order, from 1; null before lots are drawn'),
})

/** A draw as its institute sees it. The secret is not part of it. */
export const ownDraw = z
  .strictObject({
    ...drawSummary.shape,
    ...rules,
    courseName: z.string().nullable().describe('Name of the course; null for a school'),
    announcedAt: dateTimeText.describe('When it was announced: ISO 8601, in UTC'),
    applications: z.int().describe('Applications on the list; before it closes, those that would be'),
    commitment: hex.describe('SHA-256 of the secret'),
    cancelReason: z.string().nullable().describe('Why it was cancelled; null where it was not'),
    number: z.string().nullable().describe('The public number; null before the draw, empty where there is none'),
  })
  .meta({ id: 'OwnDraw' })
export type OwnDraw = z.output<typeof ownDraw>

/** The same with the applications of the list, the drawn ones first. */
export const ownDrawDetails = z
  .strictObject({
    ...ownDraw.shape,
    places: z
      .array(
        z.strictObject({
          place: z.int().nullable().describe('Place in the order, from 1; null before the draw'),
          application: recordId.describe('Id of the application'),
          applicant: z.string().describe('Name of the applicant'),
          status: z
            .enum(applicationStates)
            .describe('Where the application stands now: one that was withdrawn since keeps its line'),
        }),
      )
      .describe('Applications of the list in their order; empty until it is closed'),
  })
  .meta({ id: 'OwnDrawDetails' })
export type OwnDrawDetails = z.output<typeof ownDrawDetails>

/** A draw that a family's application takes part in. */
export const familyDraw = z
  .strictObject({
    ...drawSummary.shape,
    seats: rules.seats,
    ticket: z
      .string()
      .nullable()
      .describe('The family’s code, whose SHA-256 is its line of the list; null until the list is closed'),
    place: z.int().nullable().describe('Place in the order, from 1; null before the draw'),
    listed: z.int().describe('Applications on the list; 0 until it is closed'),
  })
  .meta({ id: 'FamilyDraw' })
export type FamilyDraw = z.output<typeof familyDraw>
