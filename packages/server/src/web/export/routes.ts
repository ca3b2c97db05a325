import { Readable } from 'node:stream'
import { exportEndpoints } from '@pravesh/contract'
import { routes as nomineeRoutes } from '../../people/account/nominee/routes.ts'
import { routes as admissionRoutes } from '../../people/admission/routes.ts'
import { routes as secondGuardianRoutes } from '../../people/admission/second-guardian/routes.ts'
import { routes as drawRoutes } from '../../people/draw/routes.ts'
import { routes as enquiryRoutes } from '../../people/enquiry/routes.ts'
import { confirmPresence } from '../../people/erasure/presence.ts'
import { routes as erasureRoutes } from '../../people/erasure/routes.ts'
import { routes as paymentRoutes } from '../../people/payment/routes.ts'
import { routes as reviewRoutes } from '../../people/review/routes.ts'
import { recordCall } from '../../people/security-log/record.ts'
import { routes as secondFactorRoutes } from '../../people/session/factor/routes.ts'
import { today } from '../../platform/db/statements/today.ts'
import { actorOf, type Bound, bindStream, type RouteServices } from '../../platform/http/bind.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { routes as studentRoutes } from '../student/routes.ts'
import { exportEntries } from './export.ts'
import { zipOf } from './zip.ts'

/** Copies of a day: each reads all that an account has. */
const maxCopies = 10

/**
 * A family's copy of its data. It is made while it is sent, after the password, so that no copy of a child's papers lies on the server and
 * has to be guarded, fetched once, and removed. Digital Personal Data Protection Act 2023, s. 11(1).
 */
export function routes(services: RouteServices): Bound[] {
  const { db, config, delivery } = services
  const own = [
    ...studentRoutes(services),
    ...admissionRoutes(services),
    ...paymentRoutes(services),
    ...reviewRoutes(services),
    ...enquiryRoutes(services),
    ...erasureRoutes(services),
    ...nomineeRoutes(services),
    ...secondFactorRoutes(services),
    ...secondGuardianRoutes(services),
    ...drawRoutes(services),
  ].filter(({ endpoint }) => endpoint.realm === 'student')
  return [
    bindStream(exportEndpoints.export, async ({ body }, call) => {
      const actor = actorOf(call)
      await confirmPresence(db, actor, body.current_password ?? '')
      await countTry(db, [['export', actor.account], maxCopies, 24 * 60])
      await recordCall(db, config, call, 'copy-exported')
      const entries = exportEntries({ db, config, documents: delivery.documents }, own, call)
      return { parts: Readable.from(zipOf(entries)), type: 'application/zip', name: `pravesh-${today()}.zip` }
    }),
  ]
}
