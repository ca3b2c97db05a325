import { type Admission, admission, collegeAdmission } from '@pravesh/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { buyerAccount, buyerInstitute, college, school } from '../db/tables.ts'
import { derivedAdmission } from '../institute/derived.ts'

const said: Admission = admission.parse({ session: '2027-28', allYear: true })
const saidByColleges = collegeAdmission.parse({ session: '2027-28', allYear: true })

/** Opens these schools or colleges to applications with their fee: they take forms all year, and a login manages them. */
export async function admitAllYear(db: Db, instituteType: 'school' | 'college', ids: readonly number[]): Promise<void> {
  const days = derivedAdmission(said)
  if (instituteType === 'school')
    await db
      .update(school)
      .set({ admission: said, ...days })
      .where(inArray(school.id, [...ids]))
  else
    await db
      .update(college)
      .set({ admission: saidByColleges, ...days })
      .where(inArray(college.id, [...ids]))
  const email = `office-of-${instituteType}s@everywhere.example`
  const [office] = await db
    .insert(buyerAccount)
    .values({ email, passwordHash: 'opened-by-no-password', instituteType })
    .returning()
  await db.insert(buyerInstitute).values(ids.map((institute) => ({ buyer: office?.id ?? 0, institute })))
}
