import { pauseMassMail } from '../../../../people/enquiry/mails/control.ts'
import { startMassMail } from '../../../../people/enquiry/mails/start.ts'
import { suppress } from '../../../../people/suppression/store.ts'
import type { Config } from '../../../../platform/config/config.ts'
import { asc, eq } from '../../../../platform/db/drizzle.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { enquiry, job } from '../../../../platform/db/tables.ts'
import { queueMail } from '../../../../services/delivery/post.ts'

/** Tries of a mail before it waits for a person. */
const tries = 8
const mails = [
  {
    subject: 'Colleges that take students from abroad (demo)',
    text: 'Dear {{name}},\n\nthe last days for forms of the July session are on the pages of the colleges.\n\nPravesh',
    state: 'sent',
  },
  {
    subject: 'Fees and scholarships for students from abroad (demo)',
    text: 'Dear {{name}},\n\nwe have listed fees and scholarships of the coming session for you.\n\nPravesh',
    state: 'paused',
  },
] as const

/**
 * Mails to many people who asked from abroad: one that the worker sends at once, and one that is held. Of the people one unsubscribed and
 * one has an address that took no mail.
 */
async function seedMassMails(tx: Tx, staff: number): Promise<void> {
  const people = await tx
    .select({ id: enquiry.id, email: enquiry.email })
    .from(enquiry)
    .where(eq(enquiry.kind, 'studyindia'))
    .orderBy(asc(enquiry.createdAt))
  const ids = people.map(({ id }) => id)
  const [unsubscribed, bounced] = people
  if (unsubscribed?.email) await suppress(tx, { address: unsubscribed.email, purpose: 'study-india' }, 'unsubscribed')
  if (bounced?.email)
    await suppress(tx, { address: bounced.email, purpose: 'all' }, 'bounce', 'Demo: the mailbox does not exist')
  for (const { state, ...mail } of mails) {
    const { id } = await startMassMail(tx, staff, { ...mail, ids: state === 'sent' ? ids.slice(0, 5) : ids })
    if (state === 'paused') await pauseMassMail(tx, id)
  }
}
/** A mail that was given up: a person sends it by trying it again. */
async function seedFailedMail(tx: Tx, config: Pick<Config, 'encryptionKeys'>): Promise<void> {
  const id = await queueMail(tx, config, {
    to: 'office@demo.pravesh.example',
    subject: 'A mail that failed (demo)',
    text: 'This mail of the demonstration was given up once, so that it can be tried again.',
  })
  if (id === undefined) return
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const failure = { state: 'dead', attempts: tries, error: 'Demo: the mail server did not answer' } as const
  await tx
    .update(job)
    .set({ ...failure, createdAt: at(30), endedAt: at(26) })
    .where(eq(job.id, id))
}

/** The demo's mails to many, stopped addresses and a failed job. */
export async function seedMails(tx: Tx, config: Pick<Config, 'encryptionKeys'>, staff: number): Promise<void> {
  await seedMassMails(tx, staff)
  await seedFailedMail(tx, config)
}
