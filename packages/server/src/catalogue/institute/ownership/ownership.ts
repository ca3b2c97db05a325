import { ApiError, rolesWithFactor } from '@pravesh/contract'
import { and, eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { buyerAccount, buyerInstitute } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Institute } from '../institute.ts'

/**
 * The institute that this buyer manages. Another's and one that does not exist are the same NOT_FOUND; ROLE_NEEDED where the person's role at
 * it does not include the call, SECOND_FACTOR_NEEDED where it needs a second factor that the account lacks.
 */
export async function requireInstitute(db: Db | Tx, actor: Actor, sid: number): Promise<Institute> {
  const [ownRow] =
    actor.realm === 'buyer'
      ? await db
          .select({ type: buyerAccount.instituteType, id: buyerInstitute.institute, role: buyerInstitute.role })
          .from(buyerInstitute)
          .innerJoin(buyerAccount, eq(buyerAccount.id, buyerInstitute.buyer))
          .where(and(eq(buyerInstitute.buyer, actor.account), eq(buyerInstitute.institute, sid)))
      : []
  if (!ownRow) throw new ApiError('NOT_FOUND')
  const { role, ...institute } = ownRow
  if (!actor.roles?.includes(role)) throw new ApiError('ROLE_NEEDED')
  if (actor.lacksFactor && rolesWithFactor.includes(role)) throw new ApiError('SECOND_FACTOR_NEEDED')
  return institute
}
/** `us_id` names the buyer's own account where it is sent: FORBIDDEN where it is another's. */
export function ownAccount(actor: Actor, us_id: number | undefined): void {
  if (us_id !== undefined && us_id !== actor.account) throw new ApiError('FORBIDDEN')
}
