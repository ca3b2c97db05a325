import { ApiError, instituteAccess, type NewsTopic, newsEndpoints } from '@pravesh/contract'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { buyerAccount, buyerInstitute } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { actorOf, type Bound, bind, type Call, type RouteServices } from '../../platform/http/bind.ts'
import type { Listener } from './live-news.ts'

/** What institutes have in their own lists. */
const institutesTopics: readonly NewsTopic[] = ['enquiries', 'applications', 'reviews']

const listenerOf = (call: Call, concerns: Listener['concerns']): Listener => {
  const { realm, account } = actorOf(call)
  return {
    networks: call.from,
    account: `${realm} ${account}`,
    concerns,
    ...(call.onClose && { onClose: call.onClose }),
  }
}

/** Whether a change concerns an institute at which the person's role includes families' data. */
async function ownChanges(db: Db, { account }: Actor): Promise<Listener['concerns']> {
  const rows = await db
    .select({ type: buyerAccount.instituteType, institute: buyerInstitute.institute })
    .from(buyerAccount)
    .leftJoin(
      buyerInstitute,
      and(eq(buyerInstitute.buyer, buyerAccount.id), inArray(buyerInstitute.role, [...instituteAccess.families.read])),
    )
    .where(eq(buyerAccount.id, account))
  const [first] = rows
  if (!first) throw new ApiError('NOT_FOUND')
  const own = new Set(rows.map(({ institute }) => institute))
  return ({ topic, type, institute }) =>
    institutesTopics.includes(topic) &&
    (institute === 'many' ? own.size > 0 : type === first.type && own.has(institute))
}

/** The calls that wait for news. The role at an institute is read when a call begins: it tells topics and ids alone. */
export const routes = ({ db, news }: RouteServices): Bound[] => [
  bind(newsEndpoints.admin, async ({ query }, call) => ({
    data: await news.read(
      query.since,
      listenerOf(call, () => true),
    ),
  })),
  bind(newsEndpoints.buyer, async ({ query }, call) => ({
    data: await news.read(query.since, listenerOf(call, await ownChanges(db, actorOf(call)))),
  })),
]
