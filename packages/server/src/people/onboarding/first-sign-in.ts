import { ApiError, type InstituteType, type Partner } from '@pravesh/contract'
import type { Config } from '../../platform/config/config.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { buyerAccount, partnerApplication } from '../../platform/db/tables.ts'
import { countTry } from '../../platform/limits/throttle.ts'
import { queueTemplatedMail } from '../../services/mail/compose.ts'
import { giveTemporary } from '../session/passwords/temporary-password.ts'
import { asPartner } from './application.ts'

export type LinkConfig = Pick<Config, 'encryptionKeys' | 'origin' | 'consoleOrigins' | 'sessionSecrets'>
type Login = { id: number; email: string; person: string; instituteType: InstituteType; institute: string }

/** Days that a link for a first sign-in works. */
const linkDays = 7
/** 28 random characters, 138 bits: the link is never typed. */
const lifetime = { minutes: linkDays * 24 * 60, groups: 7 }

/**
 * Mails the link for choosing the password of a new login and signing in. It works once, for seven days, and invalidates an earlier one.
 * The secret follows the `#` of the address: browsers send that part to no server, so it is in no log.
 */
export async function mailFirstSignIn(tx: Tx, config: LinkConfig, login: Login, key: string): Promise<void> {
  const { id, email, person, instituteType, institute } = login
  const code = await giveTemporary(tx, config, 'buyer', id, true, lifetime)
  const fragment = new URLSearchParams({ type: instituteType, email, code })
  const values = {
    ...{ name: person, institute, email, days: String(linkDays) },
    link: consoleAddress(config, 'buyer', `/administration/first-sign-in#${fragment}`),
  }
  const mail = { event: 'partner.approved', values } as const
  await queueTemplatedMail(tx, config, { to: email, language: 'en' }, mail, { key })
}

/** Sends the link of an approved application again. CONFLICT where there is no login, or its holder has chosen a password. */
export async function sendLinkAgain(db: Db, config: LinkConfig, us_id: number): Promise<Partner> {
  await countTry(db, [['partner', 'link', us_id], 5, 60])
  return db.transaction(async (tx) => {
    const [application] = await tx
      .select()
      .from(partnerApplication)
      .where(eq(partnerApplication.id, us_id))
      .for('update')
    if (!application) throw new ApiError('NOT_FOUND')
    const { buyer, instituteId, instituteType } = application
    if (buyer === null || instituteId === null) throw new ApiError('CONFLICT', { message: 'It is not approved' })
    const [account] = await tx.select().from(buyerAccount).where(eq(buyerAccount.id, buyer))
    if (!account?.mustChangePassword)
      throw new ApiError('CONFLICT', {
        message: 'They have chosen a password: they ask for a new one at their sign-in',
      })
    const table = instituteTables[instituteType]
    const [found] = await tx.select({ name: table.name }).from(table).where(eq(table.id, instituteId))
    const { email, person } = application
    const login = { id: buyer, email, person, instituteType, institute: found?.name ?? application.name }
    await mailFirstSignIn(tx, config, login, `partner-${us_id}-${Date.now()}`)
    return asPartner(application)
  })
}
