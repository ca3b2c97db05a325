import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { testApp } from '../../../../testing/test-app.ts'
import { securityEvent } from '../../../platform/db/tables.ts'

/** The API of the demo with an empty security log before each test. Call it at the top of a test file. */
export async function logApp() {
  const tested = await testApp('demo')
  const { app, call, database } = tested
  const { db } = database
  /** Does `work` past the triggers, as somebody with the database's own rights may. */
  async function tamper(work: () => Promise<unknown>) {
    for (const table of ['security_event', 'security_seal'])
      await db.execute(sql.raw(`alter table ${table} disable trigger user`))
    await work()
    for (const table of ['security_event', 'security_seal'])
      await db.execute(sql.raw(`alter table ${table} enable trigger user`))
  }
  async function empty() {
    await app.refusals.flush()
    await tamper(() => db.execute(sql`truncate security_event, security_seal`))
  }
  beforeEach(empty)
  afterAll(empty)
  const rows = () => db.select().from(securityEvent).orderBy(securityEvent.id)
  const signInAdmin = (username = 'admin', password = 'pravesh-demo', remoteAddress = '192.0.2.7') =>
    call('POST', '/open/admin-login', { body: { username, password }, remoteAddress })
  return { ...tested, db, empty, rows, signInAdmin, tamper }
}
