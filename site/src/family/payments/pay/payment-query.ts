import type { FeesType, InstituteType } from '@pravesh/contract'

/** Which fee: of one institute, for one child or one course where there are several. */
export type PaymentQuery = {
  instituteType: InstituteType
  instituteId: number
  child: number | null
  course: number | null
  feesType: FeesType
}

const types: readonly InstituteType[] = ['school', 'college']
const fees: readonly FeesType[] = ['registration', 'application', 'counselling']
const numberIn = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)

/** The fee that an address names: `?type=school&institute=7&child=3&fees=application`, for a college with `course=2`; undefined where it names none. */
export function readPaymentQuery(search: string): PaymentQuery | undefined {
  const query = new URLSearchParams(search)
  const instituteType = types.find((type) => type === query.get('type'))
  const instituteId = numberIn(query.get('institute'))
  const feesType = fees.find((type) => type === (query.get('fees') ?? 'application'))
  if (!instituteType || instituteId === undefined || !feesType) return undefined
  const [child = null, course = null] = [numberIn(query.get('child')), numberIn(query.get('course'))]
  return { instituteType, instituteId, child, course, feesType }
}

type FeeSubject = { instituteType: InstituteType; instituteId: number; child: number | null; course?: number | null }
const isSame = (first: number | null = null, second: number | null = null) =>
  first === null || second === null || first === second

/** True of records about the institute, the child and the course of a fee. A record without a child, or without a course, matches any. */
export const isAbout = (first: FeeSubject, second: FeeSubject): boolean =>
  first.instituteType === second.instituteType &&
  first.instituteId === second.instituteId &&
  isSame(first.child, second.child) &&
  isSame(first.course, second.course)
/** Of the records about a fee: that of the same child and course first. */
export const findExact = <T extends FeeSubject>(query: FeeSubject, rows: readonly T[]): T | undefined => {
  const score = ({ child, course }: FeeSubject) => Number(child === query.child) + Number(course === query.course)
  return rows.filter((row) => isAbout(query, row)).toSorted((a, b) => score(b) - score(a))[0]
}
