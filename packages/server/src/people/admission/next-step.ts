import { applicationFormShape, isCorrectable } from '@pravesh/contract'
import { formatDate, type Language, messageText, t } from '@pravesh/messages'
import type { Application } from './application.ts'
import { missingOf, neededOf } from './form/completeness.ts'

type ApplicationStatus = Pick<
  Application,
  'status' | 'instituteType' | 'child' | 'class' | 'session' | 'answers' | 'sent' | 'appointmentOn' | 'appointmentTime'
>

const formatSections = (sections: readonly string[], language: Language) =>
  sections.map((name) => messageText(`formSection.${name}`, language) ?? name).join(', ')

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Missing parts of a submitted application: the part's name and its label. */
export function missingIn(
  { instituteType, child, class: grade, session, answers, sent }: ApplicationStatus,
  language: Language = 'en',
): [string, string][] {
  if (!sent) return []
  const text = t(language)
  const school = instituteType === 'school'
  const form = school
    ? missingOf(sent.common ?? {}, neededOf.commonForm)
    : missingOf(
        sent.form ?? {},
        neededOf.applicationForm.filter((section) => section in applicationFormShape),
      )
  const open = sent.questions.filter((q) => q.required && isEmpty(answers[String(q.id)]))
  const parts: [boolean, string, string][] = [
    [school && child === null, 'child', text('admission.lacksChild')],
    [school && grade === null, 'class', text('admission.lacksClass')],
    [school && session === null, 'session', text('admission.lacksSession')],
    [
      school && form.length > 0,
      'commonForm',
      text('admission.lacksInChildForm', { sections: formatSections(form, language) }),
    ],
    [
      !school && form.length > 0,
      'applicationForm',
      text('admission.lacksInCollegeForm', { sections: formatSections(form, language) }),
    ],
    ...open.map((q): [boolean, string, string] => [
      true,
      `answers.${q.id}`,
      text('admission.lacksAnswer', { question: q.label }),
    ]),
  ]
  return parts.flatMap(([lacks, name, label]): [string, string][] => (lacks ? [[name, label]] : []))
}

/** Words for an application that staff closed when they refunded its fee. */
const closedByRefund = (reason: string | null, language: Language): string =>
  reason ? t(language)('admission.closedByRefundWhy', { reason }) : t(language)('admission.closedByRefund')

/** What the family does in a state; a call to a test or an interaction names its day. */
function stepOf({ status, appointmentOn, appointmentTime }: ApplicationStatus, language: Language): string {
  const text = t(language)
  if (appointmentOn === null || (status !== 'test' && status !== 'interaction')) return text(`nextStep.${status}`)
  const when = [formatDate(appointmentOn, language), appointmentTime].filter(Boolean).join(', ')
  return text(status === 'test' ? 'admission.comeToTest' : 'admission.comeToInteraction', { when })
}

/** The family's next step, as text. `refunded`: the reason of staff for closing the application, if any. */
export function nextStepOf(
  a: ApplicationStatus,
  refunded?: { note: string | null } | undefined,
  language: Language = 'en',
): string {
  const text = t(language)
  if (a.status === 'withdrawn' && refunded) return closedByRefund(refunded.note, language)
  const missing = isCorrectable(a.status) ? missingIn(a, language).map(([, label]) => label) : []
  const step = stepOf(a, language)
  if (missing.length === 0) return step
  const list = missing.join('; ')
  return a.status === 'submitted'
    ? text('admission.completeBefore', { list })
    : text('admission.andComplete', { step, list })
}
