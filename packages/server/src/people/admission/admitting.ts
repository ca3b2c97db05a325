import { type Admitting, ApiError, type Figure, type InstituteType, sourceOf } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'
import { admittingNow } from '../../catalogue/institute/facts/admitting.ts'
import type { InstituteKey } from '../../catalogue/institute/institute.ts'
import { inArray, sql } from '../../platform/db/drizzle.ts'
import type { Db, Tx } from '../../platform/db/index.ts'
import { instituteTables } from '../../platform/db/tables/tables-of.ts'

type AdmissionStatus = {
  admitting: Admitting
  name: string
  opensOn: string | null
  closesOn: string | null
  /** The central counselling that gives its seats. */
  counselling: string | null
  /** The institute's own fee, in rupees; null where it is unknown or has no named source. */
  formFee: Figure | null
}
const missingStatus: AdmissionStatus = {
  admitting: 'not-here',
  name: 'An institute that is no longer listed',
  opensOn: null,
  closesOn: null,
  counselling: null,
  formFee: null,
}

/** Current admission status of these institutes, with the contact for questions about each. */
export async function standingsOf(
  db: Db | Tx,
  keys: readonly InstituteKey[],
): Promise<(key: InstituteKey) => AdmissionStatus> {
  const found = new Map<string, AdmissionStatus>()
  for (const type of ['school', 'college'] as const) {
    const ids = [...new Set(keys.filter((key) => key.instituteType === type).map((key) => key.instituteId))]
    if (ids.length === 0) continue
    const {
      id,
      name,
      admission,
      sources,
      admissionOpensOn: opensOn,
      admissionClosesOn: closesOn,
    } = instituteTables[type]
    const fee = sql<number | null>`(${admission} ->> 'formFee')::int`
    const counselling = sql<string | null>`${admission} ->> 'counselling'`
    const rows = await db
      .select({ id, name, opensOn, closesOn, counselling, admitting: admittingNow(type), fee, sources })
      .from(instituteTables[type])
      .where(inArray(id, ids))
    for (const { id: instituteId, fee: value, sources: instituteSources, ...row } of rows) {
      const source = sourceOf(instituteSources, 'admission')
      const formFee = value === null || source === null ? null : { value, source }
      found.set(`${type} ${instituteId}`, { ...row, formFee })
    }
  }
  return ({ instituteType, instituteId }) => found.get(`${instituteType} ${instituteId}`) ?? missingStatus
}
/** One school's or college's. */
export async function admittingOf(db: Db | Tx, instituteType: InstituteType, instituteId: number): Promise<Admitting> {
  const key = { instituteType, instituteId }
  return (await standingsOf(db, [key]))(key).admitting
}

/** The reason why no application is accepted today and the alternative; undefined where applications are accepted. */
export function notAdmittingReason(
  { admitting, name, opensOn, closesOn, counselling }: AdmissionStatus,
  language: Language = 'en',
): string | undefined {
  const text = t(language)
  const day = (iso: string | null) => formatDate(iso ?? '', language)
  const messages: Readonly<Record<Admitting, () => string | undefined>> = {
    open: () => undefined,
    'opens-later': () => text('admission.opensLater', { name, day: day(opensOn) }),
    closed: () => text('admission.closed', { name, day: day(closesOn) }),
    'dates-unknown': () => text('admission.datesUnknown', { name }),
    counselling: () => text('admission.counselling', { name, counselling: counselling ?? '' }),
    'not-here': () => text('admission.notHere', { name }),
  }
  return messages[admitting]()
}
/** Throws NOT_ADMITTING with the alternative where no paid application is accepted today. */
export async function assertAdmitting(tx: Tx, key: InstituteKey): Promise<void> {
  const message = notAdmittingReason((await standingsOf(tx, [key]))(key))
  if (message) throw new ApiError('NOT_ADMITTING', { message })
}
