import { z } from 'zod'
import { sourceSchema } from '../fields/source.ts'
import { articleCard, careerCard, collegeCard, courseCard, examCard } from './cards.ts'
import { pageSeo } from './records.ts'

const text = z.string().nullable()

export const examPage = z
  .strictObject({
    ...examCard.shape,
    frequency: text.describe('How often it is held, in words: twice a year'),
    languages: z.array(z.string()).describe('Languages that it can be sat in, in words'),
    about: text.describe('What the exam is for, plain text'),
    aboutLocal: text.describe('The same in Hindi; null where nobody has written it'),
    eligibility: text.describe('Who may sit it, in Markdown'),
    eligibilityLocal: text.describe('The same in Hindi; null where nobody has written it'),
    pattern: text.describe('How the paper is set, in Markdown'),
    patternLocal: text.describe('The same in Hindi; null where nobody has written it'),
    syllabus: text.describe('What is asked, in Markdown'),
    syllabusLocal: text.describe('The same in Hindi; null where nobody has written it'),
    stages: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the stage'),
          about: text.describe('What the stage is, plain text'),
        }),
      )
      .describe('Its stages, in order'),
    dates: z
      .array(
        z.strictObject({
          event: z.string().describe('What happens then, such as Registration'),
          from: z.iso.date().describe('Day, or first of several days, in India'),
          to: z.iso.date().nullable().describe('Last of several days; null where it is one day'),
          tentative: z.boolean().describe('True where the authority may still move it'),
          source: sourceSchema.describe('Where this date was published'),
        }),
      )
      .describe('Its dates, such as the last day to register and the day of the exam'),
    fees: z
      .array(
        z.strictObject({
          category: z.string().describe('Category of candidate, in words'),
          amount: z.int().describe('Fee in whole rupees'),
          source: sourceSchema.describe('Where this fee comes from'),
        }),
      )
      .describe('Fees by category of candidate'),
    cutoffs: z
      .array(
        z.strictObject({
          year: z.int().describe('Year of the exam'),
          category: z.string().describe('Category of candidate, in words'),
          value: z.string().describe('The mark, percentile or rank that was enough, as text'),
          source: sourceSchema.describe('Where this was published'),
        }),
      )
      .describe('Marks or ranks that were enough in earlier years, by category'),
    officialUrl: text.describe('Address of the exam’s official website'),
    source: sourceSchema.nullable().describe('Where this comes from and as of when; null where no source was recorded'),
    courses: z.array(courseCard).describe('Courses that it leads to'),
    colleges: z.array(collegeCard).describe('Well-known colleges that accept it, at most 12'),
    seo: pageSeo.describe('What search engines are told; a part is null where the page’s own words stand'),
    updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'ExamPage' })

export const careerPage = z
  .strictObject({
    ...careerCard.shape,
    categoryDescription: text.describe('What the category is, plain text; null where nobody wrote it'),
    categoryDescriptionLocal: text.describe('The same in Hindi; null where nobody has written it'),
    duties: z.array(z.string()).describe('What people in it do, one line each'),
    dutiesLocal: z.array(z.string()).describe('The same in Hindi; empty where nobody has written it'),
    skills: z.array(z.string()).describe('What it asks of them, a few words each'),
    skillsLocal: z.array(z.string()).describe('The same in Hindi; empty where nobody has written it'),
    paths: z
      .array(
        z.strictObject({
          stage: z.string().describe('The step, such as After class 12'),
          course: text.describe('Course to take, in words; null where none is needed'),
          exam: text.describe('Exam to sit, in words; null where none is needed'),
        }),
      )
      .describe('Ways into it, step by step'),
    salary: z
      .strictObject({
        entry: z.int().nullable().describe('Yearly pay at the start, in whole rupees'),
        mid: z.int().nullable().describe('Yearly pay in mid-career, in whole rupees'),
        senior: z.int().nullable().describe('Yearly pay of seniors, in whole rupees'),
        source: sourceSchema.describe('Where the salaries come from'),
      })
      .nullable()
      .describe('Usual pay; null where nobody is named as its source'),
    outlook: text.describe('How it is likely to go on, plain text'),
    outlookLocal: text.describe('The same in Hindi; null where nobody has written it'),
    source: sourceSchema.nullable().describe('Where this comes from and as of when; null where no source was recorded'),
    courses: z.array(courseCard).describe('Courses that usually lead to it'),
    exams: z.array(examCard).describe('Entrance exams that lead to those courses, at most 8'),
    related: z.array(careerCard).describe('Related careers; where none were chosen, others of the category'),
    seo: pageSeo.describe('What search engines are told; a part is null where the page’s own words stand'),
    updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'CareerPage' })

export const articlePage = z
  .strictObject({
    ...articleCard.shape,
    html: z.string().describe('Text of the article as sanitised HTML, its headings with ids'),
    contents: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the heading in `html`, to link to with #'),
          text: z.string().describe('The heading'),
        }),
      )
      .describe('Its headings, in order, for a table of contents'),
    htmlLocal: text.describe('The same of its text in Hindi; null where there is none'),
    contentsLocal: z
      .array(
        z.strictObject({
          id: z.string().describe('Id of the heading in `htmlLocal`, to link to with #'),
          text: z.string().describe('The heading'),
        }),
      )
      .nullable()
      .describe('Headings of its text in Hindi; null where there is none'),
    reviewer: text.describe('Name of who checked it; null where nobody is named'),
    tags: z.array(z.string()).describe('What it is about, a few words each'),
    tagsLocal: z.array(z.string()).describe('The same in Hindi; empty where nobody has written them'),
    related: z.array(articleCard).describe('Four other articles, of the same category first'),
    seo: pageSeo.describe('What search engines are told; a part is null where the page’s own words stand'),
    updatedAt: z.iso.datetime({ offset: true }).describe('When it was last changed: ISO 8601, in UTC'),
  })
  .meta({ id: 'ArticlePage' })

export const coursePage = z
  .strictObject({
    ...courseCard.shape,
    about: text.describe('What the course is, in Markdown'),
    aboutLocal: text.describe('The same in Hindi; null where nobody has written it'),
    specializations: z.array(z.string()).describe('Names of the specializations that there are in this course'),
    colleges: z.array(collegeCard).describe('Well-known colleges that teach it, at most 12'),
    exams: z.array(examCard).describe('Entrance exams that lead to it, at most 12'),
    careers: z.array(careerCard).describe('Careers that it leads to, at most 12'),
  })
  .meta({ id: 'CoursePage' })

export type ExamPage = z.output<typeof examPage>
export type CareerPage = z.output<typeof careerPage>
export type ArticlePage = z.output<typeof articlePage>
export type CoursePage = z.output<typeof coursePage>
