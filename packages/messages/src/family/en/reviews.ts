export const reviews = {
  title: 'Reviews',
  lead: 'What you wrote of institutes.',
} as const
