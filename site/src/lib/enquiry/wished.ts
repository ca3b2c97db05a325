import type { OpenEnquiryKind } from '@pravesh/contract'
import { classValue } from '../institute/comparison/fee-choice.ts'
import { className } from '../institute/labels.ts'
import type { FieldValues } from './body.ts'
import type { EnquiryChoices } from './choices.ts'
import { classesOf } from './fields.ts'
import type { EnquirySubject } from './subject.ts'

/**
 * The class or the course of the page that led to a form, as its question takes it; undefined for one that the form does not have: its
 * address is given up for the one without it, because pages are cached by their addresses.
 */
export function wishedIn(
  kind: OpenEnquiryKind,
  subject: EnquirySubject | null,
  { courses = [] }: EnquiryChoices,
  query: URLSearchParams,
): FieldValues | undefined {
  const [classUrls, courseUrls] = [query.getAll('class'), query.getAll('course')]
  const [parameter, ...others] = [...classUrls, ...courseUrls]
  if (parameter === undefined) return {}
  if (others.length > 0) return undefined
  if (kind === 'admission-school') {
    const wishedClass = classesOf(subject).find((number) => classValue(number) === classUrls[0])
    return wishedClass === undefined ? undefined : { class: className(wishedClass, 'en') }
  }
  if (kind !== 'admission-college' && kind !== 'free-counselling') return undefined
  const course = courses.find(({ url }) => url === courseUrls[0])
  return course && { course: course.name }
}
