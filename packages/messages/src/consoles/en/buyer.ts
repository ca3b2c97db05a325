/** The institutes' console. */
export const buyer = {
  signInTitle: 'Sign in for institutes',
  intro: 'The desk of a school or a college: its page, its fees, and the families who ask.',
  notYet: 'Not with us yet?',
  seeHow: 'See how institutes are shown',
  closedTitle: 'Sign-in for institutes opens soon',
  closedText: 'Your details were not kept. Until then, families find your page as the registers describe it.',
  instituteType: 'Institute type',
  enterEmail: 'Enter the e-mail address of your institute’s account',
  atLeastTen: 'At least 10 characters',
  temporary: 'Your temporary password works once: choose one of your own',
  wentWrong: 'Something went wrong. Please try again',
  signedIn: 'You are signed in',
  shortIntro: 'The desk of a school or a college.',
  signedInAs: 'As {person}. The desk itself, with your page, fees and enquiries, opens soon.',
} as const
