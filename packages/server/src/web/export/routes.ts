import { Readable } from 'node:stream'
import { exportEndpoints } from '@pravesh/contract'
import { admissionRoutes } from '../../people/admission/routes.ts'
import { enquiryRoutes } from '../../people/enquiry/routes.ts'
import { confirmPresence } from '../../people/erasure/presence.ts'
import { erasureRoutes } from '../../people/erasure/routes.ts'
import type { PaymentServices } from '../../people/payment/open.ts'
import { paymentRoutes } from '../../people/payment/routes.ts'
import { reviewRoutes } from '../../people/review/routes.ts'
import { today } from '../../platform/db/statements/today.ts'
import { actorOf, type Bound, bindStream } from '../../platform/http/bind.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { studentRoutes } from '../student/routes.ts'
import { exportEntries } from './export.ts'
import { zipOf } from './zip.ts'

/** Copies of a day: each reads all that an account has. */
const maxCopies = 10

/**
 * A family's copy of its data. It is made while it is sent, after the password, so that no copy of a child's papers lies on the server and
 * has to be guarded, fetched once, and removed. Digital Personal Data Protection Act 2023, s. 11(1).
 */
export function exportRoutes(parts: PaymentServices): Bound[] {
  const { db, delivery } = parts
  const own = [
    ...studentRoutes(parts),
    ...admissionRoutes(parts),
    ...paymentRoutes(parts),
    ...reviewRoutes(db),
    ...enquiryRoutes(parts),
    ...erasureRoutes(parts),
  ].filter(({ endpoint }) => endpoint.realm === 'student')
  return [
    bindStream(exportEndpoints.export, async ({ body }, call) => {
      const actor = actorOf(call)
      await confirmPresence(db, actor, body.current_password ?? '')
      await countTry(db, [['export', actor.account], maxCopies, 24 * 60])
      const entries = exportEntries({ db, documents: delivery.documents }, own, call)
      return { parts: Readable.from(zipOf(entries)), type: 'application/zip', name: `pravesh-${today()}.zip` }
    }),
  ]
}
