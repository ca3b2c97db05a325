import { type Admission, admission, collegeAdmission, type InstituteType, type Sources } from '@pravesh/contract'
import { derivedSchool } from '../src/catalogue/institute/facts/derived.ts'
import { inArray, sql } from '../src/platform/db/drizzle.ts'
import type { Db } from '../src/platform/db/index.ts'
import { buyerAccount, buyerInstitute, college, school } from '../src/platform/db/tables.ts'

const allYearAdmission: Admission = admission.parse({ session: '2027-28', allYear: true })
// Admission days without a source are on no page, and open nothing.
const sources: Sources = { admission: { name: 'Its own office', asOf: '2026-11-01', tier: 'institute' } }
const collegeAllYearAdmission = collegeAdmission.parse({ session: '2027-28', allYear: true })

/** Opens these schools or colleges to applications with their fee: they take forms all year, and a login manages them. */
export async function admitAllYear(db: Db, instituteType: InstituteType, ids: readonly number[]): Promise<void> {
  const days = derivedSchool({ admission: allYearAdmission, sources })
  const withSource = (currentSources: typeof school.sources | typeof college.sources) =>
    sql`${currentSources} || ${JSON.stringify(sources)}::jsonb`
  if (instituteType === 'school')
    await db
      .update(school)
      .set({ admission: allYearAdmission, ...days, sources: withSource(school.sources) })
      .where(inArray(school.id, [...ids]))
  else
    await db
      .update(college)
      .set({ admission: collegeAllYearAdmission, ...days, sources: withSource(college.sources) })
      .where(inArray(college.id, [...ids]))
  const email = `office-of-${instituteType}s@everywhere.example`
  const [office] = await db
    .insert(buyerAccount)
    .values({ email, passwordHash: 'opened-by-no-password', instituteType })
    .returning()
  await db
    .insert(buyerInstitute)
    .values(ids.map((institute) => ({ buyer: office?.id ?? 0, institute, role: 'owner' as const })))
}
