import { defineMessages } from '../../define-messages.ts'

/** Texts of logged calls. */
export const callTexts = defineMessages('callTexts', {
  whatCameOfTheCall: 'What came of the call',
  whatWasSaid: 'What was said',
  logACall: 'Log a call',
  logTheCall: 'Log the call',
})
