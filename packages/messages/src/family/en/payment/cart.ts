/** Fees that are about to be paid. */
export const cart = {
  title: 'Cart',
  lead: 'Fees to pay. An application is sent when its fee is paid.',
  none: 'Nothing to pay',
  noneLead: 'Apply from your shortlist, or from the page of a school or college that takes applications here.',
  toShortlist: 'To the shortlist',
  sum: 'Total {amount}',
  each: 'The fee is that of Pravesh, {amount} for one application. Each is paid by itself, and its application is sent at once.',
  refunds:
    'If money comes too late or twice it goes back by itself. A fee for an application that was sent is returned only if the Pravesh staff decide so.',
  pay: 'Pay {amount}',
  payAll: 'Pay all {count}, {amount} together, one after the other',
  applyTo: 'Apply to {name}',
  open: 'Open the application',
  added: 'In the cart',
  there: 'It is in the cart already',
  paid: 'You have applied here already: this is your application',
  removed: 'Taken out of the cart',
  forChild: 'for {name}',
  whichChild: 'For which child?',
  apply: 'Apply',
  notNow: 'No fee can be paid now: {why}',
} as const
