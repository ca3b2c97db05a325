/** An institute's own proposals. */
export const ownProposal = {
  none: 'No proposals yet',
  noneText:
    'Where you change the name, place, owner or approvals of your page, the change waits here until we have approved it.',
  proposedOn: 'proposed on {date}',
  decidedOn: 'decided on {date}',
  becomes: 'is to become',
  reason: 'Reason: {reason}',
  takeBack: 'Take back',
  takeBackTitle: 'Take back this proposal: {matter}?',
  takeBackText: '{fields}: nobody decides on it any more, and your page stays as it is. You can propose it again.',
  takenBack: 'Taken back: {fields}',
  takeBackFields: 'Take back: {fields}',
} as const
