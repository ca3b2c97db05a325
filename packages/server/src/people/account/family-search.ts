import { eq, ilike, inArray, or, QueryBuilder, type SQL, sql } from '../../platform/db/drizzle.ts'
import { type application, type payment, type review, studentAccount } from '../../platform/db/tables.ts'
import { likePattern } from '../../platform/http/page.ts'
import { normaliseLogin } from '../session/accounts.ts'

type FamilyColumn = (typeof application | typeof payment | typeof review)['account']

/** Rows of the family with this name, this exact e-mail address or this mobile: the details a caller gives on the phone. */
export const ofFamily = (account: FamilyColumn, search: string): SQL =>
  inArray(
    account,
    new QueryBuilder({ casing: 'snake_case' })
      .select({ id: studentAccount.id })
      .from(studentAccount)
      .where(
        or(
          ilike(studentAccount.name, likePattern(search)),
          eq(sql`lower(${studentAccount.email})`, search.trim().toLowerCase()),
          eq(studentAccount.mobile, normaliseLogin(search)),
        ),
      ),
  )
