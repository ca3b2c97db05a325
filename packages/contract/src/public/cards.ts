import { z } from 'zod'
import { recordId } from '../fields/field.ts'
import { figureSchema, sourceSchema, sourcesSchema } from '../fields/source.ts'
import { admitting } from '../institute/admission.ts'

/** A text in Hindi; null where nobody has written it. */
export const inHindi = z.string().nullable()
const link = z.strictObject({ name: z.string(), url: z.string() })
/** A place for people: `Koregaon Park, Pune, Maharashtra`; the parts link to their listings. */
const placeSchema = z.strictObject({
  text: z.string(),
  city: link,
  state: z.strictObject({ name: z.string(), url: z.string(), code: z.string() }),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type Place = z.output<typeof placeSchema>
/** Rating out of 5 with the number of reviews; null until there is one. */
const ratingSchema = z.strictObject({ value: z.number(), count: z.int(), source: sourceSchema })

const institute = {
  id: recordId,
  name: z.string(),
  url: z.string(),
  place: placeSchema,
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  rating: ratingSchema.nullable(),
  /** Yearly fee in rupees: the lowest known. */
  feeFrom: figureSchema.nullable(),
  /** Kilometres from the requested point. */
  distanceKm: z.number().nullable(),
  isPartner: z.boolean(),
  /** Whether an application with its fee is taken here today. */
  admitting,
  /** Source of each figure of the card that does not carry its own, by its field. */
  sources: sourcesSchema,
}
export const schoolCard = z
  .strictObject({
    ...institute,
    type: link.nullable(),
    boards: z.array(z.strictObject({ name: z.string(), shortName: z.string(), url: z.string() })),
    gender: z.enum(['co-ed', 'boys', 'girls']).nullable(),
    classFrom: z.int().nullable(),
    classTo: z.int().nullable(),
    admissionsOpenTill: z.iso.date().nullable(),
    admissionsAllYear: z.boolean(),
  })
  .meta({ id: 'SchoolCard' })
export const collegeCard = z
  .strictObject({
    ...institute,
    shortName: z.string().nullable(),
    type: link.nullable(),
    ownership: z.string().nullable(),
    established: z.int().nullable(),
    courseCount: z.int(),
    nirf: z.strictObject({ year: z.int(), category: z.string(), rank: z.int(), source: sourceSchema }).nullable(),
    naac: z.string().nullable(),
  })
  .meta({ id: 'CollegeCard' })
export const examCard = z
  .strictObject({
    id: recordId,
    name: z.string(),
    nameLocal: inHindi,
    fullName: z.string(),
    fullNameLocal: inHindi,
    url: z.string(),
    level: link,
    stream: z.string().nullable(),
    body: z.string().nullable(),
    bodyLocal: inHindi,
    mode: z.string().nullable(),
    typicalMonth: z.string().nullable(),
    nextDate: z
      .strictObject({ event: z.string(), from: z.iso.date(), tentative: z.boolean(), source: sourceSchema })
      .nullable(),
  })
  .meta({ id: 'ExamCard' })
export const careerCard = z
  .strictObject({
    id: recordId,
    title: z.string(),
    titleLocal: inHindi,
    url: z.string(),
    category: link,
    summary: z.string(),
    summaryLocal: inHindi,
  })
  .meta({ id: 'CareerCard' })
export const articleCard = z
  .strictObject({
    id: recordId,
    title: z.string(),
    titleLocal: inHindi,
    url: z.string(),
    category: link,
    excerpt: z.string(),
    excerptLocal: inHindi,
    /** In which it is written; its texts in Hindi are translations. */
    language: z.enum(['en', 'hi']),
    cover: z.string().nullable(),
    coverAlt: z.string().nullable(),
    author: z.string(),
    publishedAt: z.iso.datetime({ offset: true }).nullable(),
    minutes: z.int(),
    /** Of the text in Hindi; null where there is none. */
    minutesLocal: z.int().nullable(),
  })
  .meta({ id: 'ArticleCard' })
export const courseCard = z
  .strictObject({
    id: recordId,
    name: z.string(),
    nameLocal: inHindi,
    shortName: z.string(),
    url: z.string(),
    category: link,
    level: link,
    durationMonths: z.int().nullable(),
    collegeCount: z.int(),
  })
  .meta({ id: 'CourseCard' })

export type SchoolCard = z.output<typeof schoolCard>
export type CollegeCard = z.output<typeof collegeCard>
export type ExamCard = z.output<typeof examCard>
export type CareerCard = z.output<typeof careerCard>
export type ArticleCard = z.output<typeof articleCard>
export type CourseCard = z.output<typeof courseCard>
