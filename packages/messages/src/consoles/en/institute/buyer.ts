/** The institutes' console. */
export const buyer = {
  signInTitle: 'Sign in for institutes',
  intro:
    'For schools and colleges: answer enquiries, read applications and decide on them, and keep your page with its fees, awards and questions up to date.',
  notYet: 'Not with us yet?',
  listYours: 'List your institute',
  closedTitle: 'There is no sign-in for institutes here',
  closedText: 'This server does not take institutes. Your details were not kept.',
  instituteType: 'Institute type',
  enterEmail: 'Enter the e-mail address of your institute’s account',
  atLeastTen: 'At least 10 characters',
  temporary: 'Your temporary password works once: choose one of your own',
  choosePassword: 'Choose your password',
  firstSignIn: 'You sign in as {email}. Choose a password that you use nowhere else.',
  saveAndSignIn: 'Save and sign in',
  linkEnded:
    'This link has been used, or has expired. Ask for a temporary password at the sign-in: “Forgotten password?”.',
  wentWrong: 'Something went wrong. Please try again',
  institute: 'Institute',
  institutes: 'Institutes',
  allInstitutes: 'All institutes',
  admission: 'Admission',
  families: 'Families',
  system: 'Your own system',
  page: 'Page',
} as const
