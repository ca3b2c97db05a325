import { defineMessages } from '../../define-messages.ts'

/** Texts of the lists of institutes and of actions on many. */
export const instituteTexts = defineMessages('instituteTexts', {
  chooseSchoolOrCollegeFirst: 'Choose school or college first',
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
  publishNow: 'Publish now',
  archive: 'Archive',
  publishCountSelected: 'Publish {count} selected?',
  eachBecomesPublicOnThe:
    'Each becomes public on the site. What somebody else changed since you opened this list is left as it is, and the result says so.',
  archiveCountSelected: 'Archive {count} selected?',
  eachIsTakenOffThe:
    'Each is taken off the site and stays here as archived. What somebody else changed since you opened this list is left as it is, and the result says so.',
  deleteCountSelected: 'Delete {count} selected?',
  eachIsDeletedWithIts:
    'Each is deleted with its own parts and cannot be restored. One that enquiries, applications, payments, reviews or logins refer to stays, and the result says why.',
  itIsNoLongerThere: 'It is no longer there',
  lastChangedBy: 'Last changed by',
  number: 'Number',
  complete: 'Complete',
  countedCount: 'Counted: {count}',
  countAll: 'Count all',
  below50: 'Below 50 %',
  from50To80: '50 to 80 %',
  above80: 'Above 80 %',
  state: 'State',
  completeness: 'Completeness',
  partsOfThePage: 'Parts of the page',
  class: 'Class',
})
