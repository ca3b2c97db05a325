/** Status of an application: “Your application is …”. */
export const applicationState = {
  draft: 'a draft',
  payment_pending: 'waiting for its fee',
  submitted: 'submitted',
  under_review: 'under review',
  documents_requested: 'waiting for documents',
  test: 'called to the entrance test',
  interaction: 'called to the interaction',
  shortlisted: 'shortlisted',
  waitlisted: 'on the waiting list',
  offered: 'answered with an offer',
  accepted: 'accepted',
  declined: 'closed: you declined the offer',
  expired: 'expired',
  enrolled: 'complete: admission is given',
  rejected: 'not selected',
  withdrawn: 'withdrawn',
} as const

/** The family's next step. */
export const nextStep = {
  draft: 'Fill the form, then pay the fee to submit it',
  payment_pending: 'Pay the fee: the application is submitted when the payment is confirmed',
  submitted: 'Nothing to do now: the institute will look at it',
  under_review: 'Nothing to do now: the institute is reading it',
  documents_requested: 'Add the documents that the institute asks for',
  test: 'Come to the entrance test on the day given',
  interaction: 'Come to the interaction on the day given',
  shortlisted: 'Nothing to do now: wait for the list of offers',
  waitlisted: 'Wait: seats that are declined go down the waiting list',
  offered: 'Accept or decline the offer before the last day to reply',
  accepted: 'Complete the admission at the institute',
  declined: 'Nothing: you declined this offer',
  expired: 'Ask the institute: the last day to reply has passed',
  enrolled: 'Nothing: the admission is complete',
  rejected: 'Look at other institutes on your list',
  withdrawn: 'Nothing: you withdrew this application',
} as const
