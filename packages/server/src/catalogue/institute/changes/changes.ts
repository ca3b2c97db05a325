import { type InstituteChange, identityOf, type PartChange, type PartKind } from '@pravesh/contract'
import { and, desc, eq, ilike, or, type SQL, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { anyOf } from '../../../platform/db/statements/any-of.ts'
import { type Days, onDays } from '../../../platform/db/statements/on-days.ts'
import { instituteChange } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { idFilter, idsOfPage, inOrder, likePattern, newestOrder, type PageQuery } from '../../../platform/http/page.ts'
import type { Institute } from '../institute.ts'
import {
  isSameValue,
  isTooLong,
  maxValueLength,
  mergedPartValues,
  type PartValues,
  partValues,
  withinBound,
} from './change-values.ts'

/** The author of a change. Families change no institute. */
export type Author = Pick<Actor, 'name'> & { realm: 'admin' | 'buyer'; account: number | null }
/** An administrator's or an institute's login as the author of a change. */
export function authorOf({ realm, account, name }: Actor): Author {
  if (realm === 'student') throw new Error('A family changed an institute')
  return { realm, account, name }
}
type Values = Readonly<Record<string, unknown>>
type Fields = InstituteChange['fields']

/** The fields that a change really changes, as they were and become. Sources, and values that are too long, have the name alone. */
export function changesOf(before: Values, change: Values): Fields {
  return Object.entries(change).flatMap(([name, after]): Fields => {
    if (after === undefined || isSameValue(before[name], after)) return []
    const values = { before: before[name] ?? null, after }
    return [name === 'sources' || JSON.stringify(values).length > maxValueLength ? { name } : { name, ...values }]
  })
}
/** A line identifies the part, without its complete content. */
const maxTitleLength = 120
/** The entry of a part in the fields of a change, with its values where they may be in the log. */
export function partEntry(kind: PartKind, { action, id, title }: PartChange, values: PartValues = {}): Fields[number] {
  const shortTitle = title?.slice(0, maxTitleLength)
  const part = { action, ...(id === undefined ? {} : { id }), ...(title ? { title: shortTitle } : {}) }
  return { name: kind, ...partValues(kind, values), part }
}
/** False for a change of identifying fields, which always has a line of its own. */
function canJoin(type: Institute['type'], fields: Fields): boolean {
  const identityFields = Object.values(identityOf(type)).flat()
  return fields.every(({ name, part }) => part || !identityFields.includes(name))
}
/** True where both change the same field: values between the first and the last would be lost in one line. */
const overlaps = (previous: Fields, added: Fields): boolean =>
  added.some(({ name, part }) => !part && previous.some((field) => !field.part && field.name === name))
/** Consecutive saves of one login within this time are one line: no login can fill the log. */
const oneLine = sql`now() - interval '1 hour'`
/** Each part is an entry of its own: a line with as many takes no more, so that no line grows without end. */
const maxEntries = 100
/** Both lists, each field and each change of a part once: a field as it was before the first change and as it became with the last. */
function mergeEntries(previous: Fields, added: Fields): Fields {
  const keyOf = ({ name, part }: Fields[number]) => JSON.stringify([name, part?.action, part?.id, part?.title])
  const merged = new Map(previous.map((entry) => [keyOf(entry), entry]))
  for (const entry of added) {
    const first = merged.get(keyOf(entry))
    const hasValues = first && 'before' in first && 'before' in entry
    merged.set(
      keyOf(entry),
      hasValues
        ? entry.part
          ? { ...entry, ...mergedPartValues(first, entry) }
          : { ...entry, before: first.before }
        : first
          ? { name: entry.name, ...(entry.part && { part: entry.part }) }
          : entry,
    )
  }
  return [...merged.values()]
}

/** Joins fields and parts to the line that the same author wrote last; false where that was another's, or long ago. */
async function joined(tx: Tx, { type, id }: Institute, author: Author, fields: Fields): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(instituteChange)
    .where(and(eq(instituteChange.instituteType, type), eq(instituteChange.instituteId, id)))
    .orderBy(desc(instituteChange.id))
    .limit(1)
  const isSameAuthor = last?.realm === author.realm && last.account === author.account && last.action === 'changed'
  if (!last || !isSameAuthor || !canJoin(type, last.fields)) return false
  if (author.realm === 'admin' && overlaps(last.fields, fields)) return false
  const entries = mergeEntries(last.fields, fields)
  if (entries.length > Math.max(maxEntries, last.fields.length) || isTooLong(entries)) return false
  const recent = sql`${eq(instituteChange.id, last.id)} and ${instituteChange.createdAt} > ${oneLine}`
  const updated = await tx
    .update(instituteChange)
    .set({ fields: entries, updatedAt: new Date().toISOString() })
    .where(recent)
    .returning({ id: instituteChange.id })
  return updated.length > 0
}

