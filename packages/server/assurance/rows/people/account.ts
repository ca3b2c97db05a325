import { authenticatorApp, buyerAccount, buyerInstitute, studentAccount } from '../../../src/platform/db/tables.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Rows } from '../row.ts'

/** A person that makes no other call. */
async function createOtherAccount({ database }: Scene): Promise<number> {
  const [row] = await database.db
    .insert(studentAccount)
    .values({ track: 'college', name: 'Somebody' })
    .returning({ id: studentAccount.id })
  return row?.id ?? 0
}
/** A login that no other call is made as, with the school that it manages. */
async function createOtherLogin(scene: Scene) {
  const { db } = scene.database
  const email = `login${scene.next()}@partner.example`
  const [row] = await db
    .insert(buyerAccount)
    .values({ email, instituteType: 'school', passwordHash: 'none' })
    .returning({ id: buyerAccount.id })
  const id = row?.id ?? 0
  const instituteId = scene.nextInstitute('school')
  await db.insert(buyerInstitute).values({ buyer: id, institute: instituteId, role: 'owner' })
  return { id, instituteId }
}
/** A family with an authenticator app that is on. */
async function createOtherFactor(scene: Scene) {
  const id = await createOtherAccount(scene)
  const app = { realm: 'student', account: id, secret: 'sealed', confirmedAt: '2026-11-01T00:00:00Z' } as const
  await scene.database.db.insert(authenticatorApp).values(app)
  return { id }
}
/** Accounts: suspending one, and ending its management of an institute. */
export const accountRows: Rows = {
  'admin.accounts.list': { as: 'admin', query: { realm: 'student' } },
  'admin.accounts.update': { as: 'admin', names: async (scene) => ({ body: { id: await createOtherAccount(scene) } }) },
  'admin.accounts.nominee': {
    as: 'admin',
    names: async (scene) => ({ params: { id: await createOtherAccount(scene) } }),
  },
  'admin.accounts.second-factor.reset': {
    as: 'admin',
    names: async (scene) => ({ body: await createOtherFactor(scene), extraFields: { realm: 'student' } }),
  },
  'admin.accounts.unlink': { as: 'admin', names: async (scene) => ({ body: await createOtherLogin(scene) }) },
}
