import { defaultDelivery, type NoticeSettings, type NoticeSettingsChange, noticeKinds } from '@pravesh/contract'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { buyerAccount, noticeSetting } from '../../platform/db/tables.ts'
import { resume, suppressionOf } from '../suppression/store.ts'
import { canSms, type TellConfig } from './tell.ts'

/** Which news an account of institutes is told about, and how. */
export async function noticeSettingsOf(db: Db | Tx, config: TellConfig, account: number): Promise<NoticeSettings> {
  const { language, sms, choices } = noticeSetting
  const { email, mobile } = buyerAccount
  const [row] = await db
    .select({ email, mobile, language, sms, choices, stopped: suppressionOf(email, 'institute-notices') })
    .from(buyerAccount)
    .leftJoin(noticeSetting, eq(noticeSetting.account, buyerAccount.id))
    .where(eq(buyerAccount.id, account))
  if (!row) throw new Error('An account that is signed in was not there')
  return {
    email: row.email,
    stopped: row.stopped,
    language: row.language ?? 'en',
    canSms: row.mobile !== null && canSms(config),
    sms: row.sms ?? false,
    choices: noticeKinds.map((kind) => ({ kind, delivery: row.choices?.[kind] ?? defaultDelivery[kind] })),
  }
}

/** Changes what is named. News that already wait go as they were to go. */
export async function changeNoticeSettings(
  db: Db,
  config: TellConfig,
  account: number,
  { choices = [], resume: isResumed, ...rest }: NoticeSettingsChange,
): Promise<NoticeSettings> {
  return db.transaction(async (tx) => {
    const chosen = Object.fromEntries(choices.map(({ kind, delivery }) => [kind, delivery]))
    const merged = sql`${noticeSetting.choices} || ${JSON.stringify(chosen)}::jsonb`
    await tx
      .insert(noticeSetting)
      .values({ account, ...rest, choices: chosen })
      .onConflictDoUpdate({ target: noticeSetting.account, set: { ...rest, choices: merged } })
    if (isResumed) {
      const { email } = await noticeSettingsOf(tx, config, account)
      await resume(tx, { address: email.toLowerCase(), purpose: 'institute-notices' })
    }
    return noticeSettingsOf(tx, config, account)
  })
}
