import type { Tx } from '../../platform/db/index.ts'
import type { enquiry } from '../../platform/db/tables.ts'
import { smsLanguage } from '../../services/delivery/message.ts'
import { queueSms } from '../../services/delivery/post.ts'
import { smsTexts } from '../../services/delivery/sms-texts.ts'
import { channelOf } from '../../services/mail/channel.ts'
import { plainName, queueTemplatedMail } from '../../services/mail/compose.ts'
import type { NotifyConfig } from '../../services/mail/notify.ts'
import { unsubscribeLink } from '../../services/mail/unsubscribe-link.ts'
import { replyJob } from './take-back.ts'

type Asked = Pick<typeof enquiry.$inferSelect, 'account' | 'name' | 'reference' | 'email' | 'language' | 'message'>

/**
 * Sends an institute's reply to who asked, once it can no longer be taken back: by mail, or as the account of a family chose; then its page of questions has the reply. A
 * visitor has nothing but the mail.
 */
export async function mailReply(
  tx: Tx,
  config: NotifyConfig,
  { account, name, reference, email, language, message }: Asked & { email: string },
  { institute, reply, note }: { institute: string; reply: string; note: number },
): Promise<void> {
  const told = account === null ? undefined : await channelOf(tx, config, account, 'reply')
  const job = replyJob(note)
  const waiting = { ...job, delaySeconds: Math.max(job.delaySeconds, told?.delaySeconds ?? 0) }
  if (told?.channel === 'list') return
  if (told?.channel === 'sms' && told.mobile) {
    const link = `${config.origin}${language === 'hi' ? '/hi' : ''}/student/queries`
    const sms = { to: told.mobile, template: 'news', language: smsLanguage(config, 'news', language) } as const
    await queueSms(tx, config, { ...sms, values: [link], text: smsTexts[sms.language].news(link) }, waiting)
    return
  }
  const stop = told ? unsubscribeLink(config, { address: email, purpose: 'family-notices' }, language) : ''
  const values = {
    ...{ name: plainName(name), reference, reply, institute, stop },
    // A visitor's address is unproven: the typed question is not mailed there.
    question: account === null ? reference : (message ?? ''),
  }
  const options = { ...waiting, ...(stop && { unsubscribe: stop }) }
  await queueTemplatedMail(tx, config, { to: email, language }, { event: 'enquiry.answered', values }, options)
}
