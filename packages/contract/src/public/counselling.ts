import { z } from 'zod'
import { counsellingSteps } from '../catalogue/guidance/counselling.ts'
import { recordId } from '../fields/field.ts'
import { sourceSchema } from '../fields/source.ts'
import { pageSeo } from './records.ts'

const text = z.string().nullable()

const round = z.strictObject({
  name: z.string().describe('Name of the round, such as Round 1'),
  step: z
    .enum(counsellingSteps)
    .describe('What a candidate does or learns on these days, such as registration or allotment'),
  from: z.iso.date().describe('Day, or first of several days, in India'),
  to: z.iso.date().nullable().describe('Last of several days; null where it is one day'),
  tentative: z.boolean().describe('True where the authority may still move it'),
  source: sourceSchema.describe('Where these days were published'),
})

/** A counselling in lists: its names, its exams and its next days. */
export const counsellingCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Name as people say it, with its year: JoSAA 2026'),
    nameLocal: text.describe('Name in Hindi; null where nobody has written it'),
    fullName: z.string().describe('Full name: Joint Seat Allocation Authority'),
    fullNameLocal: text.describe('Full name in Hindi; null where nobody has written it'),
    url: z.string().describe('Slug in addresses: small letters, digits and single hyphens; no two of a kind share one'),
    level: z.string().describe('Name of the level of its courses, such as Undergraduate'),
    stream: text.describe('Field of study whose seats it gives, in words'),
    body: text.describe('Authority that holds it, such as the Medical Counselling Committee'),
    bodyLocal: text.describe('Text of `body` in Hindi; null where nobody has written it'),
    state: z
      .strictObject({
        name: z.string().describe('Name of the state or union territory'),
        url: z.string().describe('Slug of the state in addresses of listings'),
      })
      .nullable()
      .describe('State whose seats it gives; null where they are those of all India'),
    exams: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the exam, as people say it'),
          nameLocal: text.describe('Name of the exam in Hindi; null where nobody has written it'),
          url: z.string().describe('Slug of the exam’s page'),
        }),
      )
      .describe('Exams whose rank counts, of those that are published'),
    nextRound: round
      .nullable()
      .describe('Those of its days that are on, or else the next, in India; null where none is known with its source'),
  })
  .meta({ id: 'CounsellingCard' })

export const counsellingPage = z
  .strictObject({
    ...counsellingCard.shape,
    about: text.describe('How the counselling gives its seats, plain text'),
    aboutLocal: text.describe('The same in Hindi; null where nobody has written it'),
    eligibility: text.describe('Who may take part, in Markdown'),
    eligibilityLocal: text.describe('The same in Hindi; null where nobody has written it'),
    rounds: z.array(round).describe('Steps of its rounds with their days, the earliest first'),
    fees: z
      .array(
        z.strictObject({
          category: z.string().describe('What is paid and by whom, in words: Seat acceptance, general'),
          amount: z.int().describe('Fee in whole rupees'),
          refundable: z.boolean().describe('True where it is given back to those who leave in time'),
          refundUntil: z.iso
            .date()
            .nullable()
            .describe('Last day of leaving with the fee given back; null where none is announced'),
          source: sourceSchema.describe('Where this fee comes from'),
        }),
      )
      .describe('Fees of the counselling, such as those of registration and of accepting a seat'),
    documents: z.array(z.string()).describe('Papers to upload or to bring, in words'),
    documentsLocal: z.array(z.string()).describe('The same in Hindi; empty where nobody has written them'),
    officialUrl: text.describe('Address of the counselling’s official website'),
    source: sourceSchema.nullable().describe('Where this comes from and as of when; null where no source was recorded'),
    collegeCount: z.int().describe('How many published colleges admit by it'),
    colleges: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the college in English'),
          url: z.string().describe('Slug of the college’s page'),
          city: z.string().describe('Name of the city of the college'),
        }),
      )
      .describe('The best known of the colleges that admit by it, at most 200'),
    seo: pageSeo.describe('What search engines are told; a part is null where the page’s own words stand'),
    updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'CounsellingPage' })

export type CounsellingCard = z.output<typeof counsellingCard>
export type CounsellingPage = z.output<typeof counsellingPage>
