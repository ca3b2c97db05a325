import type { InstituteType, NoticeKind } from '@pravesh/contract'
import { webApps } from '@pravesh/contract/web-apps'
import type { Language } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import type { Config } from '../../platform/config/config.ts'
import { consoleAddress } from '../../platform/config/web.ts'
import { sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import { mailTexts, plainName } from '../../services/mail/compose.ts'

/** A piece of news that waits for a person. */
export type WaitingNotice = { id: number; kind: NoticeKind; institute: number; subject: number }

/** More news of one kind at one institute than these are one line with their number. */
const mostLines = 5

/** What a line says of its subject: a first name, and the list that it is in. */
type Subject = { name: string; screen: string }

/** First names and lists of subjects, by kind and id. Those that are gone are absent. */
async function subjectsOf(tx: Tx, notices: readonly WaitingNotice[]): Promise<Map<string, Subject>> {
  const idsOf = (...kinds: NoticeKind[]) =>
    `{${notices.flatMap(({ kind, subject }) => (kinds.includes(kind) ? [subject] : [])).join(',')}}`
  const { rows } = await tx.execute<{ of: string; id: number; name: string; screen: string }>(sql`
    select 'enquiry' as of, id, name,
      case when kind in ('admission-school', 'admission-college') then 'admission-enquiries' else 'general-enquiries' end as screen
    from enquiry where id = any(${idsOf('enquiry', 'overdue')}::int[]) and deleted_at is null
    union all
    select 'application', a.id, coalesce(a.sent->>'applicant', c.name, s.name), 'applications'
    from application a join student_account s on s.id = a.account left join child c on c.id = a.child
    where a.id = any(${idsOf('application', 'document', 'offer', 'lapsing', 'withdrawn')}::int[])
    union all
    select 'review', id, '', 'reviews' from review where id = any(${idsOf('review')}::int[])
    union all
    select 'webhook', id, split_part(url, '/', 3), 'webhooks' from webhook where id = any(${idsOf('webhook')}::int[])`)
  return new Map(
    rows.map(({ of, id, name, screen }) => [`${of} ${id}`, { name: plainName(name).split(' ')[0] ?? '', screen }]),
  )
}
const subjectKey = ({ kind, subject }: WaitingNotice): string => {
  if (kind === 'review' || kind === 'webhook') return `${kind} ${subject}`
  return kind === 'enquiry' || kind === 'overdue' ? `enquiry ${subject}` : `application ${subject}`
}

type NewsConfig = Pick<Config, 'origin' | 'consoleOrigins'>
/**
 * News as the parts of a mail: a line for its subject, and lines with an address each. They name first names alone, and no contact or text
 * of a family. Undefined where all that was new is gone.
 */
export async function writeNews(
  tx: Tx,
  config: NewsConfig,
  type: InstituteType,
  language: Language,
  notices: readonly WaitingNotice[],
): Promise<{ summary: string; news: string } | undefined> {
  const texts = mailTexts[language]
  const subjects = await subjectsOf(tx, notices)
  const present = notices.filter((notice) => subjects.has(subjectKey(notice)))
  if (present.length === 0) return undefined
  const names = await institutesOf(
    tx,
    present.map(({ institute }) => ({ instituteType: type, instituteId: institute })),
  )
  const addressOf = (path: string) => consoleAddress(config, 'buyer', `${webApps.buyer.path}/institutes/${path}`)
  const byInstitute = Map.groupBy(present, ({ institute }) => institute)
  const groups = [...byInstitute].map(([institute, items]) => {
    const { name } = summaryOf(names, { instituteType: type, instituteId: institute })
    const byKind = [...Map.groupBy(items, ({ kind }) => kind)]
    const lines = byKind.flatMap(([kind, ofKind]) => {
      const first = ofKind[0] && subjects.get(subjectKey(ofKind[0]))
      if (!first) return []
      if (ofKind.length > mostLines)
        return [`${texts.news[kind](ofKind.length)}: ${addressOf(`${institute}/${first.screen}`)}`]
      return ofKind.map((notice) => {
        const { name: who = '', screen = first.screen } = subjects.get(subjectKey(notice)) ?? {}
        const path = screen === 'reviews' ? screen : `${screen}/${notice.subject}`
        const text = texts.news[kind](1)
        return `${who ? texts.newsFrom(text, who) : text}: ${addressOf(`${institute}/${path}`)}`
      })
    })
    return { name, lines, counts: byKind.map(([kind, ofKind]) => texts.news[kind](ofKind.length)) }
  })
  const [only] = groups
  const all = [...Map.groupBy(present, ({ kind }) => kind)].map(([kind, ofKind]) => texts.news[kind](ofKind.length))
  const summary =
    groups.length === 1 && only
      ? texts.newsOf(only.name, texts.and(only.counts))
      : texts.newsOf(texts.instituteCount(groups.length), texts.and(all))
  return { summary, news: groups.map(({ name, lines }) => [name, ...lines].join('\n')).join('\n\n') }
}
