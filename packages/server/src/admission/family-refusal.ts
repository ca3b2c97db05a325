import type { ApplicationState } from '@pravesh/contract'
import { mailTexts } from '../mail/compose.ts'

/** What a family hears that asks for what has happened. */
const already: Partial<Record<ApplicationState, string>> = {
  accepted: 'You accepted this offer already',
  declined: 'You declined this offer already',
  withdrawn: 'This application is withdrawn already',
  under_review: 'The institute is reading this application already',
}

/** Why a family may not make this move from where its application stands, in a sentence. */
export function familyRefusal(from: ApplicationState, to: ApplicationState): string {
  const done = from === to ? already[to] : undefined
  if (done) return done
  const stands = `your application is ${mailTexts.en.states[from]}`
  if (to === 'accepted' || to === 'declined') {
    if (from === 'declined')
      return 'You declined this offer already. Ask the institute whether it offers the seat again'
    if (from === 'accepted') return 'You accepted this offer already. To give the seat back, withdraw the application'
    if (from === 'expired') return 'The last day to reply to this offer has passed. Ask the institute'
    return `There is no offer to ${to === 'accepted' ? 'accept' : 'decline'}: ${stands}`
  }
  if (to === 'withdrawn')
    return from === 'enrolled'
      ? 'The admission is complete: it is not withdrawn here. Ask the institute'
      : `There is nothing to withdraw: ${stands}`
  if (to === 'under_review') return `The institute does not ask for documents now: ${stands}`
  return `This cannot be done now: ${stands}`
}
