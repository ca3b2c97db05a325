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
import { collegeCard, examCard, schoolCard } from './cards.ts'

const text = z.string().nullable()
const facility = z.strictObject({
  title: z.string().describe('Name of the facility, such as Library'),
  group: z.string().describe('Group that it is shown under, such as Academic, Sports or Safety'),
})
/** How many days back, of how many enquiries at most, and from how many on it is public how an institute answers. */
export const [replyDays, mostReplies, minReplies] = [180, 500, 10] as const

/** What search engines read of a page. */
export const pageSeo = z.strictObject({
  title: text.describe('Title in place of the page’s own'),
  description: text.describe('Description in place of the page’s own'),
  image: text.describe('Picture for sharing: a web address, or a path on this site'),
  noindex: z.boolean().describe('True where search engines are asked to leave the page out'),
})
const contact = {
  nameLocal: text.describe('The name in Hindi or the language of the place, in its own script'),
  about: text.describe('A description in plain text; an empty line begins a new paragraph'),
  address: text.describe('Postal address without city and PIN code, plain text'),
  pincode: text.describe('Indian PIN code: six digits, as text'),
  phones: z
    .array(z.string())
    .describe('Phone numbers as the institute publishes them: digits, spaces and hyphens, not turned into E.164'),
  email: text.describe('E-mail address; null where none is known'),
  website: text.describe('Address of its own website'),
  established: z.int().nullable().describe('Year in which it was founded'),
  claimed: z.boolean().describe('True where the institute itself looks after its page'),
  facilities: z.array(facility).describe('What it has, in groups'),
  sources: sourcesSchema.describe(
    'Sources by the name of the field they stand for; `record` stands for all fields without one of their own',
  ),
  seo: pageSeo.describe('What search engines are told; a part is null where the page’s own words stand'),
  updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
}
/**
 * Common fields of the pages of schools and colleges: answered questions in the institute's order, awards, the newest reviews, pictures
 * and files.
 */
const pageShape = {
  faqs: z
    .array(
      z.strictObject({
        question: z.string().describe('The question, plain text'),
        answer: z.string().describe('The answer, plain text'),
        language: z.enum(['en', 'hi']).describe('Language that it is written in: en English, hi Hindi'),
      }),
    )
    .describe('Questions with their answers, in the order that people chose'),
  awards: z
    .array(
      z.strictObject({
        title: z.string().describe('Name of the award'),
        body: text.describe('What it was given for, plain text'),
        year: z.int().nullable().describe('Year in which it was given'),
        level: text.describe(
          'How far it reaches: within the institute, its district, its state, the nation, or several nations',
        ),
        image: text.describe('Address of a picture of it: a web address, or a path on this site'),
        course: text.describe('Name of the course that it was given for; null where it is none in particular'),
      }),
    )
    .describe('Awards, in the order that the institute chose; at most 200'),
  reviews: z.array(publishedReview).describe('The newest published reviews, at most 20'),
  /** All that were ever received, and the currently published or rejected ones; the rest waits, or was withdrawn. */
  reviewCounts: z
    .strictObject({
      received: z
        .int()
        .describe('All that were ever received: beside published and rejected ones those that wait or were withdrawn'),
      published: z.int().describe('Published now'),
      rejected: z.int().describe('Rejected by staff'),
    })
    .describe('How many reviews the institute ever received, and what became of them'),
  /** How it answers, counted from the enquiries themselves: it is not asked, and cannot change it. */
  replies: z
    .strictObject({
      due: z.int().describe('Enquiries that were answered, or whose promised hours are over'),
      inTime: z.int().describe('Of those, the ones that were answered within the promised hours'),
      medianHours: z
        .number()
        .nullable()
        .describe('Median of the hours until the first answer; null where none was answered'),
    })
    .nullable()
    .describe(
      `How it answered the enquiries of the last ${replyDays} days, without spam and withdrawn ones; the newest ${mostReplies} where they are more; null where fewer than ${minReplies} are due`,
    ),
  media: z
    .array(
      z.strictObject({
        kind: z
          .enum(mediaKinds)
          .describe('image: a picture; video: a film; brochure: a leaflet to save; tour: a walk through the campus'),
        url: z.string().describe('Where the file or film lies: a web address, or a path on this site'),
        alt: text.describe('What the picture shows, in words, for those who cannot see it'),
        caption: text.describe('Line below the picture, plain text'),
        cover: z.boolean().describe('True for the one picture at the head of the page'),
      }),
    )
    .describe('Pictures, videos, brochures and tours: the cover first, then in the institute’s order; at most 200'),
}

