import { desc } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { outbox } from '../db/tables.ts'
import type { Mailer, Texter } from './message.ts'

/** Mail that is kept for looking at instead of being sent. */
export const outboxMailer = (db: Db): Mailer => ({
  async send({ to, subject, text }, reference) {
    await db.insert(outbox).values({ kind: 'mail', to, subject, text, reference }).onConflictDoNothing()
  },
})
export const outboxTexter = (db: Db): Texter => ({
  async send({ to, text }, reference) {
    await db.insert(outbox).values({ kind: 'sms', to, text, reference }).onConflictDoNothing()
  },
})

export type OutboxMessage = {
  id: number
  kind: 'mail' | 'sms'
  to: string
  subject?: string
  text: string
  at: string
}

/** What was kept, newest first; at most 200. */
export async function readOutbox(db: Db): Promise<OutboxMessage[]> {
  const { id, kind, to, subject, text, at } = outbox
  const rows = await db.select({ id, kind, to, subject, text, at }).from(outbox).orderBy(desc(outbox.id)).limit(200)
  return rows.map(({ subject: title, ...row }) => (title === null ? row : { ...row, subject: title }))
}
