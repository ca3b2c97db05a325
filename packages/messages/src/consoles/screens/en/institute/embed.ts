import { defineMessages } from '../../define-messages.ts'

/** The card of an institute that other sites frame. */
export const embedTexts = defineMessages('embedTexts', {
  title: 'Card for your site',
  intro:
    'Put these lines into a page of your own site, where the card is to be. It has no script and no cookie, tracks nobody, and changes with your page here.',
  language: 'Language of the card',
  preview: 'The card',
  code: 'Lines for your page',
  copy: 'Copy',
  close: 'Close',
})
