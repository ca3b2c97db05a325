import { ApiError, type EnquiryKind, type InstituteType } from '@pravesh/contract'
import { isManaged } from '../../catalogue/institute/facts/admitting.ts'
import { publishedName } from '../../catalogue/institute/found.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { exam } from '../../platform/db/tables.ts'

const invalid = (field: string, message: string) => new ApiError('INVALID', { errors: [{ field, message }] })

export type Addressed = {
  instituteType?: InstituteType | null | undefined
  instituteId?: number | null | undefined
}
/** The name of the published institute that is named; null where none is. INVALID, at the field that is wrong, otherwise. */
export async function publishedInstituteName(
  db: Db | Tx,
  { instituteType, instituteId }: Addressed,
): Promise<string | null> {
  const type = instituteType ?? null
  const id = instituteId ?? null
  if (type === null && id === null) return null
  if (type === null) throw invalid('instituteType', 'Say whether it is a school or a college')
  if (id === null) throw invalid('instituteId', `Say which ${type} it is`)
  const name = await publishedName(db, { type, id })
  if (name === undefined) throw invalid('instituteId', `No such ${type}`)
  return name
}

const sides: Partial<Record<EnquiryKind, InstituteType>> = {
  'admission-school': 'school',
  'admission-college': 'college',
}
/**
 * The institute that reads the enquiry in addition to the Pravesh staff; null where only the staff read it, also where the institute has
 * no active login. INVALID where the subject does not exist or is of the other kind.
 */
export async function addressee(
  tx: Tx,
  { kind, details = {}, ...to }: Addressed & { kind: EnquiryKind; details?: Record<string, unknown> | undefined },
): Promise<string | null> {
  const side = sides[kind]
  if (side && to.instituteType && to.instituteType !== side)
    throw invalid('instituteType', `This is asked of a ${side}`)
  if (kind === 'exam' && typeof details.exam === 'string') {
    const publishedExam = and(eq(exam.url, details.exam), eq(exam.status, 'published'))
    const [found] = await tx.select({ id: exam.id }).from(exam).where(publishedExam)
    if (!found) throw invalid('exam', 'No such exam')
  }
  const name = await publishedInstituteName(tx, to)
  const { instituteType: type, instituteId: id } = to
  return name !== null && type && id && (await isManaged(tx, { type, id })) ? name : null
}
