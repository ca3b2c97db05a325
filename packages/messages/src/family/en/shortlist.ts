export const shortlist = {
  title: 'Shortlist',
  lead: 'Institutes that you are thinking of.',
} as const
