import { applicationFormShape, isCorrectable, nextSteps } from '@pravesh/contract'
import { neededOf } from './fullness.ts'
import type { Application } from './transition.ts'

type Standing = Pick<Application, 'status' | 'instituteType' | 'child' | 'class' | 'session' | 'answers' | 'sent'>
type Form = Readonly<Record<string, unknown>> | null | undefined

/** Sections of the forms, as a person reads of them. */
const sectionWords: Readonly<Record<string, string>> = {
  parents: 'parents',
  address: 'address',
  emergency: 'emergency contact',
  previousSchool: 'previous school',
  medical: 'medical notes',
  transport: 'transport',
  declaration: 'declaration',
  personal: 'personal details',
  contact: 'contact details',
  guardians: 'guardians',
  academics: 'marks',
  choices: 'choices of colleges',
  statement: 'statement',
  declarations: 'declarations',
}
const inWords = (sections: readonly string[]) => sections.map((name) => sectionWords[name] ?? name).join(', ')

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
/** Sections of a form that an institute needs and that are empty. */
const emptyIn = (form: Form, needed: readonly string[]) => needed.filter((section) => isEmpty(form?.[section]))

/** What an application that was sent still lacks: the part's name, and what a person reads. */
export function missingIn({
  instituteType,
  child,
  class: grade,
  session,
  answers,
  sent,
}: Standing): [string, string][] {
  if (!sent) return []
  const school = instituteType === 'school'
  const form = school
    ? emptyIn(sent.common, neededOf.commonForm)
    : emptyIn(
        sent.form,
        neededOf.applicationForm.filter((section) => section in applicationFormShape),
      )
  const open = sent.questions.filter((q) => q.required && isEmpty(answers[String(q.id)]))
  const parts: [boolean, string, string][] = [
    [school && child === null, 'child', 'which child it is for'],
    [school && grade === null, 'class', 'the class'],
    [school && session === null, 'session', 'the session'],
    [school && form.length > 0, 'commonForm', `of the child’s form ${inWords(form)}`],
    [!school && form.length > 0, 'applicationForm', `of the form for colleges ${inWords(form)}`],
    ...open.map((q): [boolean, string, string] => [true, `answers.${q.id}`, `an answer to “${q.label}”`]),
  ]
  return parts.flatMap(([lacks, name, words]): [string, string][] => (lacks ? [[name, words]] : []))
}

/** Words for an application that staff closed when they refunded its fee. */
export const closedByRefund = (reason: string | null): string =>
  `Nothing: Pravesh refunded the fee and closed this application${reason ? `: ${reason}` : ''}`

/** What the family does next, in words. `refunded`: why staff closed it, where they did. */
export function nextStepOf(a: Standing, refunded?: { note: string | null } | undefined): string {
  if (a.status === 'withdrawn' && refunded) return closedByRefund(refunded.note)
  const missing = isCorrectable(a.status) ? missingIn(a).map(([, words]) => words) : []
  if (missing.length === 0) return nextSteps[a.status]
  const lacks = `missing are ${missing.join('; ')}`
  return a.status === 'submitted'
    ? `Complete the form before the institute begins to read it: ${lacks}`
    : `${nextSteps[a.status]}, and complete the form: ${lacks}`
}
