export const childForm = {
  title: 'A child’s form',
  lead: 'Filled once: every school that you apply to reads it.',
} as const
