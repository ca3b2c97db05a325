import type { ArticlePage, CareerPage, ExamPage } from '@pravesh/contract'
import { expect, test } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { today } from '../../platform/db/statements/today.ts'

const { call } = await testApp('demo')

/** The pages of all records of a listing. */
async function readPages<Page>(kind: 'exam' | 'career' | 'article'): Promise<Page[]> {
  const { body } = await call<{ data: { url: string }[] }>('GET', `/public/${kind}s/all?limit=100`)
  return Promise.all(
    body.data.map(async ({ url }) => (await call<{ data: Page }>('GET', `/public/${kind}/?url=${url}`)).body.data),
  )
}
const exams = await readPages<ExamPage>('exam')
const dayOf = ({ dates }: ExamPage, event: string) => dates.find((date) => date.event === event)
const takesForms = (page: ExamPage) => {
  const { from = '', to = null } = dayOf(page, 'Registration') ?? {}
  return from <= today() && today() <= (to ?? '')
}

test.each<[part: string, least: number, has: (page: ExamPage) => boolean]>([
  ['four dates', 15, ({ dates }) => dates.length >= 4],
  ['a date to come', 15, ({ dates }) => dates.some(({ from }) => from > today())],
  ['a date that may move', 10, ({ dates }) => dates.some(({ tentative }) => tentative)],
  ['all dates behind them', 3, ({ dates }) => dates.length > 0 && dates.every(({ from }) => from < today())],
  ['forms taken now', 5, takesForms],
  ['a pattern in both languages', 15, ({ pattern, patternLocal }) => Boolean(pattern && patternLocal)],
  ['a syllabus in both languages', 15, ({ syllabus, syllabusLocal }) => Boolean(syllabus && syllabusLocal)],
  [
    'eligibility in both languages',
    15,
    ({ eligibility, eligibilityLocal }) => Boolean(eligibility && eligibilityLocal),
  ],
  ['fees', 15, ({ fees }) => fees.length > 0],
  ['languages', 15, ({ languages }) => languages.length > 0],
  ['stages', 15, ({ stages }) => stages.length >= 2],
])('of the demo’s exams enough have %s', (_, least, has) => {
  expect(exams.filter(has).length).toBeGreaterThanOrEqual(least)
})

test('the days of an exam are in order, and its invented days and fees are marked', () => {
  for (const { url, dates, fees } of exams) {
    const days = dates.map(({ from }) => from)
    expect([url, days]).toEqual([url, days.toSorted()])
    expect([url, [...dates, ...fees].filter(({ source }) => source.tier !== 'demo')]).toEqual([url, []])
  }
})

const careers = await readPages<CareerPage>('career')
test.each<[part: string, has: (page: CareerPage) => boolean]>([
  ['duties in both languages', (page) => page.duties.length >= 3 && page.dutiesLocal.length >= 3],
  ['skills in both languages', (page) => page.skills.length >= 3 && page.skillsLocal.length >= 3],
  ['an outlook in both languages', ({ outlook, outlookLocal }) => Boolean(outlook && outlookLocal)],
  ['salaries', ({ salary }) => salary !== null],
])('of the demo’s careers at least 15 have %s', (_, has) => {
  expect(careers.filter(has).length).toBeGreaterThanOrEqual(15)
})

test('salaries rise with the years in a career, and are marked', () => {
  for (const { url, salary } of careers) {
    const { entry, mid, senior } = salary ?? {}
    const pay = [entry, mid, senior].map((amount) => amount ?? 0)
    expect([url, pay]).toEqual([url, pay.toSorted((a, b) => a - b)])
    expect([url, salary?.source.tier ?? 'demo']).toEqual([url, 'demo'])
  }
})

test('twenty articles can be read in both languages', async () => {
  const articles = await readPages<ArticlePage>('article')
  expect(articles.filter(({ html, htmlLocal }) => html && htmlLocal).length).toBeGreaterThanOrEqual(20)
})
