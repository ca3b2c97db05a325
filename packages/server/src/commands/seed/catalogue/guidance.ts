import { catalogueName } from '@pravesh/messages/catalogue'
import slugify from '@sindresorhus/slugify'
import type { Tx } from '../../../platform/db/index.ts'
import {
  article,
  articleCategory,
  career,
  careerCategory,
  course,
  exam,
  examLevel,
} from '../../../platform/db/tables.ts'
import { idOf, idsOf, insertAll, insertReturningIds } from '../insert.ts'
import { list, orNull, readArticles, readHindi, readHindiArticle, readRows } from '../read.ts'
import { readCareerDetails } from './career-details.ts'
import { readCareerPaths } from './career-paths.ts'
import { readExamDetails } from './exam-details.ts'
import { generalKnowledge } from './sources.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

const published = { status: 'published' as const }

/** Exams, careers and articles of the demo catalogue. */
export async function seedGuidance(tx: Tx): Promise<void> {
  const courses = await idsOf(tx, course)
  const coursesOf = (cell: string) => list(cell).map((url) => idOf(courses, url))
  const levels = await idsOf(tx, examLevel)
  const exams = await readRows(
    'exams.csv',
    'slug',
    'short_name',
    'name',
    'conducting_body',
    'level',
    'stream',
    'mode',
    'frequency',
    'typical_month',
    'website',
    'courses',
    'description',
  )
  const examsInHindi = await readHindi('exams.csv', 'short_name', 'name', 'conducting_body', 'description')
  const examDetailsOf = await readExamDetails()
  await insertAll(
    tx,
    exam,
    exams.map((e) => ({
      ...published,
      name: e.short_name,
      nameLocal: examsInHindi.get(e.slug)?.short_name,
      fullName: e.name,
      fullNameLocal: examsInHindi.get(e.slug)?.name,
      url: e.slug,
      examLevel: idOf(levels, e.level.toLowerCase()),
      stream: orNull(e.stream),
      body: orNull(e.conducting_body),
      bodyLocal: examsInHindi.get(e.slug)?.conducting_body,
      mode: orNull(e.mode),
      frequency: orNull(e.frequency),
      typicalMonth: orNull(e.typical_month),
      officialUrl: orNull(e.website),
      courses: coursesOf(e.courses),
      about: e.description,
      aboutLocal: examsInHindi.get(e.slug)?.description,
      source: generalKnowledge,
      ...examDetailsOf(e.slug),
    })),
  )

  const careers = await readRows('careers.csv', 'slug', 'name', 'category', 'description', 'typical_courses')
  const careersInHindi = await readHindi('careers.csv', 'name', 'description')
  const categories = await insertReturningIds(
    tx,
    careerCategory,
    [...new Set(careers.map((c) => c.category))].map((name) => {
      const count = careers.filter((c) => c.category === name).length
      return {
        name,
        url: slugify(name),
        categoryDescription: `${count} careers in ${name.toLowerCase()}.`,
        categoryDescriptionLocal: `${catalogueName(name, 'hi')} में ${count} करियर।`,
      }
    }),
  )
  const licensedPath = await readCareerPaths()
  const careerDetailsOf = await readCareerDetails()
  await insertAll(
    tx,
    career,
    careers.map((c) => ({
      ...published,
      title: c.name,
      titleLocal: careersInHindi.get(c.slug)?.name,
      url: c.slug,
      category: idOf(categories, slugify(c.category)),
      summary: c.description,
      summaryLocal: careersInHindi.get(c.slug)?.description,
      courses: coursesOf(c.typical_courses),
      source: generalKnowledge,
      ...careerDetailsOf(c.slug),
      ...licensedPath(c.slug),
    })),
  )

  const articles = await Promise.all(
    (await readArticles()).map(async (row) => ({ ...row, hindi: await readHindiArticle(row.slug) })),
  )
  const kinds = await insertReturningIds(
    tx,
    articleCategory,
    [...new Set(articles.map((a) => a.category))].map((name) => ({ name, url: slugify(name) })),
  )
  await insertAll(
    tx,
    article,
    articles.map((a, i) => ({
      ...published,
      title: a.title,
      titleLocal: a.hindi.title,
      url: a.slug,
      category: idOf(kinds, slugify(a.category)),
      excerpt: a.excerpt,
      excerptLocal: a.hindi.excerpt,
      body: a.body_markdown,
      bodyLocal: a.hindi.body,
      author: 'Pravesh staff',
      tags: a.tags.map((tag) => tag.replaceAll('-', ' ')),
      tagsLocal: a.hindi.tags,
      language: 'en' as const,
      publishedAt: new Date(Date.UTC(2026, 10, 19 - i, 4, 30)).toISOString(),
      // The oldest one shows that a page can have an end.
      unpublishAt: i === articles.length - 1 ? inDays(365) : null,
    })),
  )
  await tx.insert(article).values({
    status: 'scheduled',
    publishAt: inDays(90),
    title: 'Demo: an article that waits for its day',
    url: 'demo-scheduled-article',
    category: idOf(kinds, slugify(articles[0]?.category ?? '')),
    excerpt: 'Shows how an article is published by itself.',
    body: 'This text is made up for the demonstration.',
    author: 'Pravesh staff',
    tags: [],
    language: 'en',
  })
}
