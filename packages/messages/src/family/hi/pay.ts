export const pay = {
  title: 'भुगतान करें',
  lead: 'एक आवेदन का शुल्क।',
} as const
