export const cart = {
  title: 'Cart',
  lead: 'Fees to pay. An application is sent when its fee is paid.',
} as const
