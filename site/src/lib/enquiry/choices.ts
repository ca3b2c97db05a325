import type { OpenEnquiryKind, ReadEndpoints, Reader, ResponseOf } from '@pravesh/contract'
import type { EnquirySubject } from './subject.ts'

/** A choice in a form: its id selects dependent choices. */
export type Choice = { id: number; name: string; url: string }
/** The catalogue's choices for the questions of a form; other questions are typed. */
export type EnquiryChoices = {
  states?: readonly Choice[]
  studyFields?: readonly Choice[]
  courses?: readonly Choice[]
  levels?: readonly Choice[]
}
type Option = ResponseOf<ReadEndpoints['education']>['data'][number]

/** More than a person scrolls through in a menu. */
const maxCourses = 80

const unique = (choices: readonly Choice[]) =>
  choices.filter(({ name }, index) => choices.findIndex((other) => other.name === name) === index)
const choicesOf = (options: readonly Option[], nameOf: (option: Option) => string | undefined): Choice[] =>
  unique(options.map((option) => ({ id: option.id, name: nameOf(option) ?? option.name, url: option.url })))

/**
 * Reads the choices for the form of a kind: the courses of a college in its admission enquiry; states, fields of study and courses for
 * counselling; levels for students from abroad.
 */
export async function readChoices(
  reader: Reader,
  kind: OpenEnquiryKind,
  subject: EnquirySubject | null,
): Promise<EnquiryChoices> {
  if (kind === 'studyindia') {
    const { data } = await reader.education({ type: 'courselevel' })
    return { levels: choicesOf(data, ({ level_name }) => level_name) }
  }
  if (kind === 'admission-college' && subject) {
    const { data } = await reader.collegeCourses({ college_id: subject.id })
    return { courses: choicesOf(data, ({ course_name }) => course_name).slice(0, maxCourses) }
  }
  if (kind !== 'admission-college' && kind !== 'free-counselling') return {}
  const courses = reader.education({ type: 'course' })
  if (kind === 'admission-college')
    return { courses: choicesOf((await courses).data, ({ course_name }) => course_name) }
  const [{ data: all }, fields, states] = await Promise.all([
    courses,
    reader.education({ type: 'category' }),
    reader.places({ dataType: 'collegestate' }),
  ])
  return {
    states: states.data,
    studyFields: choicesOf(fields.data, ({ cat_name }) => cat_name),
    courses: choicesOf(all, ({ course_name }) => course_name),
  }
}
