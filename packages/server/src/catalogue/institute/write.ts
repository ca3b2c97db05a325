import { type Admission, ApiError, type ErrorCode, scheduleErrors } from '@pravesh/contract'
import { type Db, databaseError, sqlState, type Tx } from '../../platform/db/index.ts'
import { publishInvalidation } from '../../platform/invalidation/publish.ts'
import { cacheTagsFor, institutePages } from '../../platform/invalidation/tags.ts'
import { rememberUrl } from '../addresses/redirect.ts'
import { type Author, changesOf, lastAuthor, noteChange } from './changes/changes.ts'
import { checkAdmission } from './facts/admission-days.ts'
import { checkPlace, type Place } from './facts/place.ts'
import type { Institute } from './institute.ts'

type Common = { admission?: Pick<Admission, 'opensOn' | 'closesOn' | 'allYear'> | null | undefined }
type InstituteRecord = Place & {
  url: string
  version: number
  status: string
  publishAt: string | null
  unpublishAt: string | null
}
/** Columns that every save sets in addition to its fields. */
type Stamp = { version: number; updatedAt: string }

/** Operations that differ between schools and colleges. The common rest is in this file. */
export type Kind<Record extends Readonly<{ [name: string]: unknown }>, Body, Change, Row extends InstituteRecord> = {
  type: Institute['type']
  /** How people name it: "School URL already exists". */
  noun: string
  /** Answered where its address is taken already, when it is added and when it is changed. */
  duplicateCodes: { adding: ErrorCode; changing: ErrorCode }
  read(tx: Tx, id: number): Promise<Record>
  /** The row, held until the transaction ends; undefined where there is none. */
  lock(tx: Tx, id: number): Promise<Row | undefined>
  /** INVALID where a referenced record does not exist. */
  checkReferences(tx: Tx, change: Change): Promise<void>
  insert(tx: Tx, body: Body): Promise<number>
  /** Sets the named fields; throws INVALID where the resulting record is inconsistent. */
  update(tx: Tx, id: number, before: Row, change: Change, stamp: Stamp): Promise<void>
}

/** Rejects a change whose place, references or days are invalid; `before` is the record before the change. */
export async function checkChange<Change extends Common & Partial<Place>>(
  tx: Tx,
  { checkReferences }: { checkReferences(tx: Tx, change: Change): Promise<void> },
  before: Place,
  change: Change,
): Promise<void> {
  const { state = before.state, city = before.city, location = before.location } = change
  await checkPlace(tx, { state, city, location })
  await checkReferences(tx, change)
  checkAdmission(change.admission)
}

/** The kind's own error code for a used address; any other error unchanged. */
function toWriteError({ type, noun }: { type: string; noun: string }, code: ErrorCode, error: unknown): unknown {
  if (databaseError(error)?.constraint !== `${type}_url_unique` || sqlState(error) !== '23505') return error
  const message = `${noun} URL already exists`
  return new ApiError(code, { message, errors: [{ field: 'url', message }] })
}
const invalidatePages = (tx: Tx, { type, id }: Institute) =>
  publishInvalidation(tx, cacheTagsFor(institutePages[type], [id]))

/** Throws INVALID if the schedule of the complete record has errors: no `publishAt`, or an end before it. */
function assertSchedule(record: Readonly<Record<string, unknown>>): void {
  const errors = scheduleErrors(record)
  if (errors.length > 0) throw new ApiError('INVALID', { errors })
}

/** Adds an institute. Throws the kind's own code where the url is in use. */
export async function addInstitute<
  Record extends Readonly<{ [name: string]: unknown }>,
  Change extends Common & Partial<Place>,
  Body extends Change & Place,
  Row extends InstituteRecord,
>(db: Db, kind: Kind<Record, Body, Change, Row>, author: Author, body: Body): Promise<Record> {
  try {
    return await db.transaction(async (tx) => {
      await checkChange(tx, kind, body, body)
      assertSchedule(body)
      const institute = { type: kind.type, id: await kind.insert(tx, body) }
      await noteChange(tx, institute, author, [], { action: 'added' })
      await invalidatePages(tx, institute)
      return await kind.read(tx, institute.id)
    })
  } catch (error) {
    throw toWriteError(kind, kind.duplicateCodes.adding, error)
  }
}

/** The fields of a save, the version it was based on, and the proposal behind it. */
type Save<Change> = { change: Change; version: number | undefined; proposal: number | undefined }

/** Changes the named fields. CONFLICT with the current record where `version` differs: it was saved concurrently. */
export async function changeInstitute<
  Record extends Readonly<{ [name: string]: unknown }>,
  Body,
  Change extends Common & Partial<Place> & { url?: string | undefined },
  Row extends InstituteRecord,
>(
  db: Db,
  kind: Kind<Record, Body, Change, Row>,
  author: Author,
  id: number,
  { change, version, proposal }: Save<Change>,
): Promise<Record> {
  const institute = { type: kind.type, id }
  try {
    return await db.transaction(async (tx) => {
      const before = await kind.lock(tx, id)
      if (!before) throw new ApiError('NOT_FOUND')
      if (version !== undefined && version !== before.version)
        throw new ApiError('CONFLICT', {
          message: `Somebody else changed this ${kind.type} meanwhile`,
          record: await kind.read(tx, id),
          changedBy: await lastAuthor(tx, institute, author),
        })
      await checkChange(tx, kind, before, change)
      assertSchedule({ ...before, ...change })
      const { url = before.url } = change
      if (url !== before.url) await rememberUrl(tx, kind.type, before.url, id, url)
      await kind.update(tx, id, before, change, { version: before.version + 1, updatedAt: new Date().toISOString() })
      await noteChange(tx, institute, author, changesOf(before, change), { proposal })
      await invalidatePages(tx, institute)
      return await kind.read(tx, id)
    })
  } catch (error) {
    throw toWriteError(kind, kind.duplicateCodes.changing, error)
  }
}
