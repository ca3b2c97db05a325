import { ApiError, type ListedKind, pagePath, type ReplyTemplate } from '@pravesh/contract'
import { and, asc, eq, type SQL } from '../../platform/db/drizzle.ts'
import type { Db } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'
import { career, enquiry, exam, template } from '../../platform/db/tables.ts'
import { plainName } from '../../services/mail/compose.ts'
import { fill, personal } from './mails/email-template.ts'

type EnquiryRow = typeof enquiry.$inferSelect
type Named = { kind: ListedKind; name: string; url: string; isPublished: boolean }

async function instituteOf(db: Db, { instituteType: type, instituteId: id }: EnquiryRow): Promise<Named | undefined> {
  if (type === null || id === null) return undefined
  const table = instituteTables[type]
  const [found] = await db
    .select({ name: table.name, url: table.url, status: table.status })
    .from(table)
    .where(eq(table.id, id))
  return found && { kind: type, name: found.name, url: found.url, isPublished: found.status === 'published' }
}
/** The published exam or career that an enquiry without an institute is about. */
async function topicOf(db: Db, { kind, details }: EnquiryRow): Promise<Named | undefined> {
  const slug = kind === 'exam' ? details.exam : details.career
  if (typeof slug !== 'string' || (kind !== 'exam' && kind !== 'career' && kind !== 'career-footer')) return undefined
  const query =
    kind === 'exam'
      ? db.select({ name: exam.name, status: exam.status }).from(exam).where(eq(exam.url, slug))
      : db.select({ name: career.title, status: career.status }).from(career).where(eq(career.url, slug))
  const [found] = await query
  const listed = kind === 'exam' ? 'exam' : 'career'
  return found && { kind: listed, name: found.name, url: slug, isPublished: found.status === 'published' }
}

type Author = { origin: string; realm: 'admin' | 'buyer' }
/** Values that the enquiry has for names in double braces; typed ones on one line and without a link. */
async function valuesOf(db: Db, row: EnquiryRow, { origin, realm }: Author): Promise<Record<string, string>> {
  const { city, state, details, language } = row
  const typed = Object.entries({ ...details, city, state }).flatMap(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? plainName(value) : ''
    return text === '' ? [] : [[name, text]]
  })
  const institute = await instituteOf(db, row)
  const topic = await topicOf(db, row)
  const page = institute ?? topic
  const prefix = language === 'hi' ? '/hi' : ''
  return {
    ...Object.fromEntries(typed),
    ...(topic && { [topic.kind]: topic.name }),
    ...(institute && { institute: institute.name }),
    ...(page?.isPublished && { url: `${origin}${prefix}${pagePath(page.kind, page.url)}` }),
    ...personal(row),
    sender: realm === 'buyer' && institute ? institute.name : 'Pravesh',
  }
}

/**
 * Templates for a reply by mail to the enquiry of the condition, filled with what the enquiry says; a name without a value is unchanged.
 * NOT_FOUND where there is no such enquiry.
 */
export async function listReplyTemplates(db: Db, where: SQL | undefined, author: Author): Promise<ReplyTemplate[]> {
  const [row] = await db.select().from(enquiry).where(where)
  if (!row) throw new ApiError('NOT_FOUND')
  const { id, title, subject, body } = template
  const rows = await db
    .select({ id, title, subject, body })
    .from(template)
    .where(and(eq(template.template_for, row.kind), eq(template.channel, 'mail')))
    .orderBy(asc(title), asc(id))
    .limit(50)
  const values = await valuesOf(db, row, author)
  return rows.map((found) => ({
    ...{ id: found.id, title: String(found.title), body: fill(String(found.body), values) },
    subject: found.subject === null ? null : fill(String(found.subject), values),
  }))
}
