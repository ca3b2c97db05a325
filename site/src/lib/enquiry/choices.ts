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
  exams?: readonly Choice[]
}
type Option = ResponseOf<ReadEndpoints['education']>['data'][number]

/** More than a person scrolls through in a menu. */
const maxCourses = 80
/** Suggestions alone: the name of any other exam is typed. */
const maxExams = 100

const unique = (choices: readonly Choice[]) =>
  choices.filter(({ name }, index) => choices.findIndex((other) => other.name === name) === index)
const choicesOf = (options: readonly Option[], nameOf: (option: Option) => string | undefined): Choice[] =>
  unique(options.map((option) => ({ id: option.id, name: nameOf(option) ?? option.name, url: option.url })))

/**
 * Reads the choices for the form of a kind: exams, and the courses of the college, for admission to one; states, fields of study and
 * courses for counselling; levels for students from abroad.
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
  if (kind === 'admission-college') {
    const [courses, exams] = await Promise.all([
      subject ? reader.collegeCourses({ college_id: subject.id }) : reader.education({ type: 'course' }),
      reader.exams({ url: 'all', page: 1, limit: maxExams }),
    ])
    const choices = choicesOf(courses.data, ({ course_name }) => course_name)
    return {
      courses: subject ? choices.slice(0, maxCourses) : choices,
      exams: exams.data.map(({ id, name, url }) => ({ id, name, url })),
    }
  }
  if (kind !== 'free-counselling') return {}
  const [{ data: all }, fields, states] = await Promise.all([
    reader.education({ type: 'course' }),
    reader.education({ type: 'category' }),
    reader.places({ dataType: 'collegestate' }),
  ])
  return {
    states: states.data,
    studyFields: choicesOf(fields.data, ({ cat_name }) => cat_name),
    courses: choicesOf(all, ({ course_name }) => course_name),
  }
}
