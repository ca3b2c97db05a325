import type { InstituteType, OperatorRole } from '@pravesh/contract'
import type { Environment } from '../../../platform/config/environment.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import { today } from '../../../platform/db/statements/today.ts'
import { adminAccount, application, buyerAccount, buyerInstitute } from '../../../platform/db/tables.ts'
import { type Family, payingApp, type TestResponse } from '../../payment/testing/paying.ts'
import { openSession } from '../../session/tokens.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Body = Record<string, unknown>
export const dataOf = (response: TestResponse) => response.body.data as unknown as Body & { id: number }
export const rowsOf = (response: TestResponse) => response.body.data as unknown as (Body & { id: number })[]
export const codes = ({ status, body }: TestResponse) => [status, body.code ?? 'no error']

/** The day so many days from today, in India. */
export const dayIn = (days: number): string => today(new Date(Date.now() + days * 86_400_000))

/** A paying app with the staff of School 1, School 2 and College 1, and an administrator. Call it at the top of a test file. */
export async function staffApp(environment: Environment = {}) {
  const paying = await payingApp(undefined, environment)
  const { call, db, order, pay, confirm } = paying
  const createClient = (token: string) => (method: Method, path: string, body?: object) =>
    call(method, path, { token, ...(body ? { body } : {}) })
  /** Decides on an application in its current state; the path ends with its number. */
  const deciding = (token: string) => async (path: string, body: object) => {
    const byId = eq(application.id, Number(/\d+$/.exec(path)?.[0]))
    const [read] = await db.select({ updatedAt: application.updatedAt }).from(application).where(byId)
    return createClient(token)('PUT', path, { updatedAt: read?.updatedAt ?? new Date().toISOString(), ...body })
  }
  let buyers = 0
  async function buyer(instituteType: InstituteType, institute: number, name: string | null) {
    const email = `desk${++buyers}@institute.example`
    const [account] = await db
      .insert(buyerAccount)
      .values({ email, passwordHash: 'none', instituteType, name })
      .returning()
    const id = account?.id ?? 0
    await db.insert(buyerInstitute).values({ buyer: id, institute, role: 'owner' })
    const token = await openSession(db, 'buyer', id)
    return { id, token, as: createClient(token), decide: deciding(token) }
  }
  async function operator(username: string, name: string, role: OperatorRole) {
    const [account] = await db.insert(adminAccount).values({ username, passwordHash: 'none', name, role }).returning()
    const id = account?.id ?? 0
    const token = await openSession(db, 'admin', id)
    return { id, token, as: createClient(token), decide: deciding(token) }
  }
  const admin = await operator('boss', 'Meera Nair', 'owner')
  const schoolStaff = await buyer('school', 1, 'Ravi Menon')
  const two = await buyer('school', 2, null)
  const college = await buyer('college', 1, null)

  const callAs = ({ token }: Family) => createClient(token)
  /** A parent with a child, whose application to a school is paid for; `form` is filled in before. */
  async function applied(form: object = {}, instituteId = 1) {
    const asha = await paying.family('school')
    const child = { name: `Ira ${asha.id}`, dateOfBirth: '2021-06-14', relation: 'mother' }
    const kid = dataOf(await callAs(asha)('POST', '/student/manage-child', child)).id
    const parents = [{ relation: 'mother', name: 'Asha', mobile: '98765 43210', income: 900_000 }]
    await callAs(asha)('PUT', `/student/child-common-form/${kid}`, { parents, alumni: 'Mother, 2004' })
    const listed = dataOf(await callAs(asha)('POST', '/student/shortlist', { instituteId, child: kid })).id
    const filled = { class: 1, session: '2027-28', ...form }
    const draft = await callAs(asha)('PUT', `/student/shortlist-form/${listed}`, filled)
    const id = (dataOf(draft).application as { id: number } | null)?.id ?? 0
    const school = { instituteType: 'school', instituteId }
    await confirm(asha, await pay(await order(asha, school)), school)
    return { ...asha, as: callAs(asha), kid, listed, application: id, draft }
  }
  return { ...paying, callAs, admin, operator, schoolStaff, two, college, applied }
}
