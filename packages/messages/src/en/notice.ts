/** What happened, in a family's list of news. */
export const notice = {
  move: '{institute}: the application for {applicant} is now {state}',
  message: '{institute} wrote to you about the application for {applicant}',
  offer: '{institute} offers {applicant} a seat: answer by {day}',
  deadline: 'The offer of {institute} to {applicant} ends on {day}',
  reply: '{institute} answered your question {reference}',
  replyOfStaff: 'The Pravesh staff answered your question {reference}',
  refund: '{amount} goes back to you for {institute}',
  readContact: '{reader} read your contact in question {reference}',
  readForm: '{reader} read the application for {applicant} to {institute}',
} as const
