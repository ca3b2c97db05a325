import { defineMessages } from '../../define-messages.ts'

/** Texts of the bin: records that were deleted or merged and can be restored. */
export const binTexts = defineMessages('binTexts', {
  lead: 'Deleted and merged records stay here for 30 days and can be restored. After that they are gone.',
  what: 'What happened',
  deleted: 'Deleted',
  mergedInto: 'Merged into',
  parts: 'Own rows',
  until: 'Can be restored until',
  onlyMerged: 'Merged alone',
  restore: 'Restore',
  takeBack: 'Take the merge back',
  restoreQuestion: 'Restore it?',
  takeBackQuestion: 'Take the merge back?',
  restoreText: 'The record returns with its own rows, at its address and in the state of publication that it had.',
  takeBackText:
    'The duplicate returns with what followed from it. Fields that were taken over get their former values, unless somebody changed them since. What came after the merge stays where it is.',
  kept: 'These fields were changed since the merge and stay as they are',
})
