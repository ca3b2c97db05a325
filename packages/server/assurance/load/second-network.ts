import type { AppParts } from '../../src/app/app.ts'
import { sandboxKeys } from '../../src/people/payment/open.ts'
import { createSandbox } from '../../src/people/payment/sandbox/sandbox.ts'
import { openSession } from '../../src/people/session/tokens.ts'
import { college, studentAccount } from '../../src/platform/db/tables.ts'
import { admitAllYear } from '../../testing/admit-all-year.ts'
import type { createNetwork } from './network.ts'

type Network = ReturnType<typeof createNetwork>
const credentials = { username: 'student@demo.pravesh.example', student_type: 'college', password: 'pravesh-demo' }
const base = '/api/v1'

/**
 * Typical actions of people in an unaffected network: sign in, pay for an application, and read pages, listings, data and a file. Returns
 * a function that does all of it once from a network, and returns each unexpected response: none if they are not hindered.
 */
export async function createSecondNetwork({ database, config }: AppParts, file: string) {
  const { db } = database
  const bank = createSandbox({ db, ...sandboxKeys(config), webhookMs: null })
  const [{ city, state } = { city: 0, state: 0 }] = await db.select().from(college).limit(1)
  const values = { name: 'College that is paid for', url: 'college-that-is-paid-for', city, state }
  const [payee] = await db
    .insert(college)
    .values({ ...values, status: 'published' })
    .returning()
  if (!payee) throw new Error('An insert returned no row')
  await admitAllYear(db, 'college', [payee.id])
  const target = { instituteType: 'college', instituteId: payee.id, feesType: 'application' }
  let families = 0

  return async function useService(network: Network): Promise<string[]> {
    const failures: string[] = []
    async function send(line: string, token?: string, body?: object): Promise<string> {
      const headers = token ? [`authorization: Bearer ${token}`] : []
      const response = await network.send(line, headers, body && JSON.stringify(body))
      if (response.status !== 200) failures.push(`${line}: ${response.status} ${response.body.slice(0, 200)}`)
      return response.body
    }
    await send(`POST ${base}/open/student-login`, undefined, credentials)
    const email = `family${++families}@example.in`
    const [family] = await db.insert(studentAccount).values({ track: 'college', name: 'Asha', email }).returning()
    const token = await openSession(db, 'student', family?.id ?? 0)
    const { orderId } = JSON.parse(await send(`POST ${base}/payment/order`, token, target)) as { orderId: string }
    const paid = await bank.pay(orderId, 'succeed')
    await send(`POST ${base}/student/payment-success`, token, { ...paid, ...target, orderId, amount: 33_100 })
    await send(`GET ${base}/student/institute-payment`, token)
    await send(`GET ${base}/public/find/schools?search=modern%20school${families}`)
    for (const page of ['/', '/hi/schools/all', `/search?q=delhi%20public%20${families}`, file, '/readyz'])
      await send(`GET ${page}`)
    return failures
  }
}
