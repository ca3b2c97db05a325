import type { ApplicationMove } from '@pravesh/contract'
import { formatDate, type Language, t } from '@pravesh/messages'
import { familyText } from '@pravesh/messages/family'
import type { Application } from '../application.ts'

/** What a move says: its note, and the facts that its reader sees in their own language. */
export type MoveDetails = {
  [Part in 'note' | 'on' | 'documentTypes' | 'corrected']?: ApplicationMove[Part] | undefined
}

/**
 * What was said with a move, as its mail says it: the day of a test, the documents asked for, an offer's last day and a place on the waiting
 * list go with the note, and what became of an offer that was made before.
 */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  from: Application['status'],
  { note, on, documentTypes = [] }: MoveDetails,
  language: Language,
): string {
  const text = t(language)
  const day = from === 'offered' ? 'admission.newReplyBy' : 'admission.replyBy'
  const choice = familyText(language, 'choices')
  const documentNames = documentTypes.map((type) => choice(`choices.document_${type}`)).join(', ')
  const facts = [
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
