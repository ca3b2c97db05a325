import { z } from 'zod'
import { recordId } from '../fields/field.ts'
import { figureSchema, sourceSchema, sourcesSchema } from '../fields/source.ts'
import { admitting } from '../institute/admission.ts'

/** A text in Hindi; null where nobody has written it. */
export const inHindi = z.string().nullable()
const kindLink = z.strictObject({
  name: z.string().describe('Name of the kind, as people read it'),
  url: z.string().describe('Slug of the kind in addresses of listings'),
})
const cityLink = z.strictObject({
  name: z.string().describe('Name of the city'),
  url: z.string().describe('Slug of the city in addresses of listings, such as pune'),
})
const categoryLink = z.strictObject({
  name: z.string().describe('Name of the category'),
  url: z.string().describe('Slug of the category in addresses of listings'),
})
const levelLink = z.strictObject({
  name: z.string().describe('Name of the level, such as Undergraduate'),
  url: z.string().describe('Slug of the level in addresses of listings, such as undergraduate'),
})
/** A place for people: `Koregaon Park, Pune, Maharashtra`; the parts link to their listings. */
const placeSchema = z.strictObject({
  text: z.string().describe('The place as people read it: Koregaon Park, Pune, Maharashtra'),
  city: cityLink.describe('The city, with the slug of its listing'),
  state: z
    .strictObject({
      name: z.string().describe('Name of the state or union territory'),
      url: z.string().describe('Slug of the state in addresses of listings, such as maharashtra'),
      code: z.string().describe('Short code of the state, such as MH for Maharashtra'),
    })
    .describe('The state, with the slug of its listing'),
  lat: z.number().nullable().describe('Latitude in decimal degrees, north positive (WGS 84)'),
  lng: z.number().nullable().describe('Longitude in decimal degrees, east positive (WGS 84)'),
})
export type Place = z.output<typeof placeSchema>
/** Rating out of 5 with the number of reviews; null until there is one. */
const ratingSchema = z.strictObject({
  value: z.number().describe('Average of 5, with one decimal'),
  count: z.int().describe('How many reviews it is the average of'),
  source: sourceSchema.describe('Where the rating comes from: reviews published here, or a demo value'),
})

const institute = {
  place: placeSchema.describe(
    'Where it stands: text for people, links to the listings of city and state, and coordinates',
  ),
  logo: z.string().nullable().describe('Address of the logo: a web address, or a path on this site'),
  cover: z
    .string()
    .nullable()
    .describe('Address of the large picture at the head of the page: a web address, or a path on this site'),
  rating: ratingSchema.nullable().describe('Average of the published reviews; null where there is none'),
  feeFrom: figureSchema
    .nullable()
    .describe(
      'Lowest yearly fee that is known, in a listing of classes or courses that of these; null where nobody has published one',
    ),
  distanceKm: z
    .number()
    .nullable()
    .describe(
      'Kilometres from the point in `near`; null where none was given, where only the city of the school is known, and for colleges',
    ),
  isPartner: z.boolean().describe('True where the institute takes part here as a partner'),
  admitting: admitting.describe(
    'Whether an application with its fee is taken here today. open: it is; opens-later, closed: by the institute’s days, in India; dates-unknown: it has not said until when; counselling: a central counselling alone gives its seats; not-here: no live login manages it',
  ),
  sources: sourcesSchema.describe('Source of each figure of the card that does not carry its own, by its field'),
}
export const schoolCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Name of the school in English'),
    url: z.string().describe('Slug of the school’s page; a former one leads to it still'),
    ...institute,
    type: kindLink.nullable().describe('Kind of school, such as Private unaided, with the slug of its listing'),
    boards: z
      .array(
        z.strictObject({
          name: z.string().describe('Full name of the board'),
          shortName: z.string().describe('The name as people shorten it, such as CBSE'),
          url: z.string().describe('Slug of the board in addresses of listings, such as cbse'),
        }),
      )
      .describe('Boards whose syllabus is taught'),
    gender: z.enum(['co-ed', 'boys', 'girls']).nullable().describe('Whom it admits: co-ed, boys or girls'),
    classFrom: z.int().nullable().describe('Lowest class taught: nursery −2, LKG −1, UKG 0, then 1 to 12'),
    classTo: z.int().nullable().describe('Highest class taught: nursery −2, LKG −1, UKG 0, then 1 to 12'),
    admissionsOpenTill: z.iso
      .date()
      .nullable()
      .describe(
        'Last day on which forms are taken, while they are taken today; null otherwise, and where they are taken all year',
      ),
    hostel: z
      .literal(true)
      .optional()
      .describe('Present where pupils may stay at the school and the source of that is no demo value'),
    seatsLeft: z
      .int()
      .optional()
      .describe(
        'In a listing of one class, seats of it that the school has said are free, while forms are taken; absent where it has said none',
      ),
    admissionsAllYear: z.boolean().describe('True where forms are taken on every day of the year'),
  })
  .meta({ id: 'SchoolCard' })
