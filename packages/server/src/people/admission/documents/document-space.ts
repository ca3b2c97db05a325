import { ApiError } from '@pravesh/contract'
import { documentCountMessage, documentSpaceMessage, type Language } from '@pravesh/messages'
import { and, eq, ne, sql } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { document, studentAccount } from '../../../platform/db/tables.ts'

const MB = 1024 * 1024
/** Limits for all documents of an account. Opening an account without a proven mobile is free and unlimited. */
const mostBytes = { unproven: 20 * MB, proven: 200 * MB } as const
const mostDocuments = 200

const contentError = (message: string) => new ApiError('INVALID', { errors: [{ field: 'content', message }] })

/** INVALID where an account has as many documents as it may have. */
export async function assertBelowCount(db: Db | Tx, account: number, language: Language): Promise<void> {
  if ((await db.$count(document, eq(document.account, account))) >= mostDocuments)
    throw contentError(documentCountMessage(mostDocuments, language))
}

/**
 * INVALID where a file of this size does not fit next to the account's other documents (without the document that it replaces). The result
 * is final only while the caller holds the account's lock.
 */
export async function assertSpace(
  db: Db | Tx,
  account: number,
  bytes: number,
  language: Language,
  replaced = 0,
): Promise<void> {
  const others = and(eq(document.account, account), ne(document.id, replaced))
  const [row] = await db
    .select({
      proven: studentAccount.mobileVerified,
      used: sql<number>`(select coalesce(sum(${document.size}), 0)::float8 from ${document} where ${others})`,
    })
    .from(studentAccount)
    .where(eq(studentAccount.id, account))
  if (!row) throw new ApiError('NOT_FOUND')
  const limit = row.proven ? mostBytes.proven : mostBytes.unproven
  if (row.used + bytes <= limit) return
  const larger = row.proven ? undefined : mostBytes.proven
  throw contentError(documentSpaceMessage({ used: row.used, limit, larger }, language))
}
