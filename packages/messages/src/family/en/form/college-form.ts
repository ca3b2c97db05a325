export const collegeForm = {
  title: 'Form for colleges',
  lead: 'Filled once: every college that you apply to reads it.',
} as const
