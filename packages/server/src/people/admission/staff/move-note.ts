import type { ApplicationMove } from '@pravesh/contract'
import { formatAppointment, formatDate, type Language, t } from '@pravesh/messages'
import { familyText } from '@pravesh/messages/family'
import type { Application } from '../application.ts'

/** The content of a move: its note, and the facts that its reader gets in their own language. */
export type MoveDetails = {
  [Part in 'note' | 'reasons' | 'on' | 'time' | 'place' | 'bring' | 'documentTypes' | 'corrected']?:
    | ApplicationMove[Part]
    | undefined
}

type Appointed = Pick<Application, 'status' | 'appointmentOn' | 'appointmentTime'>
/** Whether a test or an interaction is still to come. */
const isAhead = (on: string, time: string | null): boolean =>
  Date.parse(`${on}T${time ?? '23:59'}:00+05:30`) > Date.now()

/** What is said of a test or an interaction: that it is called off or changed, when and where it is, and its calendar file. */
function appointmentFacts(
  status: Application['status'],
  from: Appointed,
  { on, time = null, place, bring }: MoveDetails,
  { language, link }: Reader,
): (string | undefined)[] {
  const text = t(language)
  const { appointmentOn, appointmentTime } = from
  const hadOne = appointmentOn !== null && isAhead(appointmentOn, appointmentTime)
  const isChanged = hadOne && status === from.status && Boolean(on)
  const earlier = hadOne ? formatAppointment(appointmentOn, appointmentTime, language) : ''
  return [
    hadOne && !isChanged ? text('admission.appointmentCancelled', { when: earlier }) : undefined,
    isChanged ? text('admission.appointmentChanged', { when: earlier }) : undefined,
    on ? text('admission.onDay', { day: formatAppointment(on, time, language) }) : undefined,
    place ? text('admission.place', { place }) : undefined,
    bring ? text('admission.bring', { list: bring }) : undefined,
    on ? text('admission.calendarFile', { link: `${link}#appointment` }) : undefined,
  ]
}

/** Who reads a move: the language, and the link to the page of the application. */
type Reader = { language: Language; link: string }

/**
 * The text of a move as in its mail. The note is followed by the ticked reasons of a rejection, the test or interaction, the requested documents, an offer's last day, the place on the
 * waiting list, and the outcome of an earlier offer or appointment.
 */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  from: Appointed,
  details: MoveDetails,
  reader: Reader,
): string {
  const { language } = reader
  const { note, reasons = [], documentTypes = [] } = details
  const text = t(language)
  const day = from.status === 'offered' ? 'admission.newReplyBy' : 'admission.replyBy'
  const choice = familyText(language, 'choices')
  const documentNames = documentTypes.map((type) => choice(`choices.document_${type}`)).join(', ')
  const reasonList = reasons.map((reason) => choice(`choices.reason_${reason}`)).join(', ')
  const facts = [
    reasonList ? text('admission.reasons', { list: reasonList }) : undefined,
    ...appointmentFacts(status, from, details, reader),
    documentNames ? text('admission.documentsAsked', { list: documentNames }) : undefined,
    status === 'rejected' && from.status === 'offered' ? text('admission.offerTakenBack') : undefined,
    status === 'offered' && replyBy !== null ? text(day, { day: formatDate(replyBy, language) }) : undefined,
    status === 'waitlisted' && waitlistNumber !== null
      ? text('admission.waitlistPlace', { place: String(waitlistNumber) })
      : undefined,
  ]
  return [note || undefined, ...facts].filter((line) => line !== undefined).join('\n\n')
}
