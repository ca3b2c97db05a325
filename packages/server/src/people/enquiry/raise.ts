import {
  ApiError,
  type EnquiryBody,
  type EnquiryReceipt,
  enquiryBodyOf,
  enquiryExtras,
  type OpenEnquiryKind,
  openEnquiryKinds,
} from '@pravesh/contract'
import type { Db } from '../../platform/db/index.ts'
import type { Call } from '../../platform/http/bind.ts'
import { e164 } from '../../platform/http/request/mobile.ts'
import { fieldErrors } from '../../platform/http/request/parse.ts'
import type { Networks } from '../../platform/limits/network.ts'
import { capsFrom, countTry, type Key } from '../../platform/limits/throttle.ts'
import type { ReceiptConfig } from './acknowledge.ts'
import { assertGrievance } from './grievance/periods.ts'
import { recordEnquiry, type Sender } from './record.ts'

const isOpenKind = (kind: string): kind is OpenEnquiryKind => (openEnquiryKinds as readonly string[]).includes(kind)

/**
 * Counts an enquiry by its network and by its sender: the account, or else the mobile in the form. Anonymous senders of a mobile use up
 * nothing of the account that owns it.
 */
export const countEnquiry = (
  db: Db,
  from: Networks,
  owner: ['account', number] | ['mobile', string],
): Promise<void> => {
  const key: Key = ['enquiry', ...owner]
  return countTry(db, ...capsFrom(from, ['enquiry', 'from'], 60, 60), [key, 12, 60])
}

/** Raises an enquiry, under the signed-in account if there is one. Messages of the same person within 24 hours are appended. */
export async function raiseEnquiry(
  { db, config }: { db: Db; config: ReceiptConfig },
  kind: string,
  input: EnquiryBody,
  call: Pick<Call, 'actor' | 'from' | 'origin'>,
): Promise<EnquiryReceipt> {
  if (!isOpenKind(kind)) throw new ApiError('NOT_FOUND')
  const parsed = enquiryBodyOf(kind).safeParse(input)
  if (!parsed.success) throw new ApiError('INVALID', { errors: fieldErrors(parsed.error) })
  const body = parsed.data
  if (kind === 'grievance') assertGrievance(body)
  const mobile = e164(body.mobile)
  await countEnquiry(db, call.from, call.actor ? ['account', call.actor.account] : ['mobile', mobile])
  const extras = Object.keys(enquiryExtras[kind])
  const details = Object.fromEntries(
    Object.entries(body).filter(([name, value]) => extras.includes(name) && value !== null && value !== undefined),
  )
  const instituteType = body.instituteType ?? null
  const instituteId = body.instituteId ?? null
  const {
    name,
    email = null,
    city = null,
    state = null,
    message = null,
    pageUrl = null,
    consentVersion,
    language,
  } = body
  const person = { name, mobile, email, city: city || null, state: state || null }
  const subject = { kind, message: message || null, details, pageUrl, instituteType, instituteId }
  const from: Sender = call.actor ? { sender: 'account', account: call.actor.account } : { sender: 'visitor' }
  const newEnquiry = { ...person, ...subject, origin: call.origin, consentVersion, language }
  return db.transaction(async (tx) => (await recordEnquiry(tx, config, newEnquiry, from)).receipt)
}
