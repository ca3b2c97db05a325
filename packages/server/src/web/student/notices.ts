import type { ApplicationState, FamilyNotice, FamilyNoticeKind, InstituteType } from '@pravesh/contract'
import { formatDate, formatPaise, type Language, t } from '@pravesh/messages'
import { institutesOf, summaryOf } from '../../catalogue/institute/summaries.ts'
import { applicationPath } from '../../people/admission/transition/transition.ts'
import { readerLabel, readerPerson } from '../../people/enquiry/contact-reads.ts'
import { ownEnquiry } from '../../people/enquiry/institute/filter.ts'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { contactRead, enquiry, enquiryNote } from '../../platform/db/tables.ts'

/** The list has so many rows at most, of so many days. */
const mostNotices = 100
const lastDays = 90
const since = sql.raw(`now() - interval '${lastDays} days'`)
/** Times as the contract writes them. */
const utc = (time: SQL) => sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A row of the list before it is written in words. */
type Event = {
  kind: FamilyNoticeKind
  id: string
  at: string
  instituteType: InstituteType | null
  instituteId: number | null
  applicant?: string
  application?: number
  state?: ApplicationState
  day?: string | null
  reference?: string
  realm?: string
  person?: string | null
  amount?: number
  /** News of a draw of lots that the application is in. */
  draw?: 'drawListed' | 'drawDrawn' | 'drawCancelled'
  place?: number | null
}

/** Columns of an application that a notice about it has. */
const ofApplication = sql`a.id as application, a.institute_type as "instituteType", a.institute_id as "instituteId",
  coalesce(a.sent->>'applicant', c.name, s.name) as applicant`
const people = sql`join student_account s on s.id = a.account left join child c on c.id = a.child`

/** Moves of applications that the family did not make itself, messages of institutes, refunds, reads of forms, and offers that end within two days. */
async function applicationEvents(db: Db, account: number): Promise<Event[]> {
  const { rows } = await db.execute<Event>(sql`
    (select case when m."to" = 'offered' then 'offer' else 'move' end as kind, 'move-' || m.id as id, ${utc(sql`m.at`)} as at,
      m."to" as state, m.reply_by::text as day, null::text as realm, null::text as person, null::int as amount, ${ofApplication}
    from application a ${people} join application_move m on m.application = a.id
    where a.account = ${account} and m."by" in ('institute', 'admin', 'clock') and m.at > ${since} order by m.id desc limit ${mostNotices})
    union all
    (select 'move', 'message-' || n.id, ${utc(sql`n.at`)}, null, null, null, null, null, ${ofApplication}
    from application a ${people} join application_note n on n.application = a.id
    where a.account = ${account} and n.kind = 'message' and n.at > ${since} order by n.id desc limit ${mostNotices})
    union all
    (select 'deadline', 'deadline-' || a.id, ${utc(sql`((a.reply_by - 2) + time '08:00') at time zone 'Asia/Kolkata'`)},
      a.status, a.reply_by::text, null, null, null, ${ofApplication}
    from application a ${people}
    where a.account = ${account} and a.status = 'offered' and now() >= ((a.reply_by - 2) + time '08:00') at time zone 'Asia/Kolkata'
    limit ${mostNotices})
    union all
    (select 'refund', 'refund-' || r.id, ${utc(sql`r.refunded_at`)}, null, null, null, null, r.amount, ${ofApplication}
    from application a ${people} join payment p on p.application = a.id join refund r on r.payment = p.id
    where a.account = ${account} and r.refunded_at > ${since} order by r.id desc limit ${mostNotices})
    union all
    (select 'read', 'read-' || min(${contactRead.id}), ${utc(sql`min(${contactRead.readAt})`)}, null, null, ${contactRead.realm},
      min(${readerPerson}), null, ${ofApplication}
    from application a ${people} join contact_read on ${contactRead.application} = a.id
    where a.account = ${account} and ${contactRead.readAt} > ${since}
    group by a.id, c.name, s.name, ${contactRead.realm}, ${contactRead.account}, (${contactRead.readAt} at time zone 'Asia/Kolkata')::date
    order by min(${contactRead.id}) desc limit ${mostNotices})`)
  return rows
}

