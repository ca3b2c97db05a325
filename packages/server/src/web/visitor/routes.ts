import { ApiError, discoveryEndpoints, pluralOf, recordEndpoints, searchKinds } from '@pravesh/contract'
import { type LiveLexicon, lexiconTag } from '../../catalogue/lexicon/live-lexicon.ts'
import { findWithReadings, searchWithReadings } from '../../catalogue/lexicon/search.ts'
import { listByParsedSlug } from '../../catalogue/lexicon/slug.ts'
import { careerCards } from '../../catalogue/listing/cards/reading.ts'
import {
  listArticles,
  listCareers,
  listColleges,
  listCourses,
  listExams,
  listSchools,
} from '../../catalogue/listing/index.ts'
import { find } from '../../catalogue/search/index.ts'
import type { SearchTerms } from '../../catalogue/search-terms/search-terms.ts'
import { and, asc, eq, ilike, or, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { article, articleCategory, career, careerCategory } from '../../platform/db/tables.ts'
import { type Bound, bind, type RouteServices, showing } from '../../platform/http/bind.ts'
import { likePattern } from '../../platform/http/page.ts'
import { closingDays } from './closing-days.ts'
import { articlePage, relatedArticles } from './pages/article.ts'
import { careerPage } from './pages/career.ts'
import { collegePage } from './pages/college.ts'
import { counsellingList, counsellingPage } from './pages/counselling.ts'
import { coursePage } from './pages/course.ts'
import { examPage } from './pages/exam.ts'
import { schoolPage } from './pages/school.ts'
import { admittingSchools, collegesIn, rankedColleges } from './recommend.ts'

/** A record that is found although it is not published, by the consoles' resource. */
type Draft = { kind: string; record: number }

/** Pages and listings of records. Where an administrator previews a draft, its page is found too. */
export function recordRoutes(db: Db, lexicon: LiveLexicon, draft?: Draft): Bound[] {
  const draftOf = (kind: string) => (draft?.kind === kind ? draft.record : 0)
  return [
    ...showing(
      ['schools'],
      [
        bind(recordEndpoints.school, async ({ query }) => ({
          data: await schoolPage(db, query.url, draftOf('schools')),
        })),
        bind(recordEndpoints.schools, ({ params, query }) =>
          listByParsedSlug(db, lexicon, 'school', params.url, (slug) =>
            listSchools(db, slug, query, draftOf('school-content')),
          ),
        ),
      ],
    ),
    ...showing(
      ['colleges', 'exams', 'counselling'],
      [
        bind(recordEndpoints.college, async ({ query }) => ({
          data: await collegePage(db, query.url, draftOf('colleges')),
        })),
      ],
    ),
    ...showing(
      ['colleges'],
      [
        bind(recordEndpoints.colleges, ({ params, query }) =>
          listByParsedSlug(db, lexicon, 'college', params.url, (slug) =>
            listColleges(db, slug, query, draftOf('college-content')),
          ),
        ),
      ],
    ),
    ...showing(
      ['courses', 'colleges'],
      [bind(recordEndpoints.courses, ({ params, query }) => listCourses(db, params.url, query))],
    ),
    ...showing(
      ['exams', 'colleges'],
      [
        bind(recordEndpoints.exam, async ({ query }) => ({
          data: await examPage(db, query.url, draftOf('exam-list')),
        })),
        bind(recordEndpoints.examByUrl, async ({ params }) => ({
          data: await examPage(db, params.url, draftOf('exam-list')),
        })),
        bind(recordEndpoints.exams, ({ params, query }) => listExams(db, params.url, query)),
      ],
    ),
    ...showing(
      ['counselling', 'colleges', 'exams'],
      [
        bind(recordEndpoints.counselling, async ({ params }) => ({
          data: await counsellingPage(db, params.url, draftOf('counselling')),
        })),
        bind(recordEndpoints.counsellings, async ({ query }) => ({ data: await counsellingList(db, query) })),
      ],
    ),
    ...showing(
      ['careers', 'exams'],
      [
        bind(recordEndpoints.career, async ({ query }) => ({
          data: await careerPage(db, query.url, draftOf('career')),
        })),
        bind(recordEndpoints.careers, ({ params, query }) => listCareers(db, params.url, query)),
      ],
    ),
    ...showing(
      ['articles'],
      [
        bind(recordEndpoints.article, async ({ query }) => ({
          data: await articlePage(db, query.url, draftOf('articles')),
        })),
        bind(recordEndpoints.articles, ({ params, query }) => listArticles(db, params.url, query)),
      ],
    ),
    ...showing(
      ['courses', 'colleges', 'exams', 'careers'],
      [bind(recordEndpoints.course, async ({ query }) => ({ data: await coursePage(db, query.url) }))],
    ),
  ]
}

async function careerOpportunities(db: Db, q: { search?: string | undefined; category?: string | undefined }) {
  const like = q.search ? likePattern(q.search) : undefined
  const { title, titleLocal, summary, summaryLocal } = career
  const searched = [title, titleLocal, summary, summaryLocal, careerCategory.name]
  const rows = await db
    .select({
      id: career.id,
      url: careerCategory.url,
      categoryDescription: careerCategory.categoryDescription,
      categoryDescriptionLocal: careerCategory.categoryDescriptionLocal,
    })
    .from(career)
    .innerJoin(careerCategory, eq(careerCategory.id, career.category))
    .where(
      and(
        eq(career.status, 'published'),
        q.category ? eq(careerCategory.url, q.category) : undefined,
        like ? or(...searched.map((column) => ilike(column, like))) : undefined,
      ),
    )
    .orderBy(asc(career.title))
    .limit(100)
  const only = new Set(rows.map((r) => r.url)).size === 1 ? rows[0] : undefined
  return {
    data: await careerCards(
      db,
      rows.map((r) => r.id),
    ),
    categoryDescription: only?.categoryDescription ?? null,
    categoryDescriptionLocal: only?.categoryDescriptionLocal ?? null,
  }
}
async function careerCategories(db: Db) {
  // Spelled out: Drizzle would drop the table's name before the column.
  const count = sql<number>`(select count(*)::int from career c where c.category = career_category.id and c.status = 'published')`
  const { id, name, url, categoryDescription, categoryDescriptionLocal } = careerCategory
  return db
    .select({ id, name, url, categoryDescription, categoryDescriptionLocal, count })
    .from(careerCategory)
    .orderBy(asc(name))
}
type RelatedQuery = { url?: string | undefined; category?: string | undefined; limit: number }
/** Articles related to one by its category, or of a category that is named; NOT_FOUND where there is no such article or category. */
async function related(db: Db, { url, category, limit }: RelatedQuery) {
  if (url !== undefined) {
    const published = and(eq(article.url, url), eq(article.status, 'published'))
    const [to] = await db.select({ id: article.id, category: article.category }).from(article).where(published)
    if (!to) throw new ApiError('NOT_FOUND')
    return { data: await relatedArticles(db, to, limit) }
  }
  if (category === undefined) return { data: await relatedArticles(db, undefined, limit) }
  const [found] = await db
    .select({ id: articleCategory.id })
    .from(articleCategory)
    .where(eq(articleCategory.url, category))
  if (!found) throw new ApiError('NOT_FOUND')
  return { data: await relatedArticles(db, { id: 0, category: found.id }, limit) }
}

const discoveryRoutes = (db: Db, lexicon: LiveLexicon, searchTerms: SearchTerms): Bound[] => [
  ...showing(
    ['schools', 'colleges', 'exams', 'careers', 'articles', 'courses', lexiconTag],
    [
      bind(discoveryEndpoints.find, async ({ params, query }) => ({
        data: await find(lexicon.names(), {
          ...query,
          kind: searchKinds.find((kind) => pluralOf[kind] === params.kind),
        }),
        readings: [],
        section: null,
      })),
      bind(discoveryEndpoints.findAll, ({ query }) => findWithReadings(db, lexicon, query)),
      bind(discoveryEndpoints.search, async ({ query }) => {
        const response = await searchWithReadings(db, lexicon, query)
        if (query.kind === undefined) searchTerms.setOutcome(query.q, response)
        return response
      }),
    ],
  ),
  ...showing(
    ['colleges'],
    [
      bind(discoveryEndpoints.recommendedCollegesIn, ({ params }) => collegesIn(db, params.category, 8)),
      bind(discoveryEndpoints.topColleges, () => rankedColleges(db, 12)),
      bind(discoveryEndpoints.recommendedColleges, ({ query }) => rankedColleges(db, query.limit)),
    ],
  ),
  ...showing(
    ['schools'],
    [bind(discoveryEndpoints.recommendedSchools, ({ query }) => admittingSchools(db, query.type, query.limit))],
  ),
  ...showing(
    ['schools', 'colleges'],
    [bind(discoveryEndpoints.closingDays, ({ query }) => closingDays(db, query.limit))],
  ),
  ...showing(
    ['articles'],
    [
      bind(discoveryEndpoints.landingArticles, async () => ({ data: await relatedArticles(db, undefined, 6) })),
      bind(discoveryEndpoints.relatedArticles, ({ query }) => related(db, query)),
    ],
  ),
  ...showing(
    ['careers'],
    [
      bind(discoveryEndpoints.careerOpportunities, ({ query }) => careerOpportunities(db, query)),
      bind(discoveryEndpoints.careerCategories, async () => ({ data: await careerCategories(db) })),
    ],
  ),
]

/** Every anonymous read of pages, listings and recommendations. */
export const routes = ({ reads: db, lexicon, searchTerms }: RouteServices): Bound[] => [
  ...recordRoutes(db, lexicon),
  ...discoveryRoutes(db, lexicon, searchTerms),
]
