import type {
  InstituteChange,
  InstituteType,
  OwnCollege,
  OwnProposal,
  OwnSchool,
  StaffProposal,
} from '@pravesh/contract'
import { testApp } from '../../../../testing/test-app.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import { buyerAccount, buyerInstitute } from '../../../platform/db/tables.ts'
import { openSession } from '../../session/tokens.ts'

export type Rows<T> = { data: T[]; total: number }
type OwnInstitute = OwnSchool & OwnCollege
type PutResponse = { data: OwnInstitute; message: string; proposed: string[] }
type Kind = InstituteType
type Decided = { data: StaffProposal; message: string }

/** The demo with institutes that have logins of their own, and the staff that decide on their proposals. */
export async function offices() {
  const { call, asAdmin, updateAsAdmin, database, outbox } = await testApp('demo')
  const { db } = database
  let officeCount = 0

  /** A published institute with a login of its own. */
  async function office(kind: Kind) {
    const n = ++officeCount
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
    await db.insert(buyerInstitute).values({ buyer: account.id, institute: id, role: 'owner' })
    const token = await openSession(db, 'buyer', account.id)
    const details = `/buyer/institute-details/${id}`
    const callAs = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
      call<T>(method, path, { token, body: sent })
    const readOwn = async () => (await callAs<{ data: OwnInstitute }>('GET', details)).body.data
    const instituteQuery = `instituteType=${kind}&instituteId=${id}`
    const listed = async <T>(path: string) =>
      (await asAdmin<Rows<T>>('GET', `/admin/${path}${instituteQuery}`)).body.data
    return {
      ...{ id, url, name, email, person, account: account.id, as: callAs },
      /** Changes the institute's current record, unless another version is passed. */
      put: async (change: object) =>
        callAs<PutResponse>('PUT', details, { version: (await readOwn()).version, ...change }),
      own: readOwn,
      proposals: async (query = '') =>
        (await callAs<Rows<OwnProposal>>('GET', `/buyer/proposals/${id}${query}`)).body.data,
      withdraw: (proposal: number) => callAs('DELETE', `/buyer/proposals/${id}?id=${proposal}`),
      page: async () => (await call<{ data: Record<string, unknown> }>('GET', `/public/${kind}/?url=${url}`)).body.data,
      live: async () =>
        (await asAdmin<{ data: Record<string, unknown> }>('GET', `/admin/${kind}-details/${id}`)).body.data,
      edit: (change: Record<string, unknown>) => updateAsAdmin(`/admin/${kind}-details/${id}`, change),
      waiting: () => listed<StaffProposal>('proposals?status=waiting&'),
      log: () => listed<InstituteChange>('institute-changes?'),
      mails: async () => (await outbox()).filter(({ to }) => to === email),
    }
  }
  type Office = Awaited<ReturnType<typeof office>>
  return {
    ...{ call, asAdmin, updateAsAdmin, db, home: database, office },
    decide: ({ id, updatedAt }: Pick<StaffProposal, 'id' | 'updatedAt'>, decision: object) =>
      asAdmin<Decided>('PUT', '/admin/proposals', { id, updatedAt, ...decision }),
    /** Proposes the change, and returns the pending proposals of staff. */
    async waits(target: Office, change: object): Promise<StaffProposal> {
      const { status, body } = await target.put(change)
      const [first] = await target.waiting()
      if (status !== 200 || !first) throw new Error(JSON.stringify(body))
      return first
    },
    /** Another state with a city of its own than the institute's. */
    async changeElsewhere({ id }: Office, kind: Kind) {
      const { rows } = await db.execute<{ id: number; state: number }>(sql`
        select c.id, c.state from city c, ${sql.identifier(kind)} i where i.id = ${id} and c.state <> i.state order by c.id limit 1`)
      return { state: rows[0]?.state, city: rows[0]?.id, location: null }
    },
  }
}
