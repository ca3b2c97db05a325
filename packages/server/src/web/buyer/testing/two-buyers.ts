import type { InstituteType } from '@pravesh/contract'
import { testApp } from '../../../../testing/test-app.ts'
import { openSession } from '../../../people/session/tokens.ts'
import { buyerAccount, buyerInstitute } from '../../../platform/db/tables.ts'

/** The demo with two logins of institutes: one of a school, `sid`, and one of a college, `eid`. */
export async function twoBuyers() {
  const app = await testApp('demo')
  const { call, database: home } = app
  const idOf = async (url: string) => (await call<{ data: { id: number } }>('GET', url)).body.data.id
  const sid = await idOf('/public/school/?url=modern-school-new-delhi')
  const eid = await idOf('/public/college/?url=indian-institute-of-technology-bombay')
  async function buyer(instituteType: InstituteType, institute: number) {
    const [account] = await home.db
      .insert(buyerAccount)
      .values({
        email: `${instituteType}@buyer.example`,
        passwordHash: 'none',
        instituteType,
        name: `The ${instituteType}`,
      })
      .returning()
    if (!account) throw new Error('No account')
    await home.db.insert(buyerInstitute).values({ buyer: account.id, institute, role: 'owner' })
    const token = await openSession(home.db, 'buyer', account.id)
    const callAs = <T = Record<string, unknown>>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      body?: unknown,
    ) => call<T>(method, path, { body, token })
    return { ...account, as: callAs }
  }
  return { ...app, sid, eid, school: await buyer('school', sid), college: await buyer('college', eid) }
}
