import { defineMessages } from '../../define-messages.ts'

/** Texts of the screens on which an institute decides its applications. */
export const decisionTexts = defineMessages('decisionTexts', {
  moveTo: 'Move to…',
  moveCount: '{move}: {count} selected',
  familiesAreNotified: 'The family of each is notified of it, with the note.',
  blocked: '{blocked} of {count} selected cannot be moved so and are left out:',
  toDecide: 'To decide',
  offered: 'Offered',
  ended: 'Ended',
  whichApplications: 'Which applications',
  session: 'Session',
  accepted: 'Accepted',
  enrolled: 'Admitted',
  seats: 'Seats',
  left: 'Left',
  classOrCourse: 'Class or course',
  notChosen: 'Not chosen',
  seatsLeft: '{left} of {seats} seats left',
  seatsUnknown: 'Seats by class: not entered',
  previous: 'Previous',
  next: 'Next',
  firstPlace: 'Its place is for the first; those after it get the next places, in the order of the list.',
})
