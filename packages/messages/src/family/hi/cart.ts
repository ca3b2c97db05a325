export const cart = {
  title: 'कार्ट',
  lead: 'देय शुल्क। शुल्क मिलते ही आवेदन भेजा जाता है।',
} as const
