/** Signing in and opening an account. */
export const session = {
  title: 'Sign in',
  lead: 'With a code to your mobile, or with your password.',
  signUpTitle: 'Open an account',
  signUpLead: 'One account for all applications.',
} as const
