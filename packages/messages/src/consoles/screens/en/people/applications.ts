import { defineMessages } from '../../define-messages.ts'

/** Texts of the screens of applications. */
export const applicationTexts = defineMessages('applicationTexts', {
  appliesFor: 'Applies for',
  expired: 'Expired',
  documentsAreListedNotOpened: 'Documents are listed, not opened: only the institute can read them.',
  aMoveThatYouMake: 'A move that you make here is made for the institute. The history names you and Pravesh.',
  repliesToTheInstitutesQuestions: 'Replies to the institute’s questions',
  notOpenedFor7Days: 'Not opened for 7 days',
  schoolOrCollege: 'School or college',
  submittedFrom: 'Submitted from',
  submittedUntil: 'Submitted until',
})
