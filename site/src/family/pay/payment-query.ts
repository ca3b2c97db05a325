import type { FeesType, InstituteType } from '@pravesh/contract'

/** Which fee: of one institute, for one child where there are several. */
export type PaymentQuery = {
  instituteType: InstituteType
  instituteId: number
  child: number | null
  feesType: FeesType
}

const types: readonly InstituteType[] = ['school', 'college']
const fees: readonly FeesType[] = ['registration', 'application', 'counselling']
const numberIn = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

/** The fee that an address names: `?type=school&institute=7&child=3&fees=application`; undefined where it names none. */
export function readPaymentQuery(search: string): PaymentQuery | undefined {
  const query = new URLSearchParams(search)
  const instituteType = types.find((type) => type === query.get('type'))
  const instituteId = numberIn(query.get('institute'))
  const feesType = fees.find((type) => type === (query.get('fees') ?? 'application'))
  if (!instituteType || instituteId === undefined || !feesType) return undefined
  return { instituteType, instituteId, child: numberIn(query.get('child')) ?? null, feesType }
}

type FeeSubject = { instituteType: InstituteType; instituteId: number; child: number | null }

/** True of what is about the institute, and the child, of a fee. What names no child is about whichever there is. */
export const isAbout = (first: FeeSubject, second: FeeSubject): boolean =>
  first.instituteType === second.instituteType &&
  first.instituteId === second.instituteId &&
  (first.child === null || second.child === null || first.child === second.child)
