import { randomUUID } from 'node:crypto'
import type { InstituteType, reviewAspects } from '@pravesh/contract'
import { reviewRatingSource } from '../../../../people/review/rating.ts'
import { hashPassword } from '../../../../people/session/passwords/password.ts'
import { eq, sql } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { today } from '../../../../platform/db/statements/today.ts'
import { instituteTables } from '../../../../platform/db/tables/tables-of.ts'
import { review, studentAccount } from '../../../../platform/db/tables.ts'
import { chance } from '../../chance.ts'
import { insertAll } from '../../insert.ts'
import { readRows } from '../../read.ts'
import { managed } from '../managed.ts'
import { demoIds } from '../merge-institutes.ts'
import { readReviewTexts, replyTo } from './review-texts.ts'

type ReviewAspect = (typeof reviewAspects)[number]

const reviewers = 12
/** Ids of their authors: far beyond those of people who sign up, who are counted from 1. */
const firstReviewer: Readonly<Record<InstituteType, number>> = { school: 1_000_001, college: 1_001_001 }
const reviewersOf: Readonly<Record<InstituteType, { track: 'school' | 'college'; roles: readonly string[] }>> = {
  school: { track: 'school', roles: ['parent', 'parent', 'alumnus'] },
  college: { track: 'college', roles: ['student', 'alumnus'] },
}

/** The authors of the demo's reviews of a kind: nobody knows a password of theirs. */
async function seedReviewers(tx: Tx, type: InstituteType): Promise<number[]> {
  const { track } = reviewersOf[type]
  const passwordHash = await hashPassword(randomUUID())
  const rows = await tx
    .insert(studentAccount)
    .values(
      Array.from({ length: reviewers }, (_, index) => ({
        id: firstReviewer[type] + index,
        track,
        name: `Demo reviewer ${index + 1}`,
        email: `${type}-reviewer-${index + 1}@demo.pravesh.example`,
        mobile: `+9190000${type === 'school' ? '1' : '2'}00${String(index + 1).padStart(2, '0')}`,
        mobileVerified: true,
        passwordHash,
      })),
    )
    .returning({ id: studentAccount.id })
  return rows.map(({ id }) => id)
}

/** Sides of an institute that its reviewers give stars to. */
const aspectsOf: Readonly<Record<InstituteType, readonly ReviewAspect[]>> = {
  school: ['teaching', 'facilities', 'safety', 'value'],
  college: ['teaching', 'faculty', 'facilities', 'placements', 'value'],
}
/** Colleges of a better rank are at the top of the lists and have few reviews: their pages are long already. */
const topRank = 15

/**
 * How to find whether an institute is one with several reviews: the schools that the demo's login manages, and some of the others. A school
 * of a register that nobody manages is none: so much praise and blame would be about a real school.
 */
async function readMuchReviewed(type: InstituteType): Promise<(slug: string) => boolean> {
  const rows = await readRows(`${type}s.csv`, 'slug', 'nirf_rank')
  const isTop = ({ nirf_rank: rank }: { nirf_rank?: string }) => Boolean(rank) && Number(rank) <= topRank
  const managedSchools = new Set(type === 'school' ? rows.slice(0, managed).map(({ slug }) => slug) : [])
  const fewReviewed = new Set(rows.filter((row) => type === 'school' || isTop(row)).map(({ slug }) => slug))
  return (slug) => managedSchools.has(slug) || (!fewReviewed.has(slug) && chance(`readers ${slug}`).next() < 0.35)
}

const stars = (value: number) => Math.max(1, Math.min(5, value))
/** Opinions lie around one of these. */
const moods = [5, 4, 4, 4, 3, 3, 2] as const

/** Reviews of two in three institutes of the demo, two to six of some, and the ratings that follow from them: as many as a page shows. */
export async function seedReviewsOf(tx: Tx, type: InstituteType): Promise<void> {
  const table = instituteTables[type]
  const accounts = await seedReviewers(tx, type)
  const textOf = await readReviewTexts(type)
  const isMuchReviewed = await readMuchReviewed(type)
  const rows = [...(await demoIds(tx, type))].flatMap(([slug, instituteId]) => {
    const random = chance(`reviews ${slug}`)
    const several = isMuchReviewed(slug)
    const count = several ? random.between(2, 6) : random.between(0, 4) - 1
    const [from, first, shift] = [random.between(0, reviewers - 1), random.between(0, 39), random.between(0, 7)]
    const mood = moods[random.between(0, moods.length - 1)] ?? 4
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const overall = stars(mood + random.between(-1, 1))
      const language = index % 3 === 2 ? ('hi' as const) : ('en' as const)
      const at = new Date(Date.now() - random.between(3, 360) * 86_400_000).toISOString()
      const { roles } = reviewersOf[type]
      return {
        account: accounts[(from + index) % accounts.length] ?? 0,
        instituteType: type,
        instituteId,
        role: roles[index % roles.length] ?? 'parent',
        fromYear: several ? Number(at.slice(0, 4)) - random.between(1, 5) : null,
        overall,
        aspects: several
          ? Object.fromEntries(aspectsOf[type].map((aspect) => [aspect, stars(overall + random.between(-1, 1))]))
          : {},
        ...textOf(language, overall, first + index, shift),
        ownerReply: several && random.next() < 0.65 ? replyTo(language, overall, first + index) : null,
        status: 'published' as const,
        createdAt: at,
        updatedAt: at,
      }
    })
  })
  await insertAll(tx, review, rows)
  const source = { name: reviewRatingSource, asOf: today(), tier: 'demo' as const }
  await tx
    .update(table)
    .set({
      rating: sql`(select avg(${review.overall})::float8 from ${review} where ${review.instituteType} = ${type} and ${review.instituteId} = ${table.id})`,
      ratingCount: sql`(select count(*)::int from ${review} where ${review.instituteType} = ${type} and ${review.instituteId} = ${table.id})`,
      ratingSource: source,
    })
    .where(
      sql`exists (select from ${review} where ${eq(review.instituteType, type)} and ${eq(review.instituteId, table.id)})`,
    )
}
