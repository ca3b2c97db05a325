import { eq } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Tx } from '../db/index.ts'
import { studentAccount } from '../db/tables.ts'
import { postMail } from '../delivery/post.ts'

/** News for the family behind an account, sent once the transaction it belongs to is committed; at most once a key. */
export type News = { account: number; subject: string; text: string; key: string }
export type Tell = (tx: Tx, news: News) => Promise<void>

/** Tells by mail. An account without an address reads its news when it signs in. */
export const mailNews =
  (config: Pick<Config, 'encryptionKey'>): Tell =>
  async (tx, { account, subject, text, key }) => {
    const [to] = await tx
      .select({ email: studentAccount.email })
      .from(studentAccount)
      .where(eq(studentAccount.id, account))
    if (to?.email) await postMail(tx, config, { to: to.email, subject, text }, { key })
  }
