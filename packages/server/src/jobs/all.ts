import { removeFileHandler } from '../admission/documents.ts'
import { expireOffers } from '../admission/expire.ts'
import { mailNews } from '../admission/tell.ts'
import { postHandlers } from '../delivery/post.ts'
import { massMailHandler } from '../enquiry/mass-mail.ts'
import type { Parts } from '../parts.ts'
import { reconcileWork } from '../payment/reconcile.ts'
import { forgotHandler } from '../session/forgot.ts'
import { sweepCodes } from '../session/one-time-code.ts'
import { sweepTemporary } from '../session/temporary-password.ts'
import { sweepTries } from '../session/throttle.ts'
import { sweepSessions } from '../session/tokens.ts'
import type { Chore } from './chores.ts'
import { sweepJobs } from './queue.ts'
import type { Handled } from './run.ts'

/** Every kind of job with its work, and every chore. A new kind is a line here. */
export function allWork(parts: Parts): { handled: Handled[]; chores: Chore[] } {
  const { db, config, delivery } = parts
  return {
    handled: [
      ...postHandlers(config, delivery),
      forgotHandler(parts),
      massMailHandler(parts),
      removeFileHandler(delivery.storage),
    ],
    chores: [
      { name: 'reconcile-payments', everyMinutes: 5, work: () => reconcileWork(parts) },
      { name: 'expire-offers', everyMinutes: 60, work: () => expireOffers(db, mailNews(config)) },
      { name: 'sweep-sessions', everyMinutes: 60, work: () => sweepSessions(db) },
      { name: 'sweep-tries', everyMinutes: 60, work: () => sweepTries(db) },
      { name: 'sweep-codes', everyMinutes: 60, work: () => sweepCodes(db) },
      { name: 'sweep-temporary-passwords', everyMinutes: 60, work: () => sweepTemporary(db) },
      { name: 'sweep-jobs', everyMinutes: 24 * 60, work: () => sweepJobs(db) },
    ],
  }
}
