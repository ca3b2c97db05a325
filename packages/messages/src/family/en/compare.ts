export const compare = {
  title: 'Compare',
  lead: 'Side by side, what you shortlisted.',
} as const
