import { type AdminEnquiry, type ContactReading, historyActions, type TimelineEntry } from '@pravesh/contract'
import { asc, desc, eq, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { contactRead, enquiryChange, enquiryNote } from '../../../platform/db/tables.ts'
import { authorName } from './changes.ts'

const mostReads = 50
const blank = { by: null, body: null, outcome: null, from: null, to: null } as const

type HistoryAction = (typeof historyActions)[number]
const isHistoryAction = (action: string): action is HistoryAction =>
  historyActions.some((historyAction) => historyAction === action)
const textOf = (value: unknown): string | null =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : null

/** All that happened to an enquiry, the oldest first, and when its institute answered last. */
export async function historyOf(
  db: Db | Tx,
  { id, createdAt, message, more: laterMessages }: Pick<AdminEnquiry, 'id' | 'createdAt' | 'message' | 'more'>,
): Promise<Pick<AdminEnquiry, 'timeline' | 'instituteAnsweredAt'>> {
  const notes = await db
    .select({ note: enquiryNote, by: authorName(enquiryNote) })
    .from(enquiryNote)
    .where(eq(enquiryNote.enquiry, id))
    .orderBy(asc(enquiryNote.id))
  const changes = await db
    .select({ change: enquiryChange, by: authorName(enquiryChange) })
    .from(enquiryChange)
    .where(eq(enquiryChange.enquiry, id))
    .orderBy(asc(enquiryChange.id))
  const messages = [{ at: createdAt, message }, ...laterMessages]
  const timeline: TimelineEntry[] = [
    ...messages.map(({ at: writtenAt, message: body }) => ({
      ...blank,
      type: 'message' as const,
      at: writtenAt,
      body,
    })),
    ...notes.map(({ note, by: author }) => ({
      ...blank,
      ...{ type: note.kind, at: note.createdAt, by: author, body: note.body || null, outcome: note.outcome },
    })),
    ...changes.flatMap(({ change: { action, createdAt: changedAt, details }, by: author }) =>
      isHistoryAction(action)
        ? [
            {
              ...blank,
              type: action,
              at: changedAt,
              by: author,
              from: textOf(details.from),
              to: textOf(details.to ?? details.fields),
            },
          ]
        : [],
    ),
  ]
  const isReply = ({ kind, outcome }: typeof enquiryNote.$inferSelect) => kind === 'reply' || outcome === 'spoke'
  const lastReply = notes.findLast(({ note }) => note.realm === 'buyer' && isReply(note))
  return {
    timeline: timeline.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    instituteAnsweredAt: lastReply?.note.createdAt ?? null,
  }
}

const readerName = sql<string>`coalesce(${authorName(contactRead)},
  (select s.source from third_party_service s where ${contactRead.realm} = 'third-party' and s.id = ${contactRead.account}), '')`

/** Readers of the contact of an enquiry, the latest first, and the total number of reads. */
export async function readsOf(db: Db | Tx, enquiry: number): Promise<Pick<AdminEnquiry, 'reads' | 'readsTotal'>> {
  const rows = await db
    .select({
      by: readerName,
      role: contactRead.realm,
      at: contactRead.readAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contactRead)
    .where(eq(contactRead.enquiry, enquiry))
    .orderBy(desc(contactRead.id))
    .limit(mostReads)
  return {
    reads: rows.map(({ total: _total, ...reading }): ContactReading => reading),
    readsTotal: rows[0]?.total ?? 0,
  }
}
