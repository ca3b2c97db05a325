import { z } from 'zod'
import { recordId } from '../fields/field.ts'
import { sourceSchema, sourcesSchema } from '../fields/source.ts'
import { admission, collegeAdmission } from '../institute/admission.ts'
import { sectionKinds } from '../institute/college/additional.ts'
import { cutoffCategories, cutoffQuotas, cutoffRank } from '../institute/college/cutoff.ts'
import { collegeFields } from '../institute/declared/college.ts'
import { factShape } from '../institute/declared/facts.ts'
import { schoolFields } from '../institute/declared/school.ts'
import { classFee } from '../institute/fees/class-fee.ts'
import { mediaKinds } from '../institute/parts/media.ts'
import { publishedReview } from '../people/review/published.ts'
import { articleCard, careerCard, collegeCard, courseCard, examCard, schoolCard } from './cards.ts'

const text = z.string().nullable()
const facility = z.strictObject({ title: z.string(), group: z.string() })
const seo = z.strictObject({ title: text, description: text, image: text, noindex: z.boolean() })
const contact = {
  nameLocal: text,
  about: text,
  address: text,
  pincode: text,
  phones: z.array(z.string()),
  email: text,
  website: text,
  established: z.int().nullable(),
  claimed: z.boolean(),
  facilities: z.array(facility),
  /** Source of each field by name; `record` stands for the rest. */
  sources: sourcesSchema,
  seo,
  updatedAt: z.iso.datetime({ offset: true }),
}
/**
 * Common fields of the pages of schools and colleges: answered questions in the institute's order, awards, the newest reviews, pictures
 * and files.
 */
const pageShape = {
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string(), language: z.enum(['en', 'hi']) })),
  awards: z.array(
    z.strictObject({
      title: z.string(),
      body: text,
      year: z.int().nullable(),
      level: text,
      image: text,
      course: text,
    }),
  ),
  reviews: z.array(publishedReview),
  /** All that were ever received, and the currently published or rejected ones; the rest waits, or was withdrawn. */
  reviewCounts: z.strictObject({ received: z.int(), published: z.int(), rejected: z.int() }),
  /** The cover first, then in the institute's order. */
  media: z.array(
    z.strictObject({ kind: z.enum(mediaKinds), url: z.string(), alt: text, caption: text, cover: z.boolean() }),
  ),
}

export const schoolPage = z
  .strictObject({
    ...schoolCard.shape,
    ...contact,
    ...factShape(schoolFields),
    mediums: z.array(z.string()),
    admission: admission.nullable(),
    fees: z.array(classFee),
    ...pageShape,
    /** Other schools of the city, nearest in kind first. */
    similar: z.array(schoolCard),
  })
  .meta({ id: 'SchoolPage' })

/** An exam as a course names it. */
const examName = z.strictObject({ name: z.string(), nameLocal: text, url: z.string() })
const offerLine = z.strictObject({
  course: z.strictObject({ id: recordId, name: z.string(), shortName: z.string(), url: z.string() }),
  level: text,
  delivery: text,
  specializations: z.array(z.string()),
  durationMonths: z.int().nullable(),
  intake: z.int().nullable(),
  feeByYear: z.array(z.int()),
  feeSource: sourceSchema.nullable(),
  eligibility: text,
  exams: z.array(examName),
  /** Newest year first. */
  cutoffs: z.array(
    z.strictObject({
      year: z.int(),
      exam: examName.nullable(),
      ranks: z.array(cutoffRank),
      source: sourceSchema,
    }),
  ),
})
/** Last round of the newest year in an authority's list of ranks: seats for everybody, and all ranks of preparatory courses. */
const officialRanks = z.strictObject({
  year: z.int(),
  round: z.int(),
  exam: examName.nullable(),
  source: sourceSchema,
  /** A line a programme and quota, the lowest closing rank first. */
  lines: z.array(
    z.strictObject({
      programme: z.string(),
      quota: z.enum(cutoffQuotas),
      paper: z.int().nullable(),
      ranks: z.array(
        z.strictObject({
          category: z.enum(cutoffCategories),
          /** For everybody, or for women alone. */
          seats: z.enum(['any', 'women']),
          opening: z.int(),
          closing: z.int(),
          preparatory: z.boolean(),
        }),
      ),
    }),
  ),
  /** Lines that are left out. */
  more: z.int(),
})
export const collegePage = z
  .strictObject({
    ...collegeCard.shape,
    ...contact,
    ...factShape(collegeFields),
    brochure: text,
    admission: collegeAdmission.nullable(),
    categories: z.array(z.strictObject({ name: z.string(), url: z.string() })),
    nirfRanks: z.array(z.strictObject({ year: z.int(), category: z.string(), rank: z.int() })),
    offers: z.array(offerLine),
    officialRanks: officialRanks.nullable(),
    exams: z.array(examCard),
    ...pageShape,
    /** Newest year first, all courses together before single ones. Pay is rupees a year. */
    placements: z.array(
      z.strictObject({
        year: z.int(),
        course: text,
        eligible: z.int().nullable(),
        placed: z.int().nullable(),
        higherStudies: z.int().nullable(),
        highest: z.int().nullable(),
        average: z.int().nullable(),
        median: z.int().nullable(),
        lowest: z.int().nullable(),
        recruiters: z.array(z.string()),
        source: sourceSchema,
      }),
    ),
    contacts: z.array(
      z.strictObject({
        campus: z.string(),
        address: text,
        lat: z.number().nullable(),
        lng: z.number().nullable(),
        phones: z.array(z.string()),
        email: text,
      }),
    ),
    /** `html` is sanitised. */
    additional: z.array(z.strictObject({ section: z.enum(sectionKinds), title: z.string(), html: z.string() })),
    similar: z.array(collegeCard),
  })
  .meta({ id: 'CollegePage' })

