export const payments = {
  title: 'Payments',
  lead: 'What you paid, with receipts and refunds.',
} as const
