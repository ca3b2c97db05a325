import { desc, eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { studentAccount } from '../../platform/db/tables.ts'
import { actorOf, type Call } from '../../platform/http/bind.ts'
import { isWithin } from '../../platform/limits/throttle.ts'
import { type EventKeys, recordCall } from '../security-log/record.ts'
import { normaliseLogin } from '../session/accounts.ts'

/** Minutes within which searches of one person in one list by one account are one event: a page that is loaded again is no news. */
const sameSearchMinutes = 30

/**
 * Records that staff searched a list for a whole e-mail address or mobile: it finds one person. Other texts are no event. The text itself
 * is not recorded, but the account that it finds.
 */
export async function recordPersonSearch(
  db: Db,
  keys: EventKeys,
  call: Call,
  list: 'accounts' | 'payments' | 'reviews',
  search: string | undefined,
): Promise<void> {
  const contact = normaliseLogin(search?.trim() ?? '')
  const isMobile = contact.startsWith('+')
  if (!isMobile && !contact.includes('@')) return
  const { id, email, mobile } = studentAccount
  const [found] = await db
    .select({ id })
    .from(studentAccount)
    .where(isMobile ? eq(mobile, contact) : eq(sql`lower(${email})`, contact))
    .orderBy(desc(id))
    .limit(1)
  const { account } = actorOf(call)
  if (!(await isWithin(db, [['person searched', account, list, found?.id ?? 0], 1, sameSearchMinutes]))) return
  await recordCall(db, keys, call, 'person-searched', {
    list,
    ...(found && { ofRealm: 'student', ofAccount: found.id }),
  })
}
