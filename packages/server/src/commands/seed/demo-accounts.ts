import type { InstituteType } from '@pravesh/contract'
import { hashPassword } from '../../people/session/passwords/password.ts'
import { demoPassword } from '../../platform/config/secrets.ts'
import { eq, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import {
  adminAccount,
  buyerAccount,
  buyerInstitute,
  instituteProposal,
  school,
  studentAccount,
} from '../../platform/db/tables.ts'
import { managedIds } from './catalogue/managed.ts'
import { demoIds } from './catalogue/merge-institutes.ts'
import { demo } from './catalogue/sources.ts'
import { recordDemoConsent } from './families/consent.ts'

/** The buyer of the first demo institutes of a kind. Without institutes there is no account. */
async function seedBuyer(tx: Tx, instituteType: InstituteType, passwordHash: string) {
  const table = instituteTables[instituteType]
  const ids = await managedIds(tx, instituteType)
  const email = `${instituteType}@demo.pravesh.example`
  const name = instituteType === 'school' ? 'Demo school office' : 'Demo college office'
  const [buyer] = await tx.insert(buyerAccount).values({ email, instituteType, name, passwordHash }).returning()
  if (!buyer || ids.length === 0) return
  await tx
    .insert(buyerInstitute)
    .values(ids.map((institute) => ({ buyer: buyer.id, institute, role: 'owner' as const })))
  const sources = sql`${table.sources} || ${JSON.stringify({ claimed: demo })}::jsonb`
  await tx.update(table).set({ claimed: true, sources }).where(inArray(table.id, ids))
}

/** The demo's editor: articles that wait for another reader and an uploaded list are this person's. */
export const editorName = 'editor@demo.pravesh.example'
/**
 * The demo's further administrators: one of finance, since refunds need another person than the one who asks, and the editor. The caller
 * ensures that this is the demo.
 */
export async function seedDemoStaff(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const staff = [
    { username: 'finance@demo.pravesh.example', name: 'Demo finance', passwordHash, role: 'finance' as const },
    { username: editorName, name: 'Demo editor', passwordHash, role: 'editor' as const },
  ]
  await tx.insert(adminAccount).values(staff).onConflictDoNothing()
}

/** A proposal of the demo's school to staff: its own name as written over its gate. */
async function seedProposal(tx: Tx): Promise<void> {
  const [author] = await tx.select().from(buyerAccount).where(eq(buyerAccount.instituteType, 'school')).limit(1)
  const id = (await demoIds(tx, 'school')).get('delhi-public-school-new-delhi')
  if (id === undefined) return
  const [proposer] = await tx.select().from(school).where(eq(school.id, id))
  if (!author || !proposer) return
  await tx.insert(instituteProposal).values({
    instituteType: 'school',
    instituteId: proposer.id,
    matter: 'name',
    held: { nameLocal: proposer.nameLocal },
    proposed: { nameLocal: 'दिल्ली पब्लिक स्कूल, आर. के. पुरम' },
    account: author.id,
    by: author.email,
  })
}

/** The public accounts of the demo, all with the demo's password. The caller ensures that this is the demo. */
export async function seedDemoAccounts(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await seedBuyer(tx, 'school', passwordHash)
  await seedBuyer(tx, 'college', passwordHash)
  await seedProposal(tx)
  const families = [
    {
      track: 'college' as const,
      name: 'Demo student',
      email: 'student@demo.pravesh.example',
      mobile: '+919000000001',
      mobileVerified: true,
      emailVerified: true,
      dateOfBirth: '2006-07-14',
      passwordHash,
    },
    {
      track: 'school' as const,
      name: 'Demo parent',
      email: 'parent@demo.pravesh.example',
      mobile: '+919000000002',
      mobileVerified: true,
      emailVerified: true,
      passwordHash,
    },
  ]
  for (const person of await tx.insert(studentAccount).values(families).returning()) await recordDemoConsent(tx, person)
}
