export const children = {
  title: 'Children',
  lead: 'Each child has a form of its own, which every school reads.',
} as const
