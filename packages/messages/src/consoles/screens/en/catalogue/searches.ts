import { defineMessages } from '../../define-messages.ts'

/** Texts of the screens of searches. */
export const searchTexts = defineMessages('searchTexts', {
  makeASynonym: 'Make a synonym',
  notUnderstood: 'Not understood',
  readAsAName: 'Read as a name',
  namesFound: 'Names found',
  whatWasTyped: 'What was typed',
  demo: 'Demo',
  howOften: 'How often',
  foundNothing: 'Found nothing',
  ledTo: 'Led to',
  lastSearched: 'Last searched',
  whichSearches: 'Which searches',
  mostSearched: 'Most searched',
  tryIt: 'Try it',
  howSearchReadsAText: 'How search reads a text now, with the synonyms that are saved',
  whatSomebodyMightType: 'What somebody might type',
  periodInDays: 'Period in days',
})
