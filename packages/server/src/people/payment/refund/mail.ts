import { formatPaise } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../../catalogue/institute/summaries.ts'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { application, payment } from '../../../platform/db/tables.ts'
import type { Notify } from '../../../services/mail/notify.ts'
import { applicationPath } from '../../admission/transition/transition.ts'
import type { RefundRecord } from './match.ts'

/** Mails who paid that this refund went back, with its amount; once a refund. */
export async function notifyRefunded(
  tx: Tx,
  notify: Notify,
  { id, payment: paymentId, amount: paise }: RefundRecord,
): Promise<void> {
  if (paymentId === null) return
  const { account, instituteType, instituteId, id: applicationId } = application
  const [recipient] = await tx
    .select({ account, instituteType, instituteId, application: applicationId })
    .from(payment)
    .innerJoin(application, eq(application.id, payment.application))
    .where(eq(payment.id, paymentId))
  if (!recipient) throw new Error('A payment without an application')
  const { name: institute } = summaryOf(await institutesOf(tx, [recipient]), recipient)
  await notify(tx, {
    account: recipient.account,
    key: `refund:${id}`,
    kind: 'refund',
    path: applicationPath(recipient.application),
    render: ({ language, ...family }) => {
      const amount = formatPaise(paise, language)
      return { event: 'payment.refunded', values: { ...family, institute, amount } }
    },
  })
}
