export const queries = {
  title: 'Questions',
  lead: 'What you asked, and what was answered.',
} as const
