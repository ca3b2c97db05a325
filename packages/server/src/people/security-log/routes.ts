import { securityLogEndpoints } from '@pravesh/contract'
import { requireInstitute } from '../../catalogue/institute/ownership/ownership.ts'
import { today } from '../../platform/db/statements/today.ts'
import { actorOf, type Bound, bind, bindStream, type RouteServices } from '../../platform/http/bind.ts'
import { jsonLines, listSecurityEvents, ofInstituteLogins, securityEvents } from './list.ts'
import { recordCall } from './record.ts'

/** The security log for administrators; a login of institutes reads its own events, and an owner those of all logins of the institute. */
export const routes = ({ db, config }: RouteServices): Bound[] => [
  bind(securityLogEndpoints.list, ({ query }) => listSecurityEvents(db, config, query)),
  bindStream(securityLogEndpoints.export, async ({ query }, call) => {
    // Before the first byte: an export that is cut off has been one.
    await recordCall(db, config, call, 'log-exported')
    const parts = jsonLines(securityEvents(db, query))
    return { parts, type: 'application/x-ndjson', name: `security-log-${today()}.jsonl` }
  }),
  bind(securityLogEndpoints.own, ({ query }, call) =>
    listSecurityEvents(db, config, { ...query, realm: 'buyer', account: actorOf(call).account }),
  ),
  bind(securityLogEndpoints.institute, async ({ params, query }, call) => {
    const institute = await requireInstitute(db, actorOf(call), params.sid)
    return listSecurityEvents(db, config, query, ofInstituteLogins(institute))
  }),
]
