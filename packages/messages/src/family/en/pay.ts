export const pay = {
  title: 'Pay',
  lead: 'The fee of one application.',
} as const
