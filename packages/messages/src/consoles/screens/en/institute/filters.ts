import { defineMessages } from '../../define-messages.ts'

/** Labels of the fields and filters of the institutes' console. */
export const buyerFieldTexts = defineMessages('buyerFieldTexts', {
  questions: 'Questions',
  withAReply: 'With a reply',
})
