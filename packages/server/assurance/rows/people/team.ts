import { hashOf } from '../../../src/people/session/tokens.ts'
import { sql } from '../../../src/platform/db/drizzle.ts'
import { adminAccount, buyerAccount, buyerInstitute, invitation } from '../../../src/platform/db/tables.ts'
import type { PersonName } from '../../scene/people.ts'
import type { Scene } from '../../scene/scene.ts'
import type { Row, Rows } from '../row.ts'

/** A person of the operator that makes no other call. */
async function createOperator({ database, next }: Scene): Promise<number> {
  const values = { username: `operator${next()}@team.example`, passwordHash: 'none', role: 'editor' } as const
  const [row] = await database.db.insert(adminAccount).values(values).returning({ id: adminAccount.id })
  return row?.id ?? 0
}
/** A colleague of a buyer, with an institute elsewhere. */
export async function createColleague(scene: Scene, owner: PersonName): Promise<number> {
  const { db } = scene.database
  const instituteType = owner === 'college' ? 'college' : 'school'
  const values = { email: `colleague${scene.next()}@team.example`, instituteType, passwordHash: 'none' } as const
  const [row] = await db.insert(buyerAccount).values(values).returning({ id: buyerAccount.id })
  const buyer = row?.id ?? 0
  await db.insert(buyerInstitute).values({ buyer, institute: scene.people[owner].institute, role: 'editor' })
  return buyer
}
const tokenOf = (id: number) => `invitation-token-${id}`.padEnd(43, '-')
/** An open invitation: of the institute of a buyer, or of the operator. */
export async function createInvitation(scene: Scene, owner: PersonName): Promise<number> {
  const { db } = scene.database
  const count = scene.next()
  const ofInstitute =
    owner === 'admin'
      ? { realm: 'admin' as const }
      : {
          realm: 'buyer' as const,
          instituteType: owner === 'college' ? ('college' as const) : ('school' as const),
          institute: scene.people[owner].institute,
        }
  const [row] = await db
    .insert(invitation)
    .values({
      ...{ ...ofInstitute, email: `invited${count}@team.example`, role: 'editor', by: 'Somebody' },
      ...{ tokenHash: hashOf(tokenOf(count)), expiresAt: sql`now() + interval '1 hour'` },
    })
    .returning({ id: invitation.id })
  return row?.id ?? 0
}
async function createToken(scene: Scene): Promise<string> {
  const before = scene.next()
  await createInvitation(scene, 'admin')
  return tokenOf(before + 1)
}

const ofOperator = {
  as: 'admin',
  names: async (scene) => ({ body: { id: await createOperator(scene) } }),
} satisfies Row
const invitedByOperator = {
  as: 'admin',
  names: async (scene) => ({ body: { id: await createInvitation(scene, 'admin') } }),
} satisfies Row
const ofInstitute = {
  as: 'school',
  names: async ({ people }, owner) => ({ params: { sid: people[owner].institute } }),
} satisfies Row
const colleague = {
  as: 'school',
  names: async (scene, owner) => ({
    params: { sid: scene.people[owner].institute },
    body: { id: await createColleague(scene, owner) },
  }),
} satisfies Row
const invited = {
  as: 'school',
  names: async (scene, owner) => ({
    params: { sid: scene.people[owner].institute },
    body: { id: await createInvitation(scene, owner) },
  }),
} satisfies Row
const freshAddress = (scene: Scene) => ({ email: `fresh${scene.next()}@team.example` })

/** People of the operator and of institutes, and invitations. */
export const teamRows: Rows = {
  'admin.team.update': ofOperator,
  'admin.team.end-sessions': ofOperator,
  'admin.invitations.create': { as: 'admin', body: freshAddress },
  'admin.invitations.send-again': invitedByOperator,
  'admin.invitations.remove': invitedByOperator,
  'open.invitation': { as: 'nobody', names: async (scene) => ({ body: { token: await createToken(scene) } }) },
  'open.invitation.accept': {
    as: 'nobody',
    once: true,
    names: async (scene) => ({ body: { token: await createToken(scene) } }),
  },
}
/** Those of an institute. */
export const buyerTeamRows: Rows = {
  'buyer.security-log.institute': ofInstitute,
  'buyer.colleagues': ofInstitute,
  'buyer.team.list': ofInstitute,
  'buyer.team.update': colleague,
  'buyer.team.end': colleague,
  'buyer.invitations.list': ofInstitute,
  'buyer.invitations.create': { ...ofInstitute, body: freshAddress },
  'buyer.invitations.send-again': invited,
  'buyer.invitations.remove': invited,
}
