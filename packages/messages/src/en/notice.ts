/** What happened, in a family's list of news. */
export const notice = {
  move: '{institute}: the application for {applicant} is now {state}',
  message: '{institute} wrote to you about the application for {applicant}',
  offer: '{institute} offers {applicant} a seat: answer by {day}',
  deadline: 'The offer of {institute} to {applicant} ends on {day}',
  drawListed: '{institute}: {applicant} is on the list of the draw of lots on {day}',
  drawDrawn: '{institute}: lots are drawn, {applicant} has place {place}',
  drawCancelled: '{institute} cancelled a draw of lots that {applicant} took part in',
  reply: '{institute} answered your question {reference}',
  replyOfStaff: 'The Pravesh staff answered your question {reference}',
  refund: '{amount} goes back to you for {institute}',
  readContact: '{reader} read your contact in question {reference}',
  readForm: '{reader} read the application for {applicant} to {institute}',
} as const
