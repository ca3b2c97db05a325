import { type FamilyNotices, type FamilyNoticesChange, mailedNoticeKinds } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import { resume as resumeMails, suppressionOf } from '../../people/suppression/store.ts'
import { eq, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { familyNoticeSetting, studentAccount } from '../../platform/db/tables.ts'
import { canSmsNews } from '../../services/mail/channel.ts'
import type { NotifyConfig } from '../../services/mail/notify.ts'
import { listNotices } from './notices.ts'

/** A family's news, how many are new, and how it is told of them. */
export async function familyNotices(
  db: Db,
  config: NotifyConfig,
  account: number,
  language: Language,
): Promise<FamilyNotices> {
  const { seenAt, choices, quietFrom, quietTo } = familyNoticeSetting
  const { email, mobile, mobileVerified } = studentAccount
  const [row] = await db
    .select({
      ...{ seenAt, choices, quietFrom, quietTo, email, mobile, mobileVerified },
      stopped: suppressionOf(email, 'family-notices'),
    })
    .from(studentAccount)
    .leftJoin(familyNoticeSetting, eq(familyNoticeSetting.account, studentAccount.id))
    .where(eq(studentAccount.id, account))
  if (!row) throw new Error('An account that is signed in was not there')
  const notices = await listNotices(db, account, row.seenAt, language)
  return {
    unread: notices.filter(({ isNew }) => isNew).length,
    notices,
    settings: {
      email: row.email,
      stopped: row.stopped,
      canSms: row.mobile !== null && row.mobileVerified && canSmsNews(config),
      choices: mailedNoticeKinds.map((kind) => ({ kind, channel: row.choices?.[kind] ?? 'mail' })),
      quietFrom: row.quietFrom,
      quietTo: row.quietTo,
    },
  }
}

/** Marks the list as seen, or changes how the account is told. */
export async function changeFamilyNotices(
  db: Db,
  config: NotifyConfig,
  account: number,
  { choices = [], resume, ...rest }: FamilyNoticesChange,
  language: Language,
): Promise<FamilyNotices> {
  await db.transaction(async (tx) => {
    const chosen = Object.fromEntries(choices.map(({ kind, channel }) => [kind, channel]))
    const merged = sql`${familyNoticeSetting.choices} || ${JSON.stringify(chosen)}::jsonb`
    await tx
      .insert(familyNoticeSetting)
      .values({ account, ...rest, choices: chosen })
      .onConflictDoUpdate({ target: familyNoticeSetting.account, set: { ...rest, choices: merged } })
    if (!resume) return
    const [own] = await tx
      .select({ email: studentAccount.email })
      .from(studentAccount)
      .where(eq(studentAccount.id, account))
    if (own?.email) await resumeMails(tx, { address: own.email.toLowerCase(), purpose: 'family-notices' })
  })
  return familyNotices(db, config, account, language)
}
