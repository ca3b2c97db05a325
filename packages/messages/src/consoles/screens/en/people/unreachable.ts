import { defineMessages } from '../../define-messages.ts'

/** Texts of the institutes where nobody can be told that a family wrote or applied. */
export const unreachableTexts = defineMessages('unreachableTexts', {
  lead: 'Families wait for these institutes, and nobody there is told by mail. Answer in their place, or find somebody who can.',
  why: 'Why',
  enquiries: 'Open questions',
  applications: 'Unread applications',
  waitingSince: 'Waiting since',
})
