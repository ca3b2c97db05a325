import type { ScheduledAction } from '@pravesh/contract'
import { type SQL, type SQLWrapper, sql } from '../../platform/db/drizzle.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { Author } from '../institute/changes/changes.ts'
import type { PublicationSource } from './sources.ts'

/** Author of a scheduled change if the change log does not name who scheduled it. */
const unknownScheduler: Author = { realm: 'admin', account: null, name: 'Pravesh' }

/** Names of the fields that schedule an action, as a text array. */
export const schedulingFields: Readonly<Record<ScheduledAction, SQL>> = {
  publish: sql`array['status', 'publishAt']`,
  unpublish: sql`array['unpublishAt']`,
}

type RecordKey = { kind: SQLWrapper; record: SQLWrapper; fields: SQLWrapper }

/** True of an entry `c` that changed one of the fields. */
const hasField = (fields: SQLWrapper): SQL =>
  sql`exists (select from jsonb_array_elements(c.fields) as field where field->>'name' = any(${fields}))`

/** Query of the latest entry that set one of the fields of a catalogue record, or added the record. */
export const catalogueSchedulerQuery = (columns: SQL, { kind, record, fields }: RecordKey): SQL => sql`
  select ${columns} from catalogue_change c
  where c.entity = ${kind} and c.record = ${record} and (c.action = 'added' or ${hasField(fields)})
  order by c.id desc limit 1`

/** The same of an institute: `kind` is its type. */
export const instituteSchedulerQuery = (columns: SQL, { kind, record, fields }: RecordKey): SQL => sql`
  select ${columns} from institute_change c
  where c.institute_type = ${kind} and c.institute_id = ${record} and (c.action = 'added'
    or ${hasField(fields)})
  order by c.id desc limit 1`

/** The person who scheduled the action of a record, from its change log; "Pravesh" if the log does not know. */
export async function findScheduler(
  tx: Tx,
  source: PublicationSource,
  action: ScheduledAction,
  record: number,
): Promise<Author> {
  const columns = sql`c.realm, c.account, c."by" as name`
  const key = { record: sql`${record}`, fields: schedulingFields[action] }
  const query =
    source.type === 'institute'
      ? instituteSchedulerQuery(columns, { ...key, kind: sql`${source.instituteType}` })
      : catalogueSchedulerQuery(columns, { ...key, kind: sql`${source.entity.name}` })
  return (await tx.execute<Author>(query)).rows[0] ?? unknownScheduler
}
