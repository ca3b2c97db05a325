import { randomUUID } from 'node:crypto'
import type { InstituteType } from '@pravesh/contract'
import { reviewRatingSource } from '../../../people/review/rating.ts'
import { hashPassword } from '../../../people/session/passwords/password.ts'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'
import { review, studentAccount } from '../../../platform/db/tables.ts'
import { chance } from '../chance.ts'
import { insertAll } from '../insert.ts'
import { demoIds } from './merge-institutes.ts'

type Text = readonly [overall: number, pros: string, cons: string]
/** Reviews as families write them, in either language; each has the stars that fit its words. */
const texts: Readonly<Record<InstituteType, readonly Text[]>> = {
  school: [
    [
      5,
      'Teachers know every child by name and call back on the same day.',
      'The road outside is jammed at closing time.',
    ],
    [4, 'The library is open after school, and children are allowed to choose.', 'Sports are only twice a week.'],
    [4, 'Homework is little and sensible in the lower classes.', 'Parents hear of holidays late.'],
    [3, 'Good science laboratory, and the children use it.', 'Classes of more than forty in the middle school.'],
    [4, 'The special educator meets parents each month.', 'There is one lift, and it is often under repair.'],
    [3, 'Safe campus, and the bus comes on time.', 'The bus fee rose twice in a year.'],
    [5, 'शिक्षक बच्चों की बात ध्यान से सुनते हैं और डाँटते नहीं।', 'खेल का मैदान छोटा है।'],
    [4, 'पढ़ाई के साथ संगीत और चित्रकला पर भी ध्यान है।', 'कैंटीन में भीड़ रहती है।'],
    [2, 'The building is clean and new.', 'Three class teachers left within one year.'],
    [4, 'Results are explained to parents without comparing children.', 'The school app is slow.'],
  ],
  college: [
    [5, 'Laboratories stay open in the evening and someone is there to help.', 'Hostel rooms are shared by three.'],
    [4, 'Faculty answer mails, also in the vacation.', 'The mess has the same menu each week.'],
    [4, 'Good library with seats until midnight.', 'Placement help begins only in the last year.'],
    [3, 'Clubs are active, and the annual festival is run by students.', 'Attendance rules are strict to the hour.'],
    [4, 'Projects with companies of the city from the second year on.', 'Wi-Fi is weak in the older hostel.'],
    [5, 'वरिष्ठ छात्र मदद करते हैं और प्रयोगशालाएँ अच्छी हैं।', 'परीक्षा का कार्यक्रम देर से आता है।'],
    [3, 'फ़ीस की रसीद और नियम साफ़ हैं।', 'छात्रावास में पानी की कमी रहती है।'],
    [2, 'The campus is green and quiet.', 'Two courses of the brochure were not offered.'],
    [4, 'Scholarships were paid on time.', 'The sports ground is a bus ride away.'],
    [4, 'Electives can be chosen freely from the third year.', 'Some lectures are very large.'],
  ],
}
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

/** Reviews of two in three institutes of the demo, and the ratings that follow from them: as many as a page shows. */
export async function seedReviewsOf(tx: Tx, type: InstituteType): Promise<void> {
  const table = instituteTables[type]
  const accounts = await seedReviewers(tx, type)
  const rows = [...(await demoIds(tx, type))].flatMap(([slug, instituteId]) => {
    const random = chance(`reviews ${slug}`)
    const count = random.between(0, 4) - 1
    const from = random.between(0, reviewers - 1)
    const first = random.between(0, texts[type].length - 1)
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const [overall, pros, cons] = texts[type][(first + index) % texts[type].length] ?? [3, '', '']
      const at = new Date(Date.now() - random.between(3, 400) * 86_400_000).toISOString()
      const { roles } = reviewersOf[type]
      return {
        account: accounts[(from + index) % accounts.length] ?? 0,
        instituteType: type,
        instituteId,
        role: roles[index % roles.length] ?? 'parent',
        overall,
        pros,
        cons,
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