export const examPage = z
  .strictObject({
    ...examCard.shape,
    frequency: text,
    languages: z.array(z.string()),
    about: text,
    aboutLocal: text,
    eligibility: text,
    eligibilityLocal: text,
    pattern: text,
    patternLocal: text,
    syllabus: text,
    syllabusLocal: text,
    stages: z.array(z.strictObject({ name: z.string(), about: text })),
    dates: z.array(
      z.strictObject({
        event: z.string(),
        from: z.iso.date(),
        to: z.iso.date().nullable(),
        tentative: z.boolean(),
        source: sourceSchema,
      }),
    ),
    fees: z.array(z.strictObject({ category: z.string(), amount: z.int(), source: sourceSchema })),
    cutoffs: z.array(z.strictObject({ year: z.int(), category: z.string(), value: z.string(), source: sourceSchema })),
    officialUrl: text,
    source: sourceSchema.nullable(),
    courses: z.array(courseCard),
    colleges: z.array(collegeCard),
    seo,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'ExamPage' })

export const careerPage = z
  .strictObject({
    ...careerCard.shape,
    categoryDescription: text,
    categoryDescriptionLocal: text,
    duties: z.array(z.string()),
    dutiesLocal: z.array(z.string()),
    skills: z.array(z.string()),
    skillsLocal: z.array(z.string()),
    paths: z.array(z.strictObject({ stage: z.string(), course: text, exam: text })),
    salary: z
      .strictObject({
        entry: z.int().nullable(),
        mid: z.int().nullable(),
        senior: z.int().nullable(),
        source: sourceSchema,
      })
      .nullable(),
    outlook: text,
    outlookLocal: text,
    source: sourceSchema.nullable(),
    courses: z.array(courseCard),
    exams: z.array(examCard),
    related: z.array(careerCard),
    seo,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'CareerPage' })

export const articlePage = z
  .strictObject({
    ...articleCard.shape,
    /** Sanitised HTML, headings with ids. */
    html: z.string(),
    contents: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    /** The same of the text in Hindi; null where there is none. */
    htmlLocal: text,
    contentsLocal: z.array(z.strictObject({ id: z.string(), text: z.string() })).nullable(),
    reviewer: text,
    tags: z.array(z.string()),
    tagsLocal: z.array(z.string()),
    related: z.array(articleCard),
    seo,
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'ArticlePage' })

export const coursePage = z
  .strictObject({
    ...courseCard.shape,
    about: text,
    aboutLocal: text,
    specializations: z.array(z.string()),
    colleges: z.array(collegeCard),
    exams: z.array(examCard),
    careers: z.array(careerCard),
  })
  .meta({ id: 'CoursePage' })

export type SchoolPage = z.output<typeof schoolPage>
export type CollegePage = z.output<typeof collegePage>
export type ExamPage = z.output<typeof examPage>
export type CareerPage = z.output<typeof careerPage>
export type ArticlePage = z.output<typeof articlePage>
export type CoursePage = z.output<typeof coursePage>
