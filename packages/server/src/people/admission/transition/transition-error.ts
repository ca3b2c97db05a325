import type { ApplicationState } from '@pravesh/contract'
import { type Language, t } from '@pravesh/messages'

/** Messages for a family that requests a transition which has already happened. */
const already = {
  accepted: 'admission.alreadyAccepted',
  declined: 'admission.alreadyDeclined',
  withdrawn: 'admission.alreadyWithdrawn',
  under_review: 'admission.alreadyRead',
} as const
const isAlready = (state: ApplicationState): state is keyof typeof already => state in already

/** The reason why a family may not make this transition from the current state, as a sentence. */
export function transitionErrorMessage(
  from: ApplicationState,
  to: ApplicationState,
  language: Language = 'en',
): string {
  const text = t(language)
  if (from === to && isAlready(to)) return text(already[to])
  const stateText = text('admission.stands', { state: text(`applicationState.${from}`) })
  if (to === 'accepted' || to === 'declined') {
    if (from === 'declined') return text('admission.askForSeatAgain')
    if (from === 'accepted') return text('admission.giveSeatBack')
    if (from === 'expired') return text('admission.offerOver')
    return text(to === 'accepted' ? 'admission.nothingToAccept' : 'admission.nothingToDecline', { stands: stateText })
  }
  if (to === 'withdrawn')
    return from === 'enrolled'
      ? text('admission.admissionComplete')
      : text('admission.nothingToWithdraw', { stands: stateText })
  if (to === 'under_review') return text('admission.noDocumentsAsked', { stands: stateText })
  return text('admission.notNow', { stands: stateText })
}