export const collegeCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Name of the college in English'),
    url: z.string().describe('Slug of the college’s page; a former one leads to it still'),
    ...institute,
    shortName: z.string().nullable().describe('The name as people shorten it'),
    type: kindLink
      .nullable()
      .describe('Kind of college, such as Deemed to be university, with the slug of its listing'),
    ownership: z
      .string()
      .nullable()
      .describe(
        'Who owns it: central or state government, a private owner with or without government aid, or both together',
      ),
    established: z.int().nullable().describe('Year in which it was founded'),
    courseCount: z.int().describe('How many courses it offers now'),
    nirf: z
      .strictObject({
        year: z.int().describe('Year of the ranking'),
        category: z
          .string()
          .describe('List of the ranking that the rank stands in: Overall, Engineering, Management and so on'),
        rank: z.int().describe('Rank: 1 is the best'),
        source: sourceSchema.describe('Where the rank was published'),
      })
      .nullable()
      .describe('Best NIRF rank of the latest year; null without one, or without its source'),
    naac: z.string().nullable().describe('NAAC grade, A++ to C; null where it has none'),
  })
  .meta({ id: 'CollegeCard' })
export const examCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Name as people say it: JEE Main'),
    nameLocal: inHindi.describe('Name in Hindi: जेईई मेन; null where nobody has written it'),
    fullName: z.string().describe('Full name: Joint Entrance Examination (Main)'),
    fullNameLocal: inHindi.describe('Full name in Hindi; null where nobody has written it'),
    url: z.string().describe('Slug in addresses: small letters, digits and single hyphens; no two of a kind share one'),
    level: levelLink.describe('Level that it leads to'),
    stream: z.string().nullable().describe('Field of study that it leads to, in words'),
    body: z.string().nullable().describe('Authority that holds it, such as the National Testing Agency'),
    bodyLocal: inHindi.describe('Text of `body` in Hindi; null where nobody has written it'),
    mode: z.string().nullable().describe('How it is sat, in words: computer based, pen and paper'),
    typicalMonth: z.string().nullable().describe('Months in which it is usually held, in words; null where they move'),
    nextDate: z
      .strictObject({
        event: z.string().describe('What happens then, such as Registration'),
        from: z.iso.date().describe('Day, or first of several days, in India'),
        tentative: z.boolean().describe('True where the authority may still move it'),
        source: sourceSchema.describe('Where the date was published'),
      })
      .nullable()
      .describe('The next of its dates from today on, in India; null where none is known with its source'),
  })
  .meta({ id: 'ExamCard' })
export const careerCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    title: z.string().describe('Name of the career'),
    titleLocal: inHindi.describe('Name of the career in Hindi; null where nobody has written it'),
    url: z.string().describe('Slug in addresses: small letters, digits and single hyphens; no two of a kind share one'),
    category: categoryLink.describe('Category that the career belongs to'),
    summary: z.string().describe('What the career is in a few sentences, plain text'),
    summaryLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
  })
  .meta({ id: 'CareerCard' })
export const articleCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    title: z.string().describe('Title of the article'),
    titleLocal: inHindi.describe('Title in Hindi; null where nobody has written it'),
    url: z.string().describe('Slug in addresses: small letters, digits and single hyphens; no two of a kind share one'),
    category: categoryLink.describe('Category that the article stands in'),
    excerpt: z.string().describe('What it says in a few sentences, plain text'),
    excerptLocal: inHindi.describe('The same in Hindi; null where nobody has written it'),
    language: z.enum(['en', 'hi']).describe('Language that it is written in: en English, hi Hindi'),
    cover: z.string().nullable().describe('Address of the picture at its head: a web address, or a path on this site'),
    coverAlt: z.string().nullable().describe('What that picture shows, in words'),
    author: z.string().describe('Name of who wrote it'),
    publishedAt: z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('When it was published: ISO 8601, in UTC; the newest come first in lists'),
    minutes: z.int().describe('Minutes that reading it takes, at 200 words a minute'),
    minutesLocal: z.int().nullable().describe('The same of its text in Hindi; null where there is none'),
  })
  .meta({ id: 'ArticleCard' })
export const courseCard = z
  .strictObject({
    id: recordId.describe('Id of this record: a whole number, unique among records of its kind'),
    name: z.string().describe('Full name of the course: Bachelor of Technology'),
    nameLocal: inHindi.describe('Full name in Hindi; null where nobody has written it'),
    shortName: z.string().describe('The name as people shorten it, such as B.Tech'),
    url: z.string().describe('Slug in addresses: small letters, digits and single hyphens; no two of a kind share one'),
    category: categoryLink.describe('Field of study that it belongs to'),
    level: levelLink.describe('Level of the course'),
    durationMonths: z.int().nullable().describe('Usual length in months: 36 is three years'),
    collegeCount: z.int().describe('How many published colleges offer it'),
  })
  .meta({ id: 'CourseCard' })

export type SchoolCard = z.output<typeof schoolCard>
export type CollegeCard = z.output<typeof collegeCard>
export type ExamCard = z.output<typeof examCard>
export type CareerCard = z.output<typeof careerCard>
export type ArticleCard = z.output<typeof articleCard>
export type CourseCard = z.output<typeof courseCard>
