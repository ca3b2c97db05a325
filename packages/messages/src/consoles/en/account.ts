/** The password of an account of a console: changing it, and having forgotten it. */
export const account = {
  mine: 'My account',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPasswordHelp: 'At least 10 characters. Three or four words together are easy to remember and hard to guess.',
  othersEnd: 'You stay signed in here. Wherever else you are signed in, your session ends.',
  forgotten: 'Forgotten password?',
  forgottenText:
    'We send a temporary password to the e-mail address of your account. It works once, for 30 minutes, and you choose a new one as you sign in with it. Until then your old password stays valid.',
  send: 'Send temporary password',
  sentTitle: 'Look in your mailbox',
  sentText: 'If {email} has an account here, a temporary password is on its way to it.',
  sentNothing: 'Nothing came? Check the institute type, the address, and your spam folder.',
  backToSignIn: 'Back to sign-in',
  adminForgotten: 'The password of an administrator cannot be reset here. Ask whoever runs this server.',
} as const
