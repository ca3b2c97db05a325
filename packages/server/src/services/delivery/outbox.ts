import { desc, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { outbox } from '../../platform/db/tables.ts'
import { type Mailer, noRecipient, type Texter } from './message.ts'

// For an empty recipient the same statement is run without storing a row.
const insertMessage = (db: Db, kind: 'mail' | 'sms', to: string, text: string, reference: string, subject?: string) =>
  db.execute(sql`
    insert into outbox (kind, "to", subject, text, reference)
    select ${kind}, ${to}, ${subject ?? null}, ${text}, ${reference} where ${to}::text <> ${noRecipient}
    on conflict do nothing`)

/** Stores mail for reading instead of sending it. */
export const outboxMailer = (db: Db): Mailer => ({
  async send({ to, subject, text }, reference) {
    await insertMessage(db, 'mail', to, text, reference, subject)
  },
})
export const outboxTexter = (db: Db): Texter => ({
  async send({ to, text }, reference) {
    await insertMessage(db, 'sms', to, text, reference)
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

/** The stored messages, newest first; at most 200. */
export async function readOutbox(db: Db): Promise<OutboxMessage[]> {
  const { id, kind, to, subject, text, at: createdAt } = outbox
  const rows = await db
    .select({ id, kind, to, subject, text, at: createdAt })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(200)
  return rows.map(({ subject: title, ...row }) => (title === null ? row : { ...row, subject: title }))
}
