export const password = {
  title: 'Password',
  lead: 'Choose another password.',
  current: 'The password you have',
  none: 'No password yet, or forgotten?',
  getOne: 'Have one sent to you',
  fresh: 'The new one',
  freshHint: 'At least 10 characters. A sentence is easy to keep and hard to guess.',
  changed: 'Password changed. Other devices were signed out.',
  wrong: 'Invalid Username or Password',
} as const
