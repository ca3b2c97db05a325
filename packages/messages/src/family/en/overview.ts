export const overview = {
  title: 'Your applications',
  lead: 'What to do next, and how each application stands.',
} as const
