import { grievanceSubjects, type OpenEnquiryKind } from '@pravesh/contract'
import { dayInIndia, type Language, type MessageKey, t } from '@pravesh/messages'
import { catalogueName } from '@pravesh/messages/catalogue'
import { className } from '../institute/labels.ts'
import type { Choice, EnquiryChoices } from './choices.ts'
import type { EnquirySubject } from './subject.ts'

/** A question of one kind of enquiry in addition to name, mobile, e-mail, city and message. */
export interface ExtraField {
  /** As the API names it. */
  name: string
  label: string
  /** Values with their labels, and the id of the catalogue's; a field without them is typed. */
  options?: { value: string; label: string; id?: number }[]
  /** Suggestions for a typed field. */
  list?: readonly { id: number; name: string }[]
  /** The field whose value selects the suggestions: a state for its cities. */
  from?: string
  /** Sent as a number, between these. */
  number?: { min: number; max: number }
  /** A day is chosen. */
  date?: true
}

type ExtraQuestion = readonly [name: string, label: MessageKey]

const questionsByKind: Partial<Record<OpenEnquiryKind, readonly ExtraQuestion[]>> = {
  'admission-school': [
    ['class', 'enquiry.classSought'],
    ['session', 'enquiry.session'],
    ['childName', 'enquiry.childName'],
    ['dateOfBirth', 'enquiry.dateOfBirth'],
  ],
  'admission-college': [
    ['course', 'enquiry.courseSought'],
    ['specialization', 'enquiry.specialization'],
    ['marks', 'enquiry.marks'],
    ['exam', 'enquiry.exam'],
    ['score', 'enquiry.score'],
    ['intake', 'enquiry.intake'],
  ],
  career: [['currentClass', 'enquiry.currentClass']],
  'career-footer': [['currentClass', 'enquiry.currentClass']],
  exam: [['attemptYear', 'enquiry.attemptYear']],
  'partner-enquiry': [
    ['institute', 'enquiry.institute'],
    ['role', 'enquiry.role'],
  ],
  'free-counselling': [
    ['state', 'enquiry.state'],
    ['studyField', 'enquiry.studyField'],
    ['course', 'enquiry.course'],
    ['specialization', 'enquiry.specialization'],
    ['topic', 'enquiry.topic'],
    ['time', 'enquiry.time'],
  ],
  studyindia: [
    ['nationality', 'enquiry.nationality'],
    ['country', 'enquiry.country'],
    ['level', 'enquiry.level'],
    ['intake', 'enquiry.intake'],
  ],
  grievance: [['grievanceSubject', 'grievance.subject']],
}

const lowest = -2
const highest = 12
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The classes that may be sought: those of a school, where they are known. */
export const classesOf = (subject: EnquirySubject | null): number[] =>
  numbers(subject?.classFrom ?? lowest, subject?.classTo ?? highest)

/** `2026-27`: a school year begins in April. */
const session = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`

/** The fields of a kind, with choices of the catalogue, at the instant `now`. */
export function extraFields(
  kind: OpenEnquiryKind,
  subject: EnquirySubject | null,
  language: Language,
  now: Date,
  choices: EnquiryChoices = {},
): ExtraField[] {
  const text = t(language)
  const [year = 0, month = 0] = dayInIndia(now).split('-').map(Number)
  const toOptions = (values: readonly (string | number)[]) =>
    values.map((value) => ({ value: String(value), label: String(value) }))
  // The text goes to the reader of the enquiry, so the value stays English.
  const classes = (offered: readonly number[]) =>
    offered.map((number) => ({ value: className(number, 'en'), label: className(number, language) }))
  const choose = (listed: readonly Choice[] = []) =>
    listed.length > 0
      ? { options: listed.map(({ id, name }) => ({ value: name, label: catalogueName(name, language), id })) }
      : {}
  const suggest = (listed: readonly Choice[] = []) =>
    listed.length > 0 ? { list: listed.map(({ id, name }) => ({ id, name })) } : {}
  const { states, studyFields, courses, levels, exams } = choices
  const fieldDetails: Record<string, () => Partial<ExtraField>> = {
    class: () => ({ options: classes(classesOf(subject)) }),
    session: () => ({
      options: toOptions(numbers(0, 1).map((yearOffset) => session((month < 4 ? year - 1 : year) + yearOffset))),
    }),
    currentClass: () => ({ options: classes(numbers(8, highest)) }),
    state: () => choose(states),
    studyField: () => choose(studyFields),
    course: () => (subject ? choose(courses) : { ...suggest(courses), ...(studyFields && { from: 'studyField' }) }),
    specialization: () => ({ from: 'course' }),
    level: () => choose(levels),
    dateOfBirth: () => ({ date: true }),
    exam: () => suggest(exams),
    marks: () => ({ number: { min: 0, max: 100 } }),
    attemptYear: () => ({ options: toOptions(numbers(year, year + 2)), number: { min: year, max: year + 2 } }),
    grievanceSubject: () => ({
      options: grievanceSubjects.map((value) => ({ value, label: text(`grievance.${value}`) })),
    }),
    intake: () => ({ options: toOptions(numbers(year, year + 2)) }),
    time: () => ({
      options: [
        { value: 'Morning', label: text('enquiry.timeMorning') },
        { value: 'Afternoon', label: text('enquiry.timeAfternoon') },
        { value: 'Evening', label: text('enquiry.timeEvening') },
      ],
    }),
  }
  return (questionsByKind[kind] ?? []).map(([name, label]) => ({
    name,
    label: text(label as 'enquiry.topic'),
    ...fieldDetails[name]?.(),
  }))
}
