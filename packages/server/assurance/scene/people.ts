import type { InstituteType } from '@pravesh/contract'
import { hashOf, openSession } from '../../src/people/session/tokens.ts'
import { and, asc, eq, gt, not, sql } from '../../src/platform/db/drizzle.ts'
import type { Db } from '../../src/platform/db/index.ts'
import {
  adminAccount,
  buyerAccount,
  buyerInstitute,
  college,
  school,
  session,
  studentAccount,
} from '../../src/platform/db/tables.ts'
import type { Actor } from '../../src/platform/http/actor.ts'
import { declareAsParent } from '../../testing/declared-parent.ts'

type Realm = Actor['realm']
/** Everybody who can be signed in: two of each kind that owns something. */
export const personNames = [
  'admin',
  'school',
  'otherSchool',
  'college',
  'student',
  'otherStudent',
  'parent',
  'otherParent',
] as const
export type PersonName = (typeof personNames)[number]
/** The other person whose objects this person must not access. */
export const otherOf: Readonly<Record<PersonName, PersonName>> = {
  admin: 'admin',
  school: 'otherSchool',
  otherSchool: 'school',
  college: 'school',
  student: 'otherStudent',
  otherStudent: 'student',
  parent: 'otherParent',
  otherParent: 'parent',
}
/** `institute` is the one that a buyer manages; for others it is an institute of the demo, for references. */
export type Person = { name: PersonName; realm: Realm; id: number; token: string; institute: number; mark: string }
export type People = Record<PersonName, Person>

/** Part of the name of each person's account: no response to another may contain it. */
export const markOf = (name: PersonName): string => `mark-of-${name}-only`

async function demoBuyer(db: Db) {
  const [row] = await db
    .select({ id: buyerAccount.id, passwordHash: buyerAccount.passwordHash, sid: buyerInstitute.institute })
    .from(buyerAccount)
    .innerJoin(buyerInstitute, eq(buyerInstitute.buyer, buyerAccount.id))
    .where(eq(buyerAccount.email, 'school@demo.pravesh.example'))
    .orderBy(asc(buyerInstitute.institute))
  if (!row) throw new Error('The demo has no buyer of a school')
  return row
}
/** The first published one with a number above this and without a login: no two buyers here manage institutes of the same number. */
async function publishedAfter(db: Db, table: typeof school | typeof college, id: number) {
  const managed = sql`exists (select from buyer_institute b where b.institute = ${table.id})`
  const published = and(eq(table.status, 'published'), gt(table.id, id), not(managed))
  const [row] = await db.select({ id: table.id }).from(table).where(published).orderBy(asc(table.id)).limit(1)
  if (!row) throw new Error('The demo has no institute')
  return row.id
}

/** The demo's accounts and, for each, another of its kind with the same password. */
export async function gather(db: Db): Promise<People> {
  const createPerson = async (name: PersonName, realm: Realm, id: number, institute: number): Promise<Person> => ({
    name,
    realm,
    id,
    institute,
    mark: markOf(name),
    token: await openSession(db, realm, id),
  })
  const [admin] = await db.select().from(adminAccount).limit(1)
  if (!admin) throw new Error('The demo has no administrator')
  const { passwordHash, ...office } = await demoBuyer(db)
  const buyer = async (name: PersonName, instituteType: InstituteType, institute: number) => {
    const email = `${name.toLowerCase()}@scene.example`
    const [row] = await db
      .insert(buyerAccount)
      .values({ email, instituteType, name: markOf(name), passwordHash })
      .returning()
    await db.insert(buyerInstitute).values({ buyer: row?.id ?? 0, institute, role: 'owner' })
    return createPerson(name, 'buyer', row?.id ?? 0, institute)
  }
  const otherSchoolId = await publishedAfter(db, school, office.sid)
  const eid = await publishedAfter(db, college, otherSchoolId)
  const family = async (name: PersonName, accountType: 'college' | 'school', n: number) => {
    const email = `${name.toLowerCase()}@scene.example`
    const contactData = { name: markOf(name), mobile: `+9191000000${n}0`, mobileVerified: true }
    const [row] = await db
      .insert(studentAccount)
      .values({ track: accountType, email, passwordHash, dateOfBirth: '2005-01-31', ...contactData })
      .returning()
    if (row && accountType === 'school') await declareAsParent(db, row.id)
    return createPerson(name, 'student', row?.id ?? 0, accountType === 'school' ? office.sid : eid)
  }
  return {
    admin: await createPerson('admin', 'admin', admin.id, eid),
    school: await createPerson('school', 'buyer', office.id, office.sid),
    otherSchool: await buyer('otherSchool', 'school', otherSchoolId),
    college: await buyer('college', 'college', eid),
    student: await family('student', 'college', 1),
    otherStudent: await family('otherStudent', 'college', 2),
    parent: await family('parent', 'school', 3),
    otherParent: await family('otherParent', 'school', 4),
  }
}

/** A token of the realm that was signed out. */
export async function revokedToken(db: Db, { realm, id }: Person): Promise<string> {
  const token = await openSession(db, realm, id)
  await db.delete(session).where(eq(session.tokenHash, hashOf(token)))
  return token
}
/** A token of the realm whose account was suspended after it signed in. */
export async function suspendedToken(db: Db, realm: Realm): Promise<string> {
  const suspended = { suspended: true, passwordHash: 'none' }
  const email = 'suspended@scene.example'
  const insert = {
    admin: () => db.insert(adminAccount).values({ username: email, role: 'owner', ...suspended }),
    buyer: () => db.insert(buyerAccount).values({ email, instituteType: 'school', ...suspended }),
    student: () => db.insert(studentAccount).values({ email, track: 'college', name: 'Suspended', ...suspended }),
  }[realm]
  const [row] = await insert().returning()
  if (!row) throw new Error('An insert answered no row')
  return openSession(db, realm, row.id)
}
