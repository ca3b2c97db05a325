import type {
  DeskProposal,
  InstituteChange,
  InstituteType,
  OwnCollege,
  OwnProposal,
  OwnSchool,
} from '@pravesh/contract'
import { sql } from '../../db/drizzle.ts'
import { buyerAccount, buyerInstitute } from '../../db/tables.ts'
import { openSession } from '../../session/tokens.ts'
import { testApp } from '../../testing/test-app.ts'

export type Rows<T> = { data: T[]; total: number }
type Own = OwnSchool & OwnCollege
type Put = { data: Own; message: string; proposed: string[] }
type Kind = InstituteType
type Decided = { data: DeskProposal; message: string }

/** The demo with institutes that have logins of their own, and the desk that decides on what they propose. */
export async function offices() {
  const { call, asAdmin, updateAsAdmin, home, outbox } = await testApp('demo')
  const { db } = home
  let made = 0

  /** A published institute with a login of its own. */
  async function office(kind: Kind) {
    const n = ++made
    const url = `neem-${kind}-${n}`
    const { rows } = await db.execute<{ id: number; state: number }>(
      sql`select id, state from city order by id limit 1`,
    )
    const place = { state: rows[0]?.state, city: rows[0]?.id, address: 'Station Road' }
    const name = `Neem ${kind} ${n}`
    const body = { name, url, status: 'published', ...place }
    const { id } = (await asAdmin<{ data: { id: number } }>('POST', `/admin/${kind}-details`, body)).body.data
    const [person, email] = [`Principal ${n}`, `principal${n}@neem.example`]
    const values = { email, passwordHash: 'none', instituteType: kind, name: person }
    const [account] = await db.insert(buyerAccount).values(values).returning()
    if (!account) throw new Error('No account')
    await db.insert(buyerInstitute).values({ buyer: account.id, institute: id })
    const token = await openSession(db, 'buyer', account.id)
    const details = `/buyer/institute-details/${id}`
    const as = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
      call<T>(method, path, { token, body: sent })
    const own = async () => (await as<{ data: Own }>('GET', details)).body.data
    const of = `instituteType=${kind}&instituteId=${id}`
    const listed = async <T>(path: string) => (await asAdmin<Rows<T>>('GET', `/admin/${path}${of}`)).body.data
    return {
      ...{ id, url, name, email, person, account: account.id, as },
      /** A change of what the institute says now, unless it names another version. */
      put: async (change: object) => as<Put>('PUT', details, { version: (await own()).version, ...change }),
      own,
      proposals: async (query = '') => (await as<Rows<OwnProposal>>('GET', `/buyer/proposals/${id}${query}`)).body.data,
      withdraw: (proposal: number) => as('DELETE', `/buyer/proposals/${id}?id=${proposal}`),
      page: async () => (await call<{ data: Record<string, unknown> }>('GET', `/public/${kind}/?url=${url}`)).body.data,
      live: async () =>
        (await asAdmin<{ data: Record<string, unknown> }>('GET', `/admin/${kind}-details/${id}`)).body.data,
      edit: (change: Record<string, unknown>) => updateAsAdmin(`/admin/${kind}-details/${id}`, change),
      waiting: () => listed<DeskProposal>('proposals?status=waiting&'),
      log: () => listed<InstituteChange>('institute-changes?'),
      mails: async () => (await outbox()).filter(({ to }) => to === email),
    }
  }
  type Office = Awaited<ReturnType<typeof office>>
  return {
    ...{ call, asAdmin, updateAsAdmin, db, home, office },
    decide: ({ id, updatedAt }: Pick<DeskProposal, 'id' | 'updatedAt'>, decision: object) =>
      asAdmin<Decided>('PUT', '/admin/proposals', { id, updatedAt, ...decision }),
    /** Proposes the change, and answers what the desk finds waiting. */
    async waits(of: Office, change: object): Promise<DeskProposal> {
      const { status, body } = await of.put(change)
      const [first] = await of.waiting()
      if (status !== 200 || !first) throw new Error(JSON.stringify(body))
      return first
    },
    /** Another state with a city of its own than the institute's. */
    async elsewhere({ id }: Office, kind: Kind) {
      const { rows } = await db.execute<{ id: number; state: number }>(sql`
        select c.id, c.state from city c, ${sql.identifier(kind)} i where i.id = ${id} and c.state <> i.state order by c.id limit 1`)
      return { state: rows[0]?.state, city: rows[0]?.id, location: null }
    },
  }
}
