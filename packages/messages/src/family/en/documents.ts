export const documents = {
  title: 'Documents',
  lead: 'Kept private. An institute sees only what you share with it.',
} as const
