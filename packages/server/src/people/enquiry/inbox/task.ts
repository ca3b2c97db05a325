import {
  type AdminEnquiry,
  accountReportPath,
  consentRequestPath,
  type EnquiryTask,
  type InstituteType,
} from '@pravesh/contract'
import { eq } from '../../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../../platform/db/index.ts'
import { instituteTables } from '../../../platform/db/tables/tables-of.ts'

const institutePage = /^(?:\/hi)?\/(school|college)\/([\w-]{1,200})\/?$/

/** The institute whose page an address is; undefined for any other page. */
function instituteOf(pageUrl: string): { type: InstituteType; url: string } | undefined {
  if (!URL.canParse(pageUrl, 'https://page.invalid')) return undefined
  const [, type, url] = institutePage.exec(new URL(pageUrl, 'https://page.invalid').pathname) ?? []
  if ((type !== 'school' && type !== 'college') || url === undefined) return undefined
  return { type, url }
}

/**
 * The task that an enquiry creates. A message to administrators from an institute's page is a correction of that page, and a partner
 * enquiry from there claims the institute. An enquiry from the page for unexpected account changes refers to that account, one from the
 * page for withdrawals to a consent. Null for any other.
 */
export async function taskOf(
  db: Db | Tx,
  { kind, pageUrl, instituteId }: Pick<AdminEnquiry, 'kind' | 'pageUrl' | 'instituteId'>,
): Promise<EnquiryTask | null> {
  const inEnglish = kind === 'general' ? pageUrl?.replace(/^\/hi(?=\/)/, '') : undefined
  if (inEnglish === accountReportPath) return { type: 'account' }
  if (inEnglish === consentRequestPath) return { type: 'consent' }
  const type = kind === 'partner-enquiry' ? 'claim' : kind === 'general' && instituteId === null ? 'correction' : null
  const page = pageUrl === null ? undefined : instituteOf(pageUrl)
  if (type === null || !page) return null
  const table = instituteTables[page.type]
  const [found] = await db.select({ id: table.id, name: table.name }).from(table).where(eq(table.url, page.url))
  return found ? { type, instituteType: page.type, instituteId: found.id, name: found.name } : null
}
