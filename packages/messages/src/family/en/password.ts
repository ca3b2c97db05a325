export const password = {
  title: 'Password',
  lead: 'Choose another password.',
} as const
