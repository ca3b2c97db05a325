import { ApiError, type BulkEmail, defaultPerMinute, type MassMail } from '@pravesh/contract'
import { eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { massMail } from '../../../platform/db/tables.ts'
import { enqueue } from '../../../services/jobs/queue.ts'
import { createMailContent } from './mail-content.ts'
import { massMailKind } from './posting.ts'
import { massMailById } from './progress.ts'
import { assertWithinLimit, nobodyError, selectedEnquiries } from './recipients.ts'

/**
 * Stores the mail and its recipients, each address once; a worker posts them. A used key returns the progress of the same mail. CONFLICT
 * where the key belongs to another mail; INVALID without recipients.
 */
export function startMassMail(db: Db | Tx, account: number, email: BulkEmail): Promise<MassMail> {
  return db.transaction(async (tx) => {
    const mailContent = await createMailContent(tx, email)
    const [mail] = await tx
      .insert(massMail)
      .values({ ...mailContent, perMinute: email.perMinute ?? defaultPerMinute, account, key: email.key ?? null })
      .onConflictDoNothing({ target: massMail.key })
      .returning({ id: massMail.id })
    if (!mail) {
      const { id, subject, body, subjectHi, bodyHi } = massMail
      const [existing] = await tx
        .select({ id, subject, body, subjectHi, bodyHi })
        .from(massMail)
        .where(eq(massMail.key, email.key ?? ''))
      if (!existing) throw new Error('A key is taken by nothing')
      const { id: existingId, ...existingMail } = existing
      // A success response would silently drop the different mail.
      if (JSON.stringify(existingMail) !== JSON.stringify(mailContent))
        throw new ApiError('CONFLICT', { message: 'This key was used for another mail: give this one its own' })
      return massMailById(tx, existingId)
    }
    const { rows: people } = await tx.execute(sql`
      insert into mass_mail_person (mail, enquiry, address, left_out)
      select ${mail.id}::int, id, case when reason is null then lower(email) end, reason
      from (${selectedEnquiries(email)}) people order by id returning id`)
    assertWithinLimit(email, people.length)
    if (email.ids)
      await tx.execute(sql`update mass_mail set absent = array(
        select distinct asked::int from jsonb_array_elements_text(${JSON.stringify(email.ids)}::jsonb) asked
        where not exists (select 1 from mass_mail_person where mail = mass_mail.id and enquiry = asked::int) order by 1)
        where id = ${mail.id}`)
    const started = await massMailById(tx, mail.id)
    if (started.total === 0) throw nobodyError(email, started.leftOut)
    await enqueue(tx, massMailKind, { mail: mail.id })
    return started
  })
}
