export const bank = {
  title: 'Account for refunds',
  lead: 'Where money goes that comes back to you.',
} as const
