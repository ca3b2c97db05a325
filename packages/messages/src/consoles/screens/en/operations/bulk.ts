import { defineMessages } from '../../define-messages.ts'

/** Texts of an action on many records: its progress and the result of each. */
export const bulkTexts = defineMessages('bulkTexts', {
  doneOfCount: '{done} of {count}',
  doneDoneOfCount: 'Done: {done} of {count}',
  nothingToDoCount: 'Nothing to do: {count}',
  failedCountTheyStaySelected: 'Failed: {count}. They stay selected.',
  progress: 'Progress',
  result: 'Result',
  tryTheFailedAgain: 'Try the failed again',
  nothingToDoItIs: 'Nothing to do: it is so already',
  done: 'Done',
  resultForEach: 'Result for each',
  waiting: 'Waiting',
  notTried: 'Not tried',
  doneAll: '{done} done',
  doneAndFailed: '{done} done, {failed} refused',
  atMost: 'At most {count} at once: select fewer',
  changeField: 'Change a field',
  changeFieldOfCount: 'Change a field of {count} selected',
  field: 'Field',
  clearTheField: 'Clear the field',
  changeNamedFieldOfCount: 'Change “{field}” of {count} selected',
  change: 'Change',
})
