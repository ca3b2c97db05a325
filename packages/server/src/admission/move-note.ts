import { formatDate, type Language, t } from '@pravesh/messages'
import type { Application } from './application.ts'

/**
 * What was noted with a move, as its mail says it: an offer's last day and a place on the waiting list go with it, and what
 * became of an offer that was made before.
 */
export function moveNote(
  { status, replyBy, waitlistNumber }: Pick<Application, 'status' | 'replyBy' | 'waitlistNumber'>,
  from: Application['status'],
  note: string | null,
  language: Language,
): string {
  const text = t(language)
  const day = from === 'offered' ? 'admission.newReplyBy' : 'admission.replyBy'
  const facts = [
    status === 'rejected' && from === 'offered' ? text('admission.offerTakenBack') : undefined,
    status === 'offered' && replyBy !== null ? text(day, { day: formatDate(replyBy, language) }) : undefined,
    status === 'waitlisted' && waitlistNumber !== null
      ? text('admission.waitlistPlace', { place: String(waitlistNumber) })
      : undefined,
  ]
  return [note || undefined, ...facts].filter((line) => line !== undefined).join('\n\n')
}
