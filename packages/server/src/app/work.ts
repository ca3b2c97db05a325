import { emptyBin } from '../catalogue/bin/bin.ts'
import { sweepPublished, takeDownHandler } from '../catalogue/files/published.ts'
import { removeFileHandler } from '../catalogue/files/store.ts'
import { publishDue } from '../catalogue/publication/publish-due.ts'
import { settle } from '../catalogue/search/index.ts'
import { sweepSearchTerms } from '../catalogue/search-terms/store.ts'
import { sweepImports } from '../commands/import/console/control.ts'
import { importHandler } from '../commands/import/console/job.ts'
import { sweepInvitations } from '../people/admission/second-guardian/invitations.ts'
import { endOverdueAccess } from '../people/admission/transition/access.ts'
import { expireOffers } from '../people/admission/transition/expire.ts'
import { remindOfOffers } from '../people/admission/transition/remind-offers.ts'
import { advanceDraws } from '../people/draw/lots.ts'
import { drawNewsHandler } from '../people/draw/tell.ts'
import { removeDeleted } from '../people/enquiry/inbox/removal.ts'
import { massMailHandlers } from '../people/enquiry/mails/posting.ts'
import { eraseDue } from '../people/erasure/due.ts'
import { eraseOverdue, requestInactive } from '../people/erasure/periods.ts'
import { eraseUnanswered } from '../people/erasure/unanswered.ts'
import { leadHandler } from '../people/lead-forwarding/outgoing/lead.ts'
import { leadWithdrawalHandler } from '../people/lead-forwarding/outgoing/lead-withdrawal.ts'
import { remindInstitutes } from '../people/notice/remind.ts'
import { tellInstitutes } from '../people/notice/tell.ts'
import type { PaymentServices } from '../people/payment/open.ts'
import { sendRefundHandler } from '../people/payment/refund/refund.ts'
import { recheckWeekWork, recheckWork, reconcileWork } from '../people/payment/settle/reconcile.ts'
import { deleteOldEvents, sealEvents } from '../people/security-log/seal.ts'
import { sweepEmailCodes } from '../people/session/codes/email-code.ts'
import { sweepCodes } from '../people/session/codes/one-time-code.ts'
import { sweepChallenges } from '../people/session/factor/challenge.ts'
import { sweepNetworks } from '../people/session/known-network.ts'
import { forgotHandler } from '../people/session/passwords/forgot.ts'
import { sweepTemporary } from '../people/session/passwords/temporary-password.ts'
import { sweepSessions } from '../people/session/tokens.ts'
import { sweepBounces } from '../people/suppression/bounce.ts'
import { suppress } from '../people/suppression/store.ts'
import { sweepTeamInvitations } from '../people/team/invitations.ts'
import { deliveryHandler } from '../people/webhooks/deliver.ts'
import { sweepWebhooks } from '../people/webhooks/deliveries.ts'
import type { Database } from '../platform/db/index.ts'
import { deleteExpiredAttempts } from '../platform/limits/database.ts'
import { postHandlers } from '../services/delivery/post.ts'
import { sweepJobs } from '../services/jobs/queue.ts'
import type { Handled } from '../services/jobs/run.ts'
import type { ScheduledTask } from '../services/jobs/scheduled.ts'
import { notifyByMail } from '../services/mail/notify.ts'
import { writeOpenData } from '../web/open-data/write.ts'

type WorkServices = PaymentServices & { database: Pick<Database, 'db' | 'bulk' | 'exclusively'> }

/** Every kind of job with its work, and every scheduled task. A new one is a line here. */
export function allWork(parts: WorkServices): { handled: Handled[]; scheduled: ScheduledTask[] } {
  const { db, config, delivery } = parts
  const { gateway } = parts.payments
  return {
    handled: [
      ...postHandlers(config, {
        ...delivery,
        onRejected: (address, detail) => suppress(db, { address, purpose: 'all' }, 'bounce', detail),
      }),
      forgotHandler(parts),
      ...massMailHandlers(parts),
      leadHandler(parts),
      leadWithdrawalHandler(parts),
      deliveryHandler(parts),
      drawNewsHandler(parts),
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
      { name: 'advance-draws', everyMinutes: 1, work: () => advanceDraws(db, config) },
      { name: 'tell-institutes', everyMinutes: 1, work: () => tellInstitutes(db, config) },
      { name: 'remind-institutes', everyMinutes: 10, work: () => remindInstitutes(db) },
      { name: 'remove-deleted-enquiries', everyMinutes: 5, work: () => removeDeleted(db) },
      { name: 'expire-offers', everyMinutes: 60, work: () => expireOffers(db, notifyByMail(config)) },
      { name: 'remind-of-offers', everyMinutes: 60, work: () => remindOfOffers(db, notifyByMail(config)) },
      { name: 'end-overdue-access', everyMinutes: 60, work: () => endOverdueAccess(db) },
      { name: 'erase-due', everyMinutes: 60, work: () => eraseDue(parts) },
      { name: 'erase-overdue', everyMinutes: 24 * 60, work: () => eraseOverdue(db) },
      { name: 'sweep-invitations', everyMinutes: 24 * 60, work: () => sweepInvitations(db) },
      { name: 'sweep-team-invitations', everyMinutes: 24 * 60, work: () => sweepTeamInvitations(db) },
      { name: 'sweep-webhooks', everyMinutes: 24 * 60, work: () => sweepWebhooks(db) },
      { name: 'request-inactive', everyMinutes: 24 * 60, work: () => requestInactive(parts) },
      { name: 'erase-unanswered', everyMinutes: 24 * 60, work: () => eraseUnanswered(db) },
      // At midnight of UTC, when it is early morning in India.
      { name: 'settle-search', everyMinutes: 24 * 60, work: () => parts.database.exclusively(settle) },
      { name: 'seal-security-log', everyMinutes: 1, urgent: true, work: () => sealEvents(db) },
      { name: 'sweep-security-log', everyMinutes: 24 * 60, work: () => deleteOldEvents(db) },
      { name: 'sweep-sessions', everyMinutes: 60, work: () => sweepSessions(db) },
      { name: 'sweep-tries', everyMinutes: 60, work: () => deleteExpiredAttempts(db) },
      { name: 'sweep-codes', everyMinutes: 60, work: () => sweepCodes(db) },
      { name: 'sweep-email-codes', everyMinutes: 60, work: () => sweepEmailCodes(db) },
      { name: 'sweep-temporary-passwords', everyMinutes: 60, work: () => sweepTemporary(db) },
      { name: 'sweep-passkey-challenges', everyMinutes: 60, work: () => sweepChallenges(db) },
      { name: 'sweep-known-networks', everyMinutes: 24 * 60, work: () => sweepNetworks(db) },
      { name: 'sweep-published-files', everyMinutes: 24 * 60, work: () => sweepPublished(db) },
      // Hourly: days end at midnight in India.
      { name: 'sweep-search-terms', everyMinutes: 60, work: () => sweepSearchTerms(db) },
      { name: 'sweep-bounces', everyMinutes: 24 * 60, work: () => sweepBounces(db) },
      { name: 'sweep-imports', everyMinutes: 60, work: () => sweepImports(db) },
      { name: 'empty-bin', everyMinutes: 24 * 60, work: () => emptyBin(db) },
      // Days begin and end in India.
      {
        name: 'write-open-data',
        everyMinutes: 24 * 60,
        work: () => writeOpenData({ db, storage: delivery.published }),
      },
      { name: 'sweep-jobs', everyMinutes: 24 * 60, work: () => sweepJobs(db) },
    ],
  }
}
