import { ApiError, type BulkEmailPreview, type MassMail, maxMailEnquiries } from '@pravesh/contract'
import { and, eq, inArray, isNull, type SQL, sql } from '../../../platform/db/drizzle.ts'
import { enquiry } from '../../../platform/db/tables.ts'
import { suppressionOf } from '../../suppression/store.ts'
import { raisedOn } from '../inbox/filter.ts'
import { purpose } from './mail-content.ts'

type StudyIndiaFilter = { date1?: string | undefined; date2?: string | undefined; std?: string | undefined }
export type Selection = Pick<BulkEmailPreview, 'ids' | 'filter'>

/** Study India enquiries raised on these days, as India counts them, and of a level. */
export const studyIndiaWhere = ({ std, ...days }: StudyIndiaFilter): SQL | undefined =>
  and(raisedOn(days), std === undefined ? undefined : sql`lower(${enquiry.details}->>'level') = ${std.toLowerCase()}`)

/** Why mails of this purpose do not go to the address of an enquiry now. */
const enquirySuppression = suppressionOf(enquiry.email, purpose)

/**
 * The enquiries of a selection, as SQL: `id, name, reference, language, email` and the `reason` for an exclusion, null for recipients. Of
 * several enquiries with one address the newest gets the mail. The limit is one more than a mail may reach.
 */
export function selectedEnquiries({ ids, filter }: Selection): SQL {
  const where = and(
    eq(enquiry.kind, 'studyindia'),
    isNull(enquiry.deletedAt),
    ids ? inArray(enquiry.id, ids) : studyIndiaWhere(filter ?? {}),
  )
  return sql`
    select id, name, reference, language, email, case when status = 'spam' then 'spam' when email is null then 'no-address'
      when suppressed is not null then suppressed
      when row_number() over (partition by lower(email), status = 'spam' order by id desc) > 1 then 'same-address' end as reason
    from (select id, name, reference, language, email, status, ${enquirySuppression} as suppressed
      from enquiry where ${where} order by id desc limit ${maxMailEnquiries + 1}) chosen`
}

/** INVALID where a selection holds more than a mail may reach. */
export function assertWithinLimit({ ids }: Selection, count: number): void {
  if (count <= maxMailEnquiries) return
  const message = `More than ${maxMailEnquiries} enquiries: choose fewer days`
  throw new ApiError('INVALID', { errors: [{ field: ids ? 'ids' : 'filter', message }] })
}

/** INVALID with the reason why the mail has no recipients. */
export function nobodyError({ ids }: Selection, leftOutCounts: MassMail['leftOut']): ApiError {
  const reasons = leftOutCounts.map(({ reason, count }) => `${count} ${reason}`).join(', ')
  const message = `Nobody with an e-mail address${reasons ? `: ${reasons}` : ''}`
  return new ApiError('INVALID', { errors: [{ field: ids ? 'ids' : 'filter', message }] })
}
