import { defineMessages } from '../../define-messages.ts'

/** Texts of the change log. */
export const changeTexts = defineMessages('changeTexts', {
  record: 'Record',
  whatChanged: 'What changed',
  ofEarlierChangesAndOf:
    'Of earlier changes, and of sources and very long values, the log has the name of the field alone.',
  administrator: 'Administrator',
  whoseLogin: 'Whose login',
  whatWasDone: 'What was done',
  courses: 'Courses',
  picturesAndVideos: 'Pictures and videos',
  readingTheChanges: 'Reading the changes …',
  noChangeIsInThe: 'No change is in the log yet.',
  saveOrUndoWhatYou: 'Save or undo what you have typed. Then fields can be restored.',
  earlierChanges: 'Earlier changes',
  changes: 'Changes',
  restoreTheFormerValue: 'Restore the former value?',
  itIsSavedAtOnce: 'It is saved at once, and the change log has it as a change of yours.',
  itCannotBeRestored: 'It cannot be restored:',
  allFieldsOfThisChange: 'all fields of this change',
  restoreAll: 'Restore all',
  theLogDoesNotHave: 'The log does not have the former value: it was too long, or is older than the log.',
  cannotBeRestoredWhatIt: 'Cannot be restored: what it refers to is deleted.',
  cannotBeRestoredTheField: 'Cannot be restored: the field no longer takes this value.',
  theLogHasNoValues: 'The log has no values of contacts: they are of people.',
  cannotBeRestoredItIs: 'Cannot be restored: it is deleted.',
  theFormerValueIsRestored: 'The former value is restored',
  somebodyElseSavedThisRecord:
    'Somebody else saved this record meanwhile. Nothing was restored. Look at the newest changes first.',
  before: 'Before',
  after: 'After',
  empty: 'Empty',
  classes: 'Classes',
  hostelAYear: 'Hostel, a year',
  booksAbout: 'Books, about',
  upToKm: 'Up to km',
  order: 'Order',
  cover: 'Cover',
  address: 'Address',
  whatThePictureShows: 'What the picture shows',
  caption: 'Caption',
  schoolOrCollege: 'School or college',
  changedFrom: 'Changed from',
  changedUntil: 'Changed until',
})

/** Names of the details of an export or an import in the history. */
export const changeDetailTexts = defineMessages('changeDetailTexts', {
  filter: 'Filter',
  rows: 'Rows',
  file: 'File',
  created: 'Created',
  updated: 'Updated',
  rejected: 'Rejected',
  finished: 'Finished',
})