export const schoolPage = z
  .strictObject({
    ...schoolCard.omit({ seatsLeft: true }).shape,
    ...contact,
    ...factShape(schoolFields),
    mediums: z.array(z.string()).describe('Names of the languages of teaching'),
    admission: admission
      .nullable()
      .describe('What it says of its admissions for one session; null where it says nothing'),
    fees: z.array(classFee).describe('Fees by class, newest session first, lowest class first'),
    ...pageShape,
    similar: z.array(schoolCard).describe('Other schools of the same city, those that share a board first; at most 4'),
  })
  .meta({ id: 'SchoolPage' })

/** An exam as a course names it. */
const examName = z.strictObject({
  name: z.string().describe('Name of the exam, as people say it'),
  nameLocal: text.describe('The name in Hindi or the language of the place, in its own script'),
  url: z.string().describe('Slug of the exam’s page'),
})
const offerLine = z.strictObject({
  course: z
    .strictObject({
      id: recordId.describe('Id of the course: what an application names'),
      name: z.string().describe('Full name of the course'),
      shortName: z.string().describe('The name as people shorten it, such as B.Tech'),
      url: z.string().describe('Slug of the course’s page'),
    })
    .describe('The course that is offered'),
  level: text.describe('Name of the level, such as Undergraduate; null where none is named here'),
  delivery: text.describe('How it is taught, such as Full time or Distance'),
  specializations: z.array(z.string()).describe('Names of the specializations offered'),
  durationMonths: z.int().nullable().describe('Usual length in months: 36 is three years'),
  intake: z.int().nullable().describe('Seats in a year'),
  feeByYear: z
    .array(z.int())
    .describe('Fee of each year of study in order, in whole rupees: the first figure is the first year’s'),
  feeSource: sourceSchema
    .nullable()
    .describe(
      'Where the fees come from; null where nobody is named: no page shows them then. Written as null, fees that stay as they were keep theirs',
    ),
  eligibility: text.describe('Who may apply, plain text'),
  exams: z.array(examName).describe('Entrance exams that count, of those that are published'),
  cutoffs: z
    .array(
      z.strictObject({
        year: z.int().describe('Year of the exam'),
        exam: examName.nullable().describe('The exam; null where none is named, or it has no page'),
        ranks: z.array(cutoffRank).describe('First and last ranks by round, category and quota'),
        source: sourceSchema.describe('Where these ranks were published'),
      }),
    )
    .describe('Ranks that were admitted to the course, newest year first'),
})
/** Last round of the newest year in an authority's list of ranks: seats for everybody, and all ranks of preparatory courses. */
const officialRanks = z.strictObject({
  year: z.int().describe('Year of the admission'),
  round: z.int().describe('Round of admission, from 1'),
  exam: examName.nullable().describe('The exam that ranks; null where it has no page'),
  source: sourceSchema.describe('Where these ranks were published'),
  lines: z
    .array(
      z.strictObject({
        programme: z.string().describe('Programme in the words of the list'),
        quota: z.enum(cutoffQuotas).describe('Seats that the ranks are of, such as all-india or home-state'),
        paper: z.int().nullable().describe('Which paper of the exam ranks; null where it has one ranking'),
        ranks: z
          .array(
            z.strictObject({
              category: z
                .enum(cutoffCategories)
                .describe('Category of candidate: general, EWS, OBC-NCL, SC, ST or PwD, or PwD within one of these'),
              seats: z.enum(['any', 'women']).describe('any: seats for everybody; women: seats for women alone'),
              opening: z.int().describe('First rank that was admitted; null where it is not published'),
              closing: z.int().describe('Last rank that was admitted'),
              preparatory: z.boolean().describe('Whether these are ranks of the list for the preparatory course'),
            }),
          )
          .describe('A rank range a category'),
      }),
    )
    .describe('A line a programme and quota, the lowest closing rank first'),
  more: z.int().describe('Number of lines that are left out'),
})
export const collegePage = z
  .strictObject({
    ...collegeCard.shape,
    ...contact,
    ...factShape(collegeFields),
    brochure: text.describe('Address of the brochure: a web address, or a path on this site'),
    admission: collegeAdmission
      .nullable()
      .describe('What it says of its admissions for one session; null where it says nothing'),
    counsellings: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the counselling, as people say it'),
          nameLocal: text.describe('The name in Hindi; null where nobody has written it'),
          url: z.string().describe('Slug of the counselling’s page'),
        }),
      )
      .describe('Published central counsellings by which it gives seats'),
    categories: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the field of study'),
          url: z.string().describe('Slug of the field of study in addresses of listings, such as engineering'),
        }),
      )
      .describe('Fields of study taught, each with the slug of its listing'),
    nirfRanks: z
      .array(
        z.strictObject({
          year: z.int().describe('Year of the ranking'),
          category: z
            .string()
            .describe('List of the ranking that the rank stands in: Overall, Engineering, Management and so on'),
          rank: z.int().describe('Rank: 1 is the best'),
        }),
      )
      .describe('All its NIRF ranks, by year and list'),
    offers: z.array(offerLine).describe('Courses that the college offers now, in its own order'),
    officialRanks: officialRanks
      .nullable()
      .describe(
        'First and last ranks in the list of a counselling authority: of the newest year the last round, gender-neutral seats; null where none are known',
      ),
    exams: z.array(examCard).describe('Entrance exams that count for any of its courses, of those that are published'),
    ...pageShape,
    /** Newest year first, all courses together before single ones. Pay is rupees a year. */
    placements: z
      .array(
        z.strictObject({
          year: z.int().describe('Year in which the students left'),
          course: text.describe('Name of the course; null where the figures are of all courses together'),
          eligible: z.int().nullable().describe('How many students looked for a placement'),
          placed: z.int().nullable().describe('How many of the eligible were placed'),
          higherStudies: z.int().nullable().describe('How many of the eligible went on to study instead'),
          highest: z.int().nullable().describe('Highest yearly pay offered, in whole rupees'),
          average: z.int().nullable().describe('Average yearly pay, in whole rupees'),
          median: z.int().nullable().describe('Median yearly pay, in whole rupees: half of those placed have more'),
          lowest: z.int().nullable().describe('Lowest yearly pay, in whole rupees'),
          recruiters: z.array(z.string()).describe('Names of the employers'),
          source: sourceSchema.describe('Where these figures come from'),
        }),
      )
      .describe('What became of those who left, newest year first'),
    contacts: z
      .array(
        z.strictObject({
          campus: z.string().describe('Name of the campus, such as Main campus'),
          address: text.describe('Postal address without city and PIN code, plain text'),
          lat: z.number().nullable().describe('Latitude in decimal degrees, north positive (WGS 84)'),
          lng: z.number().nullable().describe('Longitude in decimal degrees, east positive (WGS 84)'),
          phones: z
            .array(z.string())
            .describe(
              'Phone numbers as the institute publishes them: digits, spaces and hyphens, not turned into E.164',
            ),
          email: text.describe('E-mail address; null where none is known'),
        }),
      )
      .describe('How each campus is reached, in the college’s order'),
    /** `html` is sanitised. */
    additional: z
      .array(
        z.strictObject({
          section: z
            .enum(sectionKinds)
            .describe('What the section is about: admission, scholarship, hostel, ranking, documents or news'),
          title: z.string().describe('Heading of the section'),
          html: z.string().describe('Text of the section as sanitised HTML'),
        }),
      )
      .describe('Further sections of the page, in the college’s order'),
    similar: z.array(collegeCard).describe('Well-known colleges of the same state, at most 4'),
  })
  .meta({ id: 'CollegePage' })

export type SchoolPage = z.output<typeof schoolPage>
export type CollegePage = z.output<typeof collegePage>
