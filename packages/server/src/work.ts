import { expireOffers } from './admission/expire.ts'
import type { Database } from './db/index.ts'
import { postHandlers } from './delivery/post.ts'
import { removeDeleted } from './enquiry/inbox/removal.ts'
import { massMailHandlers } from './enquiry/mails/posting.ts'
import { sweepPublished, takeDownHandler } from './files/published.ts'
import { removeFileHandler } from './files/store.ts'
import { sweepImports } from './import/console/control.ts'
import { importHandler } from './import/console/job.ts'
import { sweepJobs } from './jobs/queue.ts'
import type { Handled } from './jobs/run.ts'
import type { ScheduledTask } from './jobs/scheduled.ts'
import { leadHandler } from './lead-forwarding/outgoing/lead.ts'
import { deleteExpiredAttempts } from './limits/database.ts'
import { notifyByMail } from './mail/notify.ts'
import type { PaymentServices } from './payment/open.ts'
import { recheckWeekWork, recheckWork, reconcileWork } from './payment/reconcile.ts'
import { sendRefundHandler } from './payment/refund.ts'
import { publishDue } from './publication/publish-due.ts'
import { settle } from './search/index.ts'
import { sweepSearchTerms } from './search-terms/store.ts'
import { sweepEmailCodes } from './session/email-code.ts'
import { forgotHandler } from './session/forgot.ts'
import { sweepNetworks } from './session/known-network.ts'
import { sweepCodes } from './session/one-time-code.ts'
import { sweepTemporary } from './session/temporary-password.ts'
import { sweepSessions } from './session/tokens.ts'
import { sweepBounces } from './suppression/bounce.ts'

type WorkServices = PaymentServices & { database: Pick<Database, 'db' | 'bulk' | 'exclusively'> }

/** Every kind of job with its work, and every scheduled task. A new one is a line here. */
export function allWork(parts: WorkServices): { handled: Handled[]; scheduled: ScheduledTask[] } {
  const { db, config, delivery } = parts
  const { gateway } = parts.payments
  return {
    handled: [
      ...postHandlers(config, delivery),
      forgotHandler(parts),
      ...massMailHandlers(parts),
      leadHandler(parts),
      removeFileHandler({ db, storage: delivery.published }),
      takeDownHandler(db),
      importHandler(parts.database),
      sendRefundHandler({ db, gateway, notify: notifyByMail(config) }),
    ],
    scheduled: [
      { name: 'reconcile-payments', everyMinutes: 2, urgent: true, work: () => reconcileWork(parts) },
      { name: 'recheck-payments', everyMinutes: 60, work: () => recheckWork(parts) },
      { name: 'recheck-payments-of-the-week', everyMinutes: 6 * 60, work: () => recheckWeekWork(parts) },
      { name: 'publish-due', everyMinutes: 1, work: () => publishDue(db) },
      { name: 'remove-deleted-enquiries', everyMinutes: 5, work: () => removeDeleted(db) },
      { name: 'expire-offers', everyMinutes: 60, work: () => expireOffers(db, notifyByMail(config)) },
      // At midnight of UTC, when it is early morning in India.
      { name: 'settle-search', everyMinutes: 24 * 60, work: () => parts.database.exclusively(settle) },
      { name: 'sweep-sessions', everyMinutes: 60, work: () => sweepSessions(db) },
      { name: 'sweep-tries', everyMinutes: 60, work: () => deleteExpiredAttempts(db) },
      { name: 'sweep-codes', everyMinutes: 60, work: () => sweepCodes(db) },
      { name: 'sweep-email-codes', everyMinutes: 60, work: () => sweepEmailCodes(db) },
      { name: 'sweep-temporary-passwords', everyMinutes: 60, work: () => sweepTemporary(db) },
      { name: 'sweep-known-networks', everyMinutes: 24 * 60, work: () => sweepNetworks(db) },
      { name: 'sweep-published-files', everyMinutes: 24 * 60, work: () => sweepPublished(db) },
      // Hourly: days end at midnight in India.
      { name: 'sweep-search-terms', everyMinutes: 60, work: () => sweepSearchTerms(db) },
      { name: 'sweep-bounces', everyMinutes: 24 * 60, work: () => sweepBounces(db) },
      { name: 'sweep-imports', everyMinutes: 60, work: () => sweepImports(db) },
      { name: 'sweep-jobs', everyMinutes: 24 * 60, work: () => sweepJobs(db) },
    ],
  }
}