/**
 * The name of the last editor of this institute, as visible to `reader`: names of administrators are for administrators. Undefined without
 * a line in the log.
 */
export async function lastAuthor(
  tx: Tx,
  { type, id }: Institute,
  reader: Pick<Author, 'realm'>,
): Promise<string | undefined> {
  const [last] = await tx
    .select({ by: instituteChange.by, realm: instituteChange.realm })
    .from(instituteChange)
    .where(and(eq(instituteChange.instituteType, type), eq(instituteChange.instituteId, id)))
    .orderBy(desc(instituteChange.id))
    .limit(1)
  return reader.realm === 'admin' || last?.realm === 'buyer' ? last?.by : undefined
}

type ChangeOptions = { action?: InstituteChange['action']; proposal?: number | undefined }
/** Records a change of an institute with its author, in the change's own transaction. Without a change it records nothing. */
export async function noteChange(
  tx: Tx,
  institute: Institute,
  author: Author,
  changed: Fields,
  { action = 'changed', proposal }: ChangeOptions = {},
): Promise<void> {
  // Sources that follow from the author are no change of their own.
  const follows = author.realm === 'buyer' || proposal !== undefined
  const fields = withinBound(changed.filter(({ name }) => !(follows && name === 'sources')))
  if (action === 'changed' && fields.length === 0) return
  if (action === 'changed' && canJoin(institute.type, fields) && (await joined(tx, institute, author, fields))) return
  const { realm, account, name: authorName } = author
  await tx.insert(instituteChange).values({
    ...{ instituteType: institute.type, instituteId: institute.id, action, realm, account, by: authorName, fields },
    proposal: proposal ?? null,
  })
}

type ChangesQuery = PageQuery<'id' | 'createdAt' | 'updatedAt'> & {
  [K in 'instituteType' | 'realm' | 'action']?: InstituteChange[K] | undefined
} & { instituteId?: number | undefined } & Days
/** A page of the change log, newest first by default. */
export async function listChanges(db: Db, q: ChangesQuery) {
  const t = instituteChange
  const like = q.search ? likePattern(q.search) : undefined
  const where: SQL | undefined = and(
    idFilter(q, t.id),
    q.instituteType ? eq(t.instituteType, q.instituteType) : undefined,
    q.instituteId === undefined ? undefined : eq(t.instituteId, q.instituteId),
    q.realm ? eq(t.realm, q.realm) : undefined,
    q.action ? eq(t.action, q.action) : undefined,
    onDays(t.createdAt, q),
    like ? or(ilike(t.by, like), ilike(sql`${t.fields}::text`, like)) : undefined,
  )
  const { ids, totals, ...page } = await idsOfPage(db, q, {
    order: newestOrder(q, t),
    where,
    from: (keys) => db.select(keys).from(t),
  })
  return { data: inOrder(ids, await db.select().from(t).where(anyOf(t.id, ids))), ...totals, ...page }
}