/** What became of draws of lots that an application of the account is on the list of. */
async function drawEvents(db: Db, account: number): Promise<Event[]> {
  const { rows } = await db.execute<Event>(sql`
    select 'move' as kind, 'draw-' || d.id || '-' || a.id || '-' || told.draw as id, ${utc(sql`told.at`)} as at, told.draw, e.place,
      (d.draws_at at time zone 'Asia/Kolkata')::date::text as day, ${ofApplication}
    from application a ${people} join draw_entry e on e.application = a.id join draw d on d.id = e.draw
      cross join lateral (values ('drawListed', d.closed_at), ('drawDrawn', d.drawn_at), ('drawCancelled', d.cancelled_at)) told (draw, at)
    where a.account = ${account} and told.at > ${since} order by told.at desc limit ${mostNotices}`)
  return rows
}

/** Answers to questions, and reads of their contact, the first of each reader and day. */
async function enquiryEvents(db: Db, account: number): Promise<Event[]> {
  const { reference, instituteType, instituteId } = enquiry
  const replies = await db
    .select({
      ...{ reference, instituteType, instituteId, realm: enquiryNote.realm },
      ...{ id: enquiryNote.id, at: utc(sql`${enquiryNote.createdAt}`) },
    })
    .from(enquiry)
    .innerJoin(enquiryNote, eq(enquiryNote.enquiry, enquiry.id))
    .where(and(ownEnquiry(account), eq(enquiryNote.kind, 'reply'), sql`${enquiryNote.createdAt} > ${since}`))
    .orderBy(desc(enquiryNote.id))
    .limit(mostNotices)
  const first = sql<number>`min(${contactRead.id})`
  const reads = await db
    .select({
      ...{ reference, instituteType, instituteId, realm: contactRead.realm },
      ...{ id: first, at: utc(sql`min(${contactRead.readAt})`), person: sql<string | null>`min(${readerPerson})` },
    })
    .from(enquiry)
    .innerJoin(contactRead, eq(contactRead.enquiry, enquiry.id))
    .where(and(ownEnquiry(account), sql`${contactRead.readAt} > ${since}`))
    .groupBy(
      ...[enquiry.id, contactRead.realm, contactRead.account],
      sql`(${contactRead.readAt} at time zone 'Asia/Kolkata')::date`,
    )
    .orderBy(desc(first))
    .limit(mostNotices)
  return [
    ...replies.map((row): Event => ({ ...row, kind: 'reply', id: `reply-${row.id}` })),
    ...reads.map((row): Event => ({ ...row, kind: 'read', id: `read-${row.id}` })),
  ]
}

/** An event in words; `institute` is the name of the institute that it is about, and null without one. */
function titleOf(event: Event, institute: string | null, language: Language): string {
  const text = t(language)
  const { kind, applicant = '', day, reference = '', state, realm = '', person = null, amount = 0, draw, place } = event
  const about = { institute: institute ?? 'Pravesh', applicant, reference, day: day ? formatDate(day, language) : '' }
  if (kind === 'read') {
    const reader = readerLabel(realm, institute, person)
    return event.application
      ? text('notice.readForm', { ...about, reader })
      : text('notice.readContact', { ...about, reader })
  }
  if (kind === 'reply')
    return text(realm === 'admin' || institute === null ? 'notice.replyOfStaff' : 'notice.reply', about)
  if (kind === 'refund') return text('notice.refund', { ...about, amount: formatPaise(amount, language) })
  if (draw) return text(`notice.${draw}`, { ...about, place: place ?? '' })
  if (kind === 'move' && !state) return text('notice.message', about)
  if (kind === 'move') return text('notice.move', { ...about, state: state ? text(`applicationState.${state}`) : '' })
  return text(`notice.${kind}`, about)
}

/**
 * A family's news, the newest first, written in a language. They are read from the records themselves: what was erased is not among them.
 * `seenAt`: what happened after it is new.
 */
export async function listNotices(
  db: Db,
  account: number,
  seenAt: string | null,
  language: Language,
): Promise<FamilyNotice[]> {
  const sources = [applicationEvents, drawEvents, enquiryEvents]
  const events = (await Promise.all(sources.map((read) => read(db, account))))
    .flat()
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostNotices)
  const keys = events.flatMap(({ instituteType, instituteId }) =>
    instituteType && instituteId ? [{ instituteType, instituteId }] : [],
  )
  const names = await institutesOf(db, keys)
  return events.map((event) => {
    const { id, kind, at, application, instituteType, instituteId } = event
    const institute = instituteType && instituteId ? summaryOf(names, { instituteType, instituteId }).name : null
    return {
      ...{ id, kind, at, title: titleOf(event, institute, language) },
      isNew: seenAt === null || Date.parse(at) > Date.parse(seenAt),
      path: application ? applicationPath(application) : '/student/queries',
    }
  })
}
