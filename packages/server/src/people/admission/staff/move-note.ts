import type { ApplicationMove } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'
import { familyText } from '@pravesh/messages/family'
import type { Application } from '../application.ts'

/** The content of a move: its note, and the facts that its reader gets in their own language. */
export type MoveDetails = {
  [Part in 'note' | 'reasons' | 'on' | 'documentTypes' | 'corrected']?: ApplicationMove[Part] | undefined
}

/**
 * The text of a move as in its mail. The note is followed by the ticked reasons of a rejection, the test day, the requested documents, an offer's last day, the place on the
 * waiting list, and the outcome of an earlier offer.
 */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  from: Application['status'],
  { note, reasons = [], on, documentTypes = [] }: MoveDetails,
  language: Language,
): string {
  const text = t(language)
  const day = from === 'offered' ? 'admission.newReplyBy' : 'admission.replyBy'
  const choice = familyText(language, 'choices')
  const documentNames = documentTypes.map((type) => choice(`choices.document_${type}`)).join(', ')
  const reasonList = reasons.map((reason) => choice(`choices.reason_${reason}`)).join(', ')
  const facts = [
    reasonList ? text('admission.reasons', { list: reasonList }) : undefined,
    on ? text('admission.onDay', { day: formatDate(on, language) }) : undefined,
    documentNames ? text('admission.documentsAsked', { list: documentNames }) : undefined,
    status === 'rejected' && from === 'offered' ? text('admission.offerTakenBack') : undefined,
    status === 'offered' && replyBy !== null ? text(day, { day: formatDate(replyBy, language) }) : undefined,
    status === 'waitlisted' && waitlistNumber !== null
      ? text('admission.waitlistPlace', { place: String(waitlistNumber) })
      : undefined,
  ]
  return [note || undefined, ...facts].filter((line) => line !== undefined).join('\n\n')
}
