import { defineMessages } from '../../define-messages.ts'

/** Texts of the editor of the system's mails. */
export const templateTexts = defineMessages('templateTexts', {
  theMail: 'The mail',
  insert: 'Insert a value',
  insertOne: 'Insert {place}',
  whereTheyGo: 'A press inserts it where you write: subject, text or HTML.',
  mustHave: 'The text must have {places}.',
  useStandard: 'Use the standard text',
  preview: 'Preview with example values',
  chooseAMail: 'Choose a mail to see how it reads.',
  asPlainText: 'As plain text',
  sendATest: 'Send me a test',
  sentTo: 'Sent to {address}',
})
