/** An institute's own proposals. */
export const ownProposal = {
  proposedOn: 'proposed on {date}',
  decidedOn: 'decided on {date}',
  becomes: 'is to become',
  reason: 'Reason: {reason}',
  takeBack: 'Take back',
  takeBackTitle: 'Take back this proposal: {matter}?',
  takeBackText: 'It will not be decided on, and your page stays as it is. You can propose it again.',
  takenBack: 'The proposal is taken back',
} as const
