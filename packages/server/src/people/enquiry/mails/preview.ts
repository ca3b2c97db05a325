import type { BulkEmailPreview, MassMailPreview } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../../platform/config/config.ts'
import { sql } from '../../../platform/db/drizzle.ts'
import type { Db } from '../../../platform/db/index.ts'
import { withFooter } from '../../../services/mail/unsubscribe-link.ts'
import { masked } from '../../account/masked.ts'
import { createMailContent, type MailContent, purpose, renderMailContent } from './mail-content.ts'
import { assertWithinLimit, selectedEnquiries } from './recipients.ts'

type Sample = { id: number; name: string; reference: string; language: Language; email: string }
type Counts = Pick<MassMailPreview, 'total' | 'recent' | 'leftOut'> & {
  selected: number
  absent: number[]
  samples: Sample[]
}

/** Recipients of a selection, in one statement: counts, reasons, and up to three people, one of each language where possible. */
async function countRecipients(db: Db, email: BulkEmailPreview): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    with people as materialized (${selectedEnquiries(email)}), recipients as (select * from people where reason is null)
    select (select count(*)::int from people) as selected, (select count(*)::int from recipients) as total,
      (select count(*)::int from recipients r where exists (
        select 1 from mass_mail_person p where p.address = lower(r.email) and p.posted_at > now() - interval '24 hours')) as recent,
      (select coalesce(json_agg(reasons), '[]') from (
        select reason, count(*)::int as count, (array_agg(id order by id))[1:100] as ids
        from people where reason is not null group by reason order by reason) reasons) as "leftOut",
      array(select distinct asked::int from jsonb_array_elements_text(${JSON.stringify(email.ids ?? [])}::jsonb) asked
        where asked::int not in (select id from people) order by 1) as absent,
      (select coalesce(json_agg(chosen), '[]') from (
        select id, name, reference, language, email from recipients
        order by row_number() over (partition by language order by id desc), language, id desc limit 3) chosen) as samples`)
  const [counts] = rows
  if (!counts) throw new Error('A count answered no row')
  return counts
}

function renderSample({ origin }: Pick<Config, 'origin'>, mailContent: MailContent, sample: Sample) {
  const { id, email, language } = sample
  const { subject, text } = renderMailContent(mailContent, sample)
  // The real link would let its reader unsubscribe the person.
  const link = `${origin}${language === 'hi' ? '/hi' : ''}/unsubscribe?token=…`
  return {
    enquiry: id,
    maskedEmail: masked(email) ?? '',
    language,
    subject,
    text: withFooter(text, purpose, link, language),
  }
}

/**
 * A mail to many as it would be sent now: the number of recipients, the excluded people with reasons, and its text for up to three people.
 * INVALID as for sending, except for an empty list of recipients.
 */
export async function previewMassMail(
  db: Db,
  config: Pick<Config, 'origin'>,
  email: BulkEmailPreview,
): Promise<MassMailPreview> {
  const mailContent = await createMailContent(db, email)
  const { selected, absent, samples, ...counts } = await countRecipients(db, email)
  assertWithinLimit(email, selected)
  const missing =
    absent.length > 0 ? [{ reason: 'absent' as const, count: absent.length, ids: absent.slice(0, 100) }] : []
  return {
    ...counts,
    leftOut: [...missing, ...counts.leftOut],
    samples: samples.map((sample) => renderSample(config, mailContent, sample)),
  }
}
