export const profile = {
  title: 'Profile',
  lead: 'How you sign in, and how institutes reach you.',
} as const
